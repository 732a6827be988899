package io.github.boardrules.core.record;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableBiMap;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;

/** How SGF calls what PGN has tags for, and how it writes results. */
final class SgfTags {
  /** A private property that holds tags for which SGF has no property, as {@code name:text}. */
  static final String OTHER_TAGS = "TAG";

  /** A private property that holds glyphs for which SGF has no property. */
  static final String OTHER_GLYPHS = "NAG";

  /**
   * The property of options, if its text is written as {@link io.github.boardrules.core.Options}
   * are.
   */
  static final String OPTIONS = "RU";

  /** Properties of roots and the tags they are. */
  static final ImmutableBiMap<String, String> TAGS =
      ImmutableBiMap.<String, String>builder()
          .put("EV", "Event")
          .put("PC", "Site")
          .put("DT", "Date")
          .put("RO", "Round")
          .put("PB", GameRecord.FIRST)
          .put("PW", GameRecord.SECOND)
          .put("BR", "FirstRank")
          .put("WR", "SecondRank")
          .put("BT", "FirstTeam")
          .put("WT", "SecondTeam")
          .put("GN", "GameName")
          .put("GC", "GameComment")
          .put("AN", "Annotator")
          .put("SO", "Source")
          .put("US", "Transcriber")
          .put("CP", "Copyright")
          .put("TM", "TimeLimit")
          .put(OPTIONS, "Rules")
          .buildOrThrow();

  /** Properties of roots that are about the writing of the record, or have a place of their own. */
  static final ImmutableSet<String> NO_TAGS =
      ImmutableSet.of("AP", "B", "C", "CA", "FF", "GM", "RE", "ST", "W", OTHER_GLYPHS);

  private SgfTags() {}

  /** A result, if the text is one. */
  static Optional<ClaimedResult> result(String text) {
    String word = Ascii.toLowerCase(text.strip());
    GameResult verdict =
        switch (word) {
          case "0", "draw", "1/2-1/2", "jigo" -> GameResult.DRAW;
          case "?", "void", "*" -> GameResult.UNKNOWN;
          case "1-0" -> GameResult.FIRST;
          case "0-1" -> GameResult.SECOND;
          default ->
              switch (side(word)) {
                case 'b' -> GameResult.FIRST;
                case 'w' -> GameResult.SECOND;
                default -> null;
              };
        };
    return Optional.ofNullable(verdict).map(known -> new ClaimedResult(text, known));
  }

  private static char side(String word) {
    int plus = word.indexOf('+');
    return switch (plus < 0 ? word : word.substring(0, plus).strip()) {
      case "b", "black" -> 'b';
      case "w", "white" -> 'w';
      default -> '?';
    };
  }

  /** How the game ended, if a result says so: {@code B+R}, {@code W+Time}, …. */
  static Optional<Termination> termination(ClaimedResult result) {
    String word = Ascii.toLowerCase(result.text());
    String how = word.substring(word.indexOf('+') + 1).strip();
    Termination.Kind kind =
        switch (how) {
          case "r", "resign" -> Termination.Kind.RESIGNATION;
          case "f", "forfeit" -> Termination.Kind.FORFEIT;
          case "t", "time" -> Termination.Kind.TIME;
          default -> null;
        };
    return kind == null
        ? Optional.empty()
        : result.result().winner().map(winner -> Termination.by(winner.opponent(), kind));
  }

  /**
   * The result of a record as SGF writes it; empty if it has none. How the game ended is said with
   * it only where it says the same as the record.
   */
  static Optional<String> result(GameRecord record) {
    if (record.claim().isEmpty() && record.termination().isEmpty()) {
      return Optional.empty();
    }
    String result =
        switch (record.result()) {
          case FIRST -> "B+";
          case SECOND -> "W+";
          case DRAW -> "0";
          case UNKNOWN -> "?";
        };
    String withHow = result + record.termination().map(SgfTags::letter).orElse("");
    boolean isSame = result(withHow).flatMap(SgfTags::termination).equals(record.termination());
    return Optional.of(isSame ? withHow : result);
  }

  private static String letter(Termination termination) {
    return switch (termination.kind()) {
      case RESIGNATION -> "R";
      case FORFEIT -> "F";
      case TIME -> "T";
      case AGREED_DRAW -> "";
    };
  }
}
