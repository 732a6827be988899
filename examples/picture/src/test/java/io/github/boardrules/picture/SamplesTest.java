package io.github.boardrules.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.record.GameInProgress;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Tests that the committed pictures are those that the module makes. With {@code
 * -Dboardrules.picture.update=true} it writes them instead.
 */
class SamplesTest {
  private static final Path FOLDER = Path.of("pictures");

  private static Map<String, String> pictures() {
    GameInProgress<?> loa = Samples.first("loa/mona.sgf");
    GameInProgress<?> linage = Samples.first("linage/linage-9x9.brg");
    GameInProgress<?> iris = Samples.first("iris/iris-5.brg");
    GameInProgress<?> carteso = Samples.first("carteso/carteso-9x9.brg");
    ImmutableMap.Builder<String, String> all = ImmutableMap.builder();
    all.put("loa.svg", picture(loa, 20, Palette.LIGHT));
    all.put("linage.svg", picture(linage, linage.ply(), Palette.LIGHT));
    all.put("iris.svg", picture(iris, 20, Palette.LIGHT));
    all.put("carteso.svg", picture(carteso, 60, Palette.LIGHT));
    all.put("carteso-dark.svg", picture(carteso, 60, Palette.DARK));
    all.put("carteso-print.svg", picture(carteso, 60, Palette.PRINT));
    all.put("carteso-color-blind.svg", picture(carteso, 60, Palette.COLOR_BLIND));
    all.put("loa-animated.svg", Animation.svg(loa, Look.DEFAULT, 0.7));
    all.put(
        "linage-strip.svg",
        Strip.svg(
            "Three positions of a game of Linage",
            Stream.of(15, 30, linage.ply())
                .map(ply -> Picture.of(linage.at(ply).position()).titled("After " + ply + " moves"))
                .toList()));
    return all.buildOrThrow();
  }

  private static String picture(GameInProgress<?> played, int ply, Palette palette) {
    GameInProgress<?> at = played.at(Math.min(ply, played.ply()));
    return Picture.of(at.position())
        .lastMove(at.lastMove().orElseThrow())
        .with(Look.DEFAULT.with(palette))
        .svg();
  }

  @Test
  void committedPicturesAreUpToDate() throws IOException {
    Map<String, String> pictures = pictures();
    if (Boolean.getBoolean("boardrules.picture.update")) {
      Files.createDirectories(FOLDER);
      for (var picture : pictures.entrySet()) {
        Files.writeString(FOLDER.resolve(picture.getKey()), picture.getValue());
      }
    }
    try (Stream<Path> files = Files.list(FOLDER)) {
      assertEquals(
          pictures.keySet(),
          files.map(file -> file.getFileName().toString()).collect(Collectors.toSet()));
    }
    for (var picture : pictures.entrySet()) {
      assertEquals(picture.getValue(), Files.readString(FOLDER.resolve(picture.getKey())));
    }
  }
}
