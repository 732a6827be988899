package io.github.boardrules.loa;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.Option;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.OptionException.Code;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.SetupException;
import io.github.boardrules.core.spi.RecentValues;
import io.github.boardrules.core.text.NotationException;
import java.util.List;

/**
 * The game type of Lines of Action, as a service. The {@linkplain io.github.boardrules.loa package
 * description} lists the options. All instances are equal.
 */
@Immutable
public record LoaGameType() implements GameType {
  /** By options: reading them for every record of an archive would cost as much as its moves. */
  private static final RecentValues<Options, LoaGame> RECENT =
      new RecentValues<>(LoaGameType::read);

  private static final About ABOUT =
      About.of(
          ImmutableList.of("Claude Soucie"),
          1969,
          """
          Black and White play on a board of 8×8 squares. Black has twelve pieces on the first and \
          last rank, White has twelve on the first and last file, and the corners are empty. The \
          aim is to connect all of your own pieces.

          Black moves first, then the players alternate. A turn moves one piece along a rank, a \
          file or a diagonal, in either direction, by exactly as many squares as there are pieces \
          on that whole line. Pieces of both colors count, in front of the moving piece and \
          behind it, and so does the moving piece itself.

          A piece may jump over pieces of its own color, but not over enemy pieces. It may end \
          its move on an empty square or on an enemy piece, which is captured and leaves the \
          board. It may not end its move on a piece of its own color.

          Pieces of one color are connected if you can walk from any of them to any other over \
          neighboring squares, diagonals included. If all pieces of one player are connected \
          after a move, that player wins, whoever made the move: a capture can connect the enemy. \
          A single piece is connected. If a move connects both players, the player who moved wins.

          A player who cannot move loses, and so does a player who repeats an earlier position \
          with the same player to move. A move that leaves the opponent without a move wins even \
          if it connects the opponent.

          Published rules and other sites differ about a move that connects both players, about a \
          player who cannot move and about repetition. Each of these points is an option, and \
          presets have the names of those who use them. Other options change the board and the \
          setup.
          """,
          "https://en.wikipedia.org/wiki/Lines_of_Action",
          "https://boardgamegeek.com/boardgame/3406/lines-of-action");

  @Override
  public String id() {
    return "loa";
  }

  @Override
  public String title() {
    return "Lines of Action";
  }

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public List<Option<?>> options() {
    return LoaRules.WITH_SETUP;
  }

  /**
   * {@inheritDoc}
   *
   * <p>If the option {@code setup} is at fault, the cause of the exception is the {@code
   * NotationException}, or the {@code SetupException} with all defects.
   */
  @Override
  public LoaGame game(Options options) {
    return RECENT.get(options);
  }

  private static LoaGame read(Options options) {
    Options given = options.checked(LoaRules.WITH_SETUP);
    LoaRules rules = LoaRules.SOUCIE.with(given.without(NamedSetups.OPTION.name()));
    rules.check();
    try {
      return Loa.game(rules, LoaNotation.parseSetup(given.get(NamedSetups.OPTION), rules.board()));
    } catch (NotationException | SetupException e) {
      Code code = e instanceof NotationException ? Code.UNREADABLE : Code.OUT_OF_RANGE;
      OptionException exception =
          new OptionException(code, NamedSetups.OPTION.name(), String.valueOf(e.getMessage()));
      exception.initCause(e);
      throw exception;
    }
  }
}
