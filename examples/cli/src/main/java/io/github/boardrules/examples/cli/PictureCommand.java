package io.github.boardrules.examples.cli;

import com.google.common.base.Ascii;
import io.github.boardrules.core.record.GameInProgress;
import io.github.boardrules.examples.engine.bulk.OutputFile;
import io.github.boardrules.examples.engine.bulk.Words;
import io.github.boardrules.examples.engine.command.CommandFailure;
import io.github.boardrules.examples.engine.command.ExitStatus;
import io.github.boardrules.picture.Animation;
import io.github.boardrules.picture.Look;
import io.github.boardrules.picture.Palette;
import io.github.boardrules.picture.Picture;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/**
 * The command {@code picture}: draws a position of a recorded game, or the whole game, as SVG or
 * PNG.
 */
@Command(
    name = "picture",
    description = "Draws a position of a recorded game, or the whole game, as SVG or PNG.",
    footer = {
      "  boardrules picture examples/records/loa/mona.sgf --output mona.png",
      "  boardrules picture games.brg --animated 0.5 --palette dark"
    })
final class PictureCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private RecordedPosition position;

  @Option(
      names = "--output",
      paramLabel = "FILE",
      description =
          "The file to write: PNG if its name ends in .png, otherwise SVG. Default: SVG on standard"
              + " output.")
  private @Nullable Path output;

  @Option(
      names = "--width",
      paramLabel = "PIXELS",
      defaultValue = "800",
      description = "The width of a PNG, 16 to 8192. Default: ${DEFAULT-VALUE}.")
  private int width;

  @Option(
      names = "--palette",
      defaultValue = "LIGHT",
      description = "The colors: ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
  private Palette palette;

  @Option(names = "--flipped", description = "Turn the board by 180 degrees.")
  private boolean flipped;

  @Option(names = "--no-marks", description = "Do not draw clumps, regions and groups.")
  private boolean noMarks;

  @Option(names = "--no-coordinates", description = "Do not draw the names of files and ranks.")
  private boolean noCoordinates;

  @Option(
      names = "--animated",
      paramLabel = "SECONDS",
      description = "Play the game up to the position, with this time for each move.")
  private @Nullable Double animated;

  @SuppressWarnings("NullAway") // filled in by the parser of the command line
  PictureCommand() {}

  @Override
  public Integer call() {
    GameInProgress<?> played = position.played(position.verdict()).lineOnly();
    Look look =
        Look.DEFAULT
            .with(palette)
            .withMarks(!noMarks)
            .withCoordinates(!noCoordinates)
            .flipped(flipped);
    write(animated == null ? svg(played, look) : animation(played, look, animated));
    return ExitStatus.VALID;
  }

  /** Returns the picture of the current position of a game. */
  static String svg(GameInProgress<?> played, Look look) {
    Picture picture = Picture.of(played.position()).with(look);
    return played.lastMove().map(picture::lastMove).orElse(picture).svg();
  }

  private static String animation(GameInProgress<?> played, Look look, double seconds) {
    try {
      return Animation.svg(played, look, seconds);
    } catch (IllegalArgumentException e) {
      throw new CommandFailure("--animated must be at least 0.05 seconds, but is " + seconds);
    }
  }

  private void write(String svg) {
    if (output == null) {
      PrintWriter out = spec.commandLine().getOut();
      out.print(svg);
      out.flush();
      return;
    }
    boolean isPng = Ascii.toLowerCase(output.toString()).endsWith(".png");
    byte[] bytes = isPng ? png(svg) : svg.getBytes(StandardCharsets.UTF_8);
    try {
      OutputFile.write(output, List.of(position.file()), bytes);
    } catch (IOException e) {
      throw new CommandFailure(Words.reason(e));
    }
  }

  private byte[] png(String svg) {
    if (animated != null) {
      throw new CommandFailure("a PNG is not animated: leave out --animated, or write SVG");
    }
    if (width < Png.MIN_WIDTH || width > Png.MAX_WIDTH) {
      throw new CommandFailure(
          "--width must be from " + Png.MIN_WIDTH + " to " + Png.MAX_WIDTH + ", but is " + width);
    }
    return Png.of(svg, width);
  }
}
