package io.github.boardrules.examples.engine.bulk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.record.GameVerdict;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.core.record.brg.BrgFormat;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.UnaryOperator;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;
import net.jqwik.api.Tuple;

/**
 * Judging the pieces of a text gives the same verdicts as judging the whole text, even if it is
 * damaged.
 */
class PiecesProperties {
  private static final RecordFormat SGF_FORMAT = Formats.find("sgf").orElseThrow();

  private static final Validator OPTIONS = Validator.installed();

  /** Fragments of BRG from which test texts are composed, valid and broken. */
  private static final List<String> BRG =
      List.of(
          "[Game \"loa\"]\n",
          "[Event \"x\"]\n",
          "[Event \"x]\n",
          "[Event \"x\\\n",
          "[Event\t\"x\"]\r",
          "[",
          "]",
          "[Game \"loa\"]\n\n1. b1-b3 a2-c2 *\n\n",
          "[Event \"y\"]\r\n[Game \"loa\"]\r\n\r\n1. b1-b3 a2-c4 1-0\r\n\r\n",
          "[Game \"loa\"]\n\n1. b1-b3 {good} (1. c1-c3) a2-c2 *\n",
          "\n",
          "\n\n",
          "\r",
          " ",
          "\t\n",
          "*\n",
          " *",
          " 1-0\n",
          "0-1 \n",
          "1/2-1/2",
          "1. b1-b3",
          "\n1. b1-b3 *\n",
          "{",
          "}",
          "{a * \n",
          "b}",
          "; line",
          "(",
          ")",
          "% no\n",
          "\\\n",
          "\\",
          "\"",
          "$1",
          "$999",
          "!",
          "\0",
          "\u00e4");

  private static final List<String> SGF =
      List.of(
          "(;GM[9];B[b1-b3];W[a2-c2])\n",
          "(;FF[4]GM[9]C[a \\] (b) ];B[b1-b3](;W[a2-c2])(;W[a2-c4]))\r\n",
          "(;GM[9];B[b1-b3];W[a2-c4])",
          "(;GM[9]\n",
          "(;GM[",
          "(;B[b1-b3]",
          "(;C[x])",
          "( ;GM[9]",
          "(",
          ")",
          ")\n",
          ";",
          "[",
          "]",
          "\\",
          "\\\n",
          "\n",
          "\r\n",
          " ",
          "B[b1-b3]",
          ";W[a2-c2]",
          "SZ[8]",
          "B",
          "C[",
          "C[(;",
          "x",
          "GaMe[9]",
          "\u00e4");

  /** Judges the pieces, with and without keeping positions. */
  private static List<Object> judge(
      RecordFormat format, byte[] text, int minSize, int maxSize, boolean keeps)
      throws IOException {
    InputStream in = new ByteArrayInputStream(text);
    Pieces pieces = new Pieces(in, format, "t", minSize, maxSize);
    List<Object> verdicts = new ArrayList<>();
    for (Optional<Piece> piece = pieces.next(); piece.isPresent(); piece = pieces.next()) {
      if (keeps) {
        piece.get().judge(OPTIONS, verdict -> add(verdict, verdicts));
      } else {
        piece.get().validate(OPTIONS, ReadLimits.defaults(), verdict -> add(verdict, verdicts));
      }
    }
    return verdicts;
  }

  private static void add(GameVerdict verdict, List<Object> verdicts) {
    verdicts.add(new LinkedHashMap<>(Verdicts.map(verdict, verdicts.size() + 1)));
  }

  /** The oracle: judges the text with a single reader. */
  private static List<Object> whole(RecordFormat format, byte[] text) throws IOException {
    List<Object> verdicts = new ArrayList<>();
    new Piece(format, "t", 0, new ByteArrayInputStream(text), true)
        .judge(OPTIONS, verdict -> add(verdict, verdicts));
    return verdicts;
  }

  private static Arbitrary<String> textOf(List<String> parts) {
    String best = parts.stream().filter(part -> part.length() > 20).findFirst().orElseThrow();
    return Arbitraries.frequencyOf(
            Tuple.of(3, Arbitraries.of(parts)), Tuple.of(1, Arbitraries.just(best)))
        .list()
        .ofMaxSize(30)
        .map(list -> String.join("", list));
  }

  @Provide
  static Arbitrary<String> brg() {
    return textOf(BRG);
  }

  @Provide
  static Arbitrary<String> sgf() {
    return textOf(SGF);
  }

  @Property
  @Tag("repeated")
  void piecesOfBrgHaveTheSameVerdicts(@ForAll("brg") String text) throws IOException {
    check(BrgFormat.BRG, text);
  }

  @Property
  @Tag("repeated")
  void piecesOfSgfHaveTheSameVerdicts(@ForAll("sgf") String text) throws IOException {
    check(SGF_FORMAT, text);
  }

