package io.github.boardrules.examples.guide;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.github.boardrules.core.record.GameInProgress;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.picture.Look;
import io.github.boardrules.picture.Palette;
import io.github.boardrules.picture.Picture;
import io.github.boardrules.picture.Strip;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Tests that the pictures of recorded games are those that the picture module makes, and that every
 * picture is shown. {@code -Dboardrules.guide.update=true} writes them.
 */
class GuidePicturesTest {
  private static final Path ROOT = Pages.FOLDER.resolve("../..").normalize();
  private static final Pattern USE = Pattern.compile("pictures/([\\w-]+\\.svg)");

  private static final ImmutableMap<String, Integer> PLIES =
      ImmutableMap.of(
          "loa/mona.sgf", 20,
          "linage/linage-9x9.brg", 36,
          "iris/iris-7.brg", 60,
          "carteso/carteso-9x9.brg", 60);

  private static Picture picture(String file) {
    try (Stream<GameReplay> verdicts =
        Validator.installed().open(ROOT.resolve("examples/records").resolve(file)).replays()) {
      GameInProgress<?> played = verdicts.findFirst().orElseThrow().toGame().orElseThrow();
      GameInProgress<?> at = played.at(Math.min(PLIES.getOrDefault(file, 0), played.ply()));
      return Picture.of(at.position())
          .lastMove(at.lastMove().orElseThrow())
          .titled(at.game().type().title());
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static String boards(Palette palette) {
    return Strip.svg(
        "A position of each game",
        PLIES.keySet().stream()
            .map(file -> picture(file).with(Look.DEFAULT.with(palette).withCoordinates(false)))
            .toList());
  }

  /** Returns all pictures by file; each package page of a game shows that game, too. */
  private static Map<Path, String> pictures() {
    ImmutableMap.Builder<Path, String> pictures = ImmutableMap.builder();
    pictures.put(Pages.PICTURES.resolve("boards.svg"), boards(Palette.LIGHT));
    pictures.put(Pages.PICTURES.resolve("boards-dark.svg"), boards(Palette.DARK));
    for (String file : PLIES.keySet()) {
      String id = file.replaceFirst("/.*", "");
      String svg = picture(file).svg();
      pictures.put(Pages.PICTURES.resolve(id + ".svg"), svg);
      pictures.put(
          ROOT.resolve(id + "/src/main/java/io/github/boardrules/" + id + "/doc-files/board.svg"),
          svg);
    }
    return pictures.buildOrThrow();
  }

  @Test
  void picturesAreUpToDate() throws IOException {
    for (var picture : pictures().entrySet()) {
      Path file = picture.getKey();
      if (Pages.UPDATE) {
        Files.createDirectories(file.getParent());
        Files.writeString(file, picture.getValue());
      }
      assertEquals(picture.getValue(), Files.readString(file), file.toString());
    }
  }

  @Test
  void everyPictureIsShown() throws IOException {
    Set<String> shown = uses(ROOT.resolve("README.md"));
    for (Path page : Pages.all()) {
      shown = Sets.union(shown, uses(page)).immutableCopy();
    }
    try (Stream<Path> files = Files.list(Pages.PICTURES)) {
      assertEquals(
          files.map(file -> file.getFileName().toString()).collect(Collectors.toSet()), shown);
    }
  }

  private static ImmutableSet<String> uses(Path page) {
    Matcher use = USE.matcher(Pages.text(page));
    ImmutableSet.Builder<String> names = ImmutableSet.builder();
    while (use.find()) {
      names.add(use.group(1));
    }
    return names.build();
  }
}
