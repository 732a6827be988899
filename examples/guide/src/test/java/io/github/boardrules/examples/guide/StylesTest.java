package io.github.boardrules.examples.guide;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.base.Ascii;
import com.google.common.base.Splitter;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Position;
import io.github.boardrules.picture.view.Figure;
import io.github.boardrules.picture.view.Sketch;
import io.github.boardrules.picture.view.Views;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The page on drawing lists the words of the styles of all figures, with their forms. */
class StylesTest {
  private static final Pattern WORD = Pattern.compile("`([a-z-]+)`");

  /** Games in which every style occurs. */
  private static final List<String> GAMES =
      List.of(
          "loa",
          "loa size=9 hole=CENTER",
          "loa board=HEX size=4",
          "linage width=5 height=5",
          "iris n=3",
          "carteso width=4 height=4",
          "carteso width=5 height=5",
          "tictactoe",
          "hex",
          "y");

  private static Stream<Figure> figures(String text) {
    List<String> words = Splitter.on(' ').limit(2).splitToList(text);
    Options options = Options.parse(words.size() == 1 ? "" : words.get(1));
    Position<?> position = GameTypes.installed().get(words.get(0)).game(options).start();
    Stream<Figure> all = Views.board(position.game()).shapes().stream();
    Random random = new Random(1);
    for (int move = 0; move < 60 && !position.isOver(); move++) {
      position = position.successor(random.nextInt(position.legalMoveCount()));
      Sketch sketch = Views.position(position).sketch();
      all =
          Stream.of(all, sketch.below().stream(), sketch.stones().stream(), sketch.above().stream())
              .flatMap(figures -> figures);
    }
    return all;
  }

  private static Set<String> words(String text) {
    return WORD.matcher(text)
        .results()
        .map((MatchResult result) -> result.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  void thePageListsAllWords() {
    Set<String> listed = new TreeSet<>();
    Pages.text(Pages.FOLDER.resolve("drawing.md"))
        .lines()
        .dropWhile(line -> !line.startsWith("| style |"))
        .skip(2)
        .takeWhile(line -> line.startsWith("|"))
        .map(line -> Splitter.on('|').trimResults().splitToList(line))
        .forEach(
            row -> {
              Set<String> words = words(row.get(1));
              String first = row.get(1).replaceFirst("`([a-z-]+)`.*", "$1");
              listed.add(first + ", " + row.get(3));
              words.remove(first);
              words.forEach(word -> listed.add(first + " " + word));
            });
    Set<String> found = new TreeSet<>();
    GAMES.stream()
        .flatMap(StylesTest::figures)
        .filter(figure -> !figure.cells().isEmpty())
        .forEach(
            figure -> {
              List<String> words = Splitter.on(' ').splitToList(figure.style());
              String form = Ascii.toLowerCase(figure.form().name());
              found.add(words.get(0) + ", " + (form.endsWith("_bar") ? "bars" : form));
              words.stream().skip(1).forEach(word -> found.add(words.get(0) + " " + word));
            });
    assertEquals(found, listed);
  }
}