  /** Real records with fragments deleted and inserted in a few places. */
  @Property
  @Tag("repeated")
  void piecesOfDamagedBrgHaveTheSameVerdicts(@ForAll("damagedBrg") String text) throws IOException {
    check(BrgFormat.BRG, text);
  }

  @Property
  @Tag("repeated")
  void piecesOfDamagedSgfHaveTheSameVerdicts(@ForAll("damagedSgf") String text) throws IOException {
    check(SGF_FORMAT, text);
  }

  @Provide
  static Arbitrary<String> damagedBrg() {
    return damaged("constructions.brg", BRG);
  }

  @Provide
  static Arbitrary<String> damagedSgf() {
    return damaged("mona.sgf", SGF);
  }

  private static Arbitrary<String> damaged(String file, List<String> parts) {
    Path path = Path.of("..", "records", "loa", file);
    String text;
    try {
      text = Files.readString(path, StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Arbitrary<UnaryOperator<String>> damage =
        Combinators.combine(
                Arbitraries.integers().between(0, text.length()),
                Arbitraries.integers().between(0, 20),
                Arbitraries.of(parts))
            .as(
                (at, taken, put) ->
                    whole -> {
                      int from = Math.min(at, whole.length());
                      int to = Math.min(from + taken, whole.length());
                      return whole.substring(0, from) + put + whole.substring(to);
                    });
    return damage
        .list()
        .ofMaxSize(8)
        .map(
            all -> {
              String result = text;
              for (UnaryOperator<String> one : all) {
                result = one.apply(result);
              }
              return result;
            });
  }

  private static void check(RecordFormat format, String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
    List<Object> expected = whole(format, bytes);
    for (boolean keeps : new boolean[] {false, true}) {
      assertEquals(expected, judge(format, bytes, 1, 1 << 20, keeps), "small pieces");
      assertEquals(expected, judge(format, bytes, 1, 8, keeps), "pieces above the maximum size");
      assertEquals(expected, judge(format, bytes, 60, 90, keeps), "both");
      assertEquals(
          expected, judge(format, bytes, 25, 1 << 20, keeps), "search from the middle of a game");
    }
  }

  /** Cuts found from an arbitrary byte are correct, too. */
  @Property
  void cutsFoundFromTheMiddleOfBrgAreCorrect(@ForAll("brg") String text, @ForAll int at)
      throws IOException {
    checkHalves(BrgFormat.BRG, text, at);
  }

  @Property
  void cutsFoundFromTheMiddleOfSgfAreCorrect(@ForAll("sgf") String text, @ForAll int at)
      throws IOException {
    checkHalves(SGF_FORMAT, text, at);
  }

  private static void checkHalves(RecordFormat format, String text, int at) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
    int start = Math.floorMod(at, bytes.length + 1);
    InputStream rest = new ByteArrayInputStream(bytes, start, bytes.length - start);
    OptionalLong found = Pieces.firstCut(rest, format);
    if (found.isPresent()) {
      int cut = start + (int) found.getAsLong();
      byte[] first = Arrays.copyOf(bytes, cut);
      byte[] second = Arrays.copyOfRange(bytes, cut, bytes.length);
      List<Object> together = new ArrayList<>(whole(format, first));
      Pieces pieces = new Pieces(new ByteArrayInputStream(first), format, "t");
      while (pieces.next().isPresent()) {}
      new Piece(format, "t", pieces.lineEnds(), new ByteArrayInputStream(second), true)
          .judge(
              OPTIONS,
              verdict ->
                  together.add(new LinkedHashMap<>(Verdicts.map(verdict, together.size() + 1))));
      assertEquals(whole(format, bytes), together);
    }
  }

  /** Texts in the usual layout are cut at every game, so the other properties are not vacuous. */
  @Property
  void textsInTheUsualLayoutAreCutAtEveryGame(@ForAll("sizes") int games) throws IOException {
    String brg = "[Event \"e\"]\n[Game \"loa\"]\n\n1. b1-b3 a2-c2\n2. c1-c3 *\n\n".repeat(games);
    String sgf = "(;FF[4]GM[9]SZ[8]\n;B[b1-b3];W[a2-c2])\n".repeat(games);
    assertEquals(games, count(BrgFormat.BRG, brg));
    assertEquals(games, count(SGF_FORMAT, sgf));
    assertEquals(games, count(BrgFormat.BRG, brg.replace("\n", "\r\n")));
    assertTrue(games == whole(BrgFormat.BRG, brg.getBytes(StandardCharsets.UTF_8)).size());
  }

  @Provide
  static Arbitrary<Integer> sizes() {
    return Arbitraries.integers().between(1, 5_000);
  }

  private static int count(RecordFormat format, String text) throws IOException {
    InputStream in = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    Pieces pieces = new Pieces(in, format, "t", 1, 1 << 20);
    int count = 0;
    while (pieces.next().isPresent()) {
      count++;
    }
    return count;
  }
}
