package io.github.boardrules.interchange;

import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.RecordFormats;
import io.github.boardrules.core.record.Validator;
import java.util.List;
import java.util.stream.Stream;

/** Judges texts of a million characters that need as much memory as possible. */
final class HostileTexts {
  static final int LENGTH = 1_000_000;

  private static final String SGF = "(;GM[9]SZ[8]";
  private static final String BRG = "[Game \"loa\"]\n\nb1-b3 ";
  private static final String STEPS = "{\"info\":{\"EpisodeId\":1},\"steps\":[";
  private static final String LUDII = "game=/lud/board/space/connection/Lines of Action.lud\n";

  /** A text: a start, a piece that is repeated up to the length, with a name for @, and an end. */
  private record Text(String format, String start, String piece, String end) {
    String build() {
      StringBuilder text = new StringBuilder(start);
      for (int i = 0; text.length() < LENGTH - 50; i++) {
        text.append(piece.replace("@", "N" + Integer.toString(i, 26).replaceAll("[0-9]", "Z")));
      }
      return text.append(end).toString();
    }
  }

  private static final List<Text> ALL =
      List.of(
          new Text("sgf", SGF, ";", ")"),
          new Text("sgf", SGF, ";C[x]", ")"),
          new Text("sgf", SGF, ";C[]", ")"),
          new Text("sgf", SGF + ";B[b1b3]X", "[]", ")"),
          new Text("sgf", SGF + ";B[b1b3]", ";@[]", ")"),
          new Text("sgf", SGF + ";B[b1b3]", "@[x]", ")"),
          new Text("sgf", SGF, ";B[]", ")"),
          new Text("sgf", SGF, ";B[]C[x]", ")"),
          new Text("sgf", SGF, "(", ")"),
          new Text("sgf", SGF, "(;)", ")"),
          new Text("sgf", SGF + ";B[b1b3]", "(;W[a2c2])", ")"),
          new Text("sgf", SGF + ";B[b1b3]NAG", "[1]", ")"),
          new Text("sgf", SGF + "TAG", "[@:]", ")"),
          new Text("sgf", SGF + "C[", "\u4e00", "])"),
          new Text("brg", BRG, "x ", "*"),
          new Text("brg", BRG, "{}", "*"),
          new Text("brg", BRG, "x{x}", "*"),
          new Text("brg", BRG, "x$1", "*"),
          new Text("brg", BRG, "(x)", "*"),
          new Text("brg", BRG, "()", "*"),
          new Text("brg", BRG, " +", " *"),
          new Text("brg", BRG, "{[%@ ]}", "*"),
          new Text("brg", BRG, "{\u4e00}", "*"),
          new Text("brg", "", "[@ \"\"]\n", "*"),
          new Text("kaggle", STEPS, "[{\"info\":{\"actionSubmitted\":1}}],", "[]]}"),
          new Text("kaggle", STEPS, "1,", "1]}"),
          new Text(
              "kaggle",
              STEPS,
              "[{\"observation\":{\"currentPlayer\":0,\"legalActionStrings\":[]}}],",
              "[]]}"),
          new Text("abstractplay", "{\"moves\":[[", "1,", "1]]}"),
          new Text("abstractplay", "{\"moves\":[[", "\"\",", "1]]}"),
          new Text("abstractplay", "{\"header\":{\"players\":[", "{},", "{}]}}"),
          new Text("abstractplay", "{\"header\":{", "\"@\":1,", "\"x\":1}}"),
          new Text("trajectory", "{\"header\":{},\"transitions\":[", "{},", "1]}"),
          new Text("trajectory", "{\"transitions\":[{\"legal_actions\":[", "1,", "1]}]}"),
          new Text("trajectory", "{\"header\":{\"meta_data\":\"", "\u4e00", "\"}}"),
          new Text("openspiel", "game: lines_of_action\n", "action: 1\n", ""),
          new Text("openspiel", "game: lines_of_action\n", "IsTerminal() = x\n", ""),
          new Text("openspiel", "game: lines_of_action\nLegalActions() = ", "1,", ""),
          new Text("openspiel", "game: lines_of_action\n", "LegalActions() = 1,2,3\n", ""),
          new Text("ludii", LUDII, "Move=[Move:mover=1]\n", ""),
          new Text("ludii", LUDII + "NEW LEGAL MOVES LIST\n", "x\n", ""),
          new Text("ludii", LUDII, "endtype=NaturalEnd\n", ""),
          new Text("playstrategy", "{\"variant\":\"linesOfAction\",\"moves\":\"", "a ", "\"}"),
          new Text("playstrategy", "{\"variant\":\"linesOfAction\",\"moves\":\"", "Lb3 ", "\"}"),
          new Text("playstrategy", "{", "\"@\":1,", "\"variant\":\"linesOfAction\"}"));

  private HostileTexts() {}

  /** Judges all texts, and prints the formats that no text is in. */
  public static void main(String[] arguments) {
    RecordFormats formats = RecordFormats.installed();
    Validator all = Validator.installed().withVariations();
    for (Text text : ALL) {
      Validator validator = all.withFormat(formats.find(text.format()).orElseThrow());
      String whole = text.build();
      try (Stream<GameReplay> verdicts = validator.open(whole, "").replays()) {
        System.out.println(text.format() + " " + text.piece() + ": " + verdicts.count());
      } catch (OutOfMemoryError e) {
        System.out.println("no memory: " + text);
      }
    }
    for (RecordFormat format : formats.all()) {
      if (ALL.stream().noneMatch(text -> text.format().equals(format.id()))) {
        System.out.println("no text: " + format.id());
      }
    }
  }
}
