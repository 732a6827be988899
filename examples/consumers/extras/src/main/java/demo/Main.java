package demo;

import io.github.boardrules.core.record.GameInProgress;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.picture.Picture;
import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;

/** Judges the games of a file, in any format, and draws the last position of each as SVG. */
public final class Main {
  private Main() {}

  public static void main(String[] args) throws IOException {
    try (Stream<GameReplay> verdicts = Validator.installed().open(Path.of(args[0])).replays()) {
      verdicts.forEach(Main::report);
    }
  }

  private static void report(GameReplay verdict) {
    System.out.println((verdict.isValid() ? "valid: " : "invalid: ") + verdict.summary());
    verdict.toGame().map(Main::picture).ifPresent(System.out::println);
  }

  private static String picture(GameInProgress<?> game) {
    return Picture.of(game.at(game.lastPly()).position()).svg();
  }
}
