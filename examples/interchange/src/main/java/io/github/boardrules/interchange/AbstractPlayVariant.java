package io.github.boardrules.interchange;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.board.Board;
import io.github.boardrules.linage.LinageGameType;
import io.github.boardrules.loa.LoaGameType;
import io.github.boardrules.loa.LoaSetup;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A game as Abstract Play offers it.
 *
 * @param name the name of the game there
 * @param id the id of the game here
 * @param variants the names of the variants, as the site writes them today
 * @param options the options of the game here
 * @param start the start
 */
record AbstractPlayVariant(
    String name, String id, ImmutableList<String> variants, Options options, Position<?> start) {
  private static final String LOA_NAME = "Lines of Action";
  private static final String LINAGE_NAME = "Linage";
  private static final String SCRAMBLED = "Scrambled Eggs";
  private static final String NINE = "9x9 board";
  private static final String CLASSIC = "Classic setup";
  private static final String LINES_OF_THREE = "Lines of 3 (default)";
  private static final Options PRESET = Options.of("preset", "ABSTRACT_PLAY");

  /** The boards and setups of Lines of Action, each with the default first. */
  private static final ImmutableList<String> LOA_BOARDS =
      ImmutableList.of(NINE, "8x8 board", "Hexagonal board (base-5)", "Hexagonal board (base-6)");

  private static final ImmutableList<String> LOA_SETUPS = ImmutableList.of(CLASSIC, SCRAMBLED);

  /** The boards and lengths of lines of Linage, each with the default first. */
  private static final ImmutableList<String> LINAGE_BOARDS =
      ImmutableList.of("15x15 board", "11x11 board", "13x13 board", "17x17 board", "19x19 board");

  private static final ImmutableList<String> LINAGE_LINES =
      ImmutableList.of(LINES_OF_THREE, "Lines of 2", "Lines of 4", "Lines of 5");

  /** Earlier names with those of today. */
  private static final ImmutableMap<String, String> OLD_NAMES =
      ImmutableMap.of(
          "Larger board (9x9)", NINE,
          "Classic 8x8 board", "8x8 board",
          "Default setup", CLASSIC,
          "Lines of 3", LINES_OF_THREE);

  private static final ImmutableList<AbstractPlayVariant> ALL = all();

  private static ImmutableList<AbstractPlayVariant> all() {
    ImmutableList.Builder<AbstractPlayVariant> all = ImmutableList.builder();
    for (String board : LOA_BOARDS) {
      for (String setup : LOA_SETUPS) {
        if (!board.endsWith("(base-5)") || setup.equals(CLASSIC)) {
          all.add(loa(board, setup));
        }
      }
    }
    for (String board : LINAGE_BOARDS) {
      LINAGE_LINES.forEach(line -> all.add(linage(board, line)));
    }
    return all.build();
  }

  private static AbstractPlayVariant loa(String board, String setup) {
    boolean isScrambled = setup.equals(SCRAMBLED);
    Options options =
        switch (board) {
          case "8x8 board" -> PRESET;
          case NINE -> PRESET.with("size", "9").with("hole", "CENTER");
          case "Hexagonal board (base-5)" ->
              PRESET.with("board", "HEX").with("size", "5").with("setup", "clusters");
          default -> PRESET.with("board", "HEX").with("hole", "CENTER");
        };
    Options scrambled = options.with("setup", "scrambled");
    ImmutableList<String> variants =
        board.equals(NINE) ? ImmutableList.of(setup, board) : ImmutableList.of(board, setup);
    LoaGameType type = new LoaGameType();
    if (isScrambled && board.equals("8x8 board")) {
      // The site exchanges the colors of Soucie's setup.
      var soucie = type.game(scrambled).start();
      LoaSetup exchanged =
          LoaSetup.builder()
              .black(soucie.pieces(Color.WHITE))
              .white(soucie.pieces(Color.BLACK))
              .sideToMove(Color.BLACK)
              .build();
      return new AbstractPlayVariant(
          LOA_NAME, type.id(), variants, options, type.game(options).position(exchanged));
    }
    return of(LOA_NAME, type, variants, isScrambled ? scrambled : options);
  }

  private static AbstractPlayVariant linage(String board, String line) {
    String side = board.substring(0, board.indexOf('x'));
    Options options =
        PRESET.with("width", side).with("height", side).with("lineLength", line.substring(9, 10));
    boolean isDefault = board.equals("15x15 board") && !line.equals(LINES_OF_THREE);
    ImmutableList<String> variants =
        isDefault ? ImmutableList.of(line, board) : ImmutableList.of(board, line);
    return of(LINAGE_NAME, new LinageGameType(), variants, options);
  }

  private static AbstractPlayVariant of(
      String name, GameType type, ImmutableList<String> variants, Options options) {
    Game<?> game = type.game(options);
    return new AbstractPlayVariant(name, type.id(), variants, options, game.start());
  }

  /** Returns whether the site offers a game under a name. */
  static boolean isKnown(String name) {
    return name.equals(LOA_NAME) || name.equals(LINAGE_NAME);
  }

  /**
   * Returns the variant with some of its names, today's or earlier ones, in any order; empty if a
   * name is unknown, or if two of them contradict each other.
   */
  static Optional<AbstractPlayVariant> find(String name, Set<String> names) {
    boolean isLoa = name.equals(LOA_NAME);
    Set<String> unknown = new HashSet<>();
    names.forEach(each -> unknown.add(OLD_NAMES.getOrDefault(each, each)));
    Optional<String> board = choose(unknown, isLoa ? LOA_BOARDS : LINAGE_BOARDS);
    Optional<String> other = choose(unknown, isLoa ? LOA_SETUPS : LINAGE_LINES);
    if (!unknown.isEmpty() || board.isEmpty() || other.isEmpty()) {
      return Optional.empty();
    }
    // The site ignores the scrambled setup on this board.
    String effective = board.get().endsWith("(base-5)") ? CLASSIC : other.get();
    return ALL.stream()
        .filter(each -> each.name.equals(name))
        .filter(each -> each.variants.containsAll(List.of(board.get(), effective)))
        .findFirst();
  }

  /** Removes the known names; returns the only one, or the default; empty if there are two. */
  private static Optional<String> choose(Set<String> names, List<String> known) {
    List<String> chosen = known.stream().filter(names::remove).toList();
    return chosen.size() > 1
        ? Optional.empty()
        : Optional.of(chosen.isEmpty() ? known.get(0) : chosen.get(0));
  }

  /** Returns the variant that begins in a position. */
  static Optional<AbstractPlayVariant> find(Position<?> start) {
    return ALL.stream().filter(each -> each.start.equals(start)).findFirst();
  }

  /** Returns the text of the start if it is not that of the options. */
  Optional<String> setup() {
    Position<?> standard = start.game().start();
    return start.equals(standard) ? Optional.empty() : Optional.of(start.text());
  }

  Board board() {
    return start.board();
  }
}
