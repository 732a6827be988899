package io.github.boardrules.interchange;

import com.google.common.base.Splitter;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.SetupException;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.TextLocation;
import io.github.boardrules.loa.LoaGame;
import io.github.boardrules.loa.LoaGameType;
import io.github.boardrules.loa.LoaPosition;
import io.github.boardrules.loa.LoaSetup;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The start of a game on PlayStrategy.
 *
 * @param variant the name of the variant
 * @param fen the start as the site writes it; empty for the start of the variant
 */
record PlayStrategyStart(String variant, Optional<String> fen) {
  private static final String STANDARD = "linesOfAction";
  private static final String SCRAMBLED = "scrambledEggs";
  private static final Options OPTIONS = Options.of("preset", "PLAY_STRATEGY");
  private static final Pattern DIGIT = Pattern.compile("[1-8]");
  private static final Pattern CELLS = Pattern.compile("([Ll.]{8}/){7}[Ll.]{8}");
  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,5}");

  /** Returns the options of a variant; empty if it is not Lines of Action. */
  static Optional<Options> options(String variant) {
    return switch (variant) {
      case STANDARD -> Optional.of(OPTIONS);
      case SCRAMBLED -> Optional.of(OPTIONS.with("setup", "scrambled"));
      default -> Optional.empty();
    };
  }

  private static LoaGame game(Options options) {
    return new LoaGameType().game(options);
  }

  /** Returns the start of a replayed game; empty if the site does not play it. */
  static Optional<PlayStrategyStart> of(GameReplay replay) {
    if (!(replay.mainLine().orElseThrow().positions().get(0) instanceof LoaPosition start)) {
      return Optional.empty();
    }
    for (String variant : List.of(STANDARD, SCRAMBLED)) {
      LoaGame game = game(options(variant).orElseThrow());
      if (start.equals(game.start())) {
        return Optional.of(new PlayStrategyStart(variant, Optional.empty()));
      }
    }
    LoaGame game = game(OPTIONS);
    if (!start.game().rules().equals(game.rules())) {
      return Optional.empty();
    }
    String moveNumber =
        replay.record().header().tag("MoveNumber").filter(NUMBER.asMatchPredicate()).orElse("1");
    String fen = fen(start, moveNumber);
    // The site's notation has no room for the positions before the start.
    return setup(fen)
        .filter(setup -> game.defects(setup).isEmpty() && game.position(setup).equals(start))
        .map(setup -> new PlayStrategyStart(STANDARD, Optional.of(fen)));
  }

  /** Returns a position as the site writes it. */
  static String fen(LoaPosition position, String moveNumber) {
    LoaSetup setup = position.toSetup();
    String side = setup.sideToMove() == Color.BLACK ? "w" : "b";
    return placement(position) + " " + side + " - - " + setup.quietPlies() + " " + moveNumber;
  }

  /** Returns the stones of a position as the site writes them. */
  static String placement(LoaPosition position) {
    String text = position.text();
    return text.substring(0, text.indexOf(' ')).replace('b', 'L').replace('w', 'l');
  }

  /** Returns stones as the site writes them, with a dot for each empty cell. */
  static String cells(String placement) {
    return DIGIT
        .matcher(placement)
        .replaceAll(empty -> ".".repeat(placement.charAt(empty.start()) - '0'));
  }

  /** Returns the setup that a text describes; empty if the text is malformed. */
  static Optional<LoaSetup> setup(String fen) {
    List<String> fields = Splitter.on(' ').splitToList(fen);
    boolean isValid =
        fields.size() == 6
            && fields.get(1).matches("[wb]")
            && fields.get(2).equals("-")
            && fields.get(3).equals("-")
            && NUMBER.matcher(fields.get(4)).matches()
            && Integer.parseInt(fields.get(4)) <= 100
            && NUMBER.matcher(fields.get(5)).matches();
    if (!isValid) {
      return Optional.empty();
    }
    LoaSetup.Builder setup =
        LoaSetup.builder()
            .sideToMove(fields.get(1).equals("w") ? Color.BLACK : Color.WHITE)
            .quietPlies(Integer.parseInt(fields.get(4)));
    return place(fields.get(0), setup) ? Optional.of(setup.build()) : Optional.empty();
  }

  private static boolean place(String placement, LoaSetup.Builder setup) {
    String cells = cells(placement);
    if (placement.contains(".") || !CELLS.matcher(cells).matches()) {
      return false;
    }
    for (int i = 0; i < cells.length(); i++) {
      Cell cell = new Cell(i % 9, 7 - i / 9);
      if (cells.charAt(i) == 'L') {
        setup.black(cell);
      } else if (cells.charAt(i) == 'l') {
        setup.white(cell);
      }
    }
    return true;
  }

  /** Reports the start of a record. Returns it; empty if it is malformed. */
  static Optional<LoaPosition> report(
      Options options, Optional<String> fen, TextLocation at, GameReport report) {
    LoaGame game = game(options);
    if (fen.isEmpty()) {
      report.options(options, at);
      return Optional.of(game.start());
    }
    report.options(OPTIONS, at);
    Optional<LoaSetup> setup = setup(fen.get());
    if (setup.isEmpty()) {
      report.problem(Code.UNREADABLE_SETUP, at, 0, "The FEN is malformed");
      return Optional.empty();
    }
    try {
      LoaPosition start = game(OPTIONS).position(setup.get());
      if (start.equals(game.start())) {
        report.options(options, at);
      } else {
        report.setup(start.text(), at);
      }
      String moveNumber = Splitter.on(' ').splitToList(fen.get()).get(5);
      if (!moveNumber.equals("1")) {
        report.tag("MoveNumber", moveNumber, at);
      }
      return Optional.of(start);
    } catch (SetupException e) {
      report.problem(RecordProblem.of(Code.BAD_SETUP, at, e));
      return Optional.empty();
    }
  }
}
