package io.github.boardrules.examples.engine.command;

import io.github.boardrules.examples.engine.bulk.Tally;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jline.terminal.impl.exec.ExecTerminalProvider;
import org.jline.terminal.spi.SystemStream;
import org.jspecify.annotations.Nullable;

/** A progress bar on the standard error. Shows nothing if the standard error is not a terminal. */
public final class Progress implements AutoCloseable {
  private final @Nullable ProgressBar bar;
  private final long start = System.nanoTime();

  private Progress(@Nullable ProgressBar bar) {
    this.bar = bar;
  }

  /**
   * Starts the progress bar, if the standard error is a terminal.
   *
   * @param bytes the total number of bytes to read; -1 if it is unknown
   * @return the progress bar
   */
  public static Progress over(long bytes) {
    return new Progress(
        isTerminal()
            ? new ProgressBarBuilder()
                .setInitialMax(bytes)
                .setUnit(" MB", 1 << 20)
                .setStyle(ProgressBarStyle.ASCII)
                .build()
            : null);
  }

  /**
   * {@return whether the standard error is a terminal, where progress is drawn} The standard output
   * may be a file.
   */
  public static boolean isTerminal() {
    return new ExecTerminalProvider().isSystemStream(SystemStream.Error);
  }

  /**
   * {@return a stream that counts the bytes read from it}
   *
   * @param in the stream to read from
   */
  public InputStream watch(InputStream in) {
    return bar == null ? in : new Counted(in, bar);
  }

  /**
   * Updates the text next to the bar, which fits in a line of 80 characters.
   *
   * @param tally the numbers of games and files so far
   */
  public void at(Tally tally) {
    if (bar != null) {
      double seconds = (System.nanoTime() - start) / 1e9;
      bar.setExtraMessage(
          String.format(
              " %d games, %.0f/s, %d invalid",
              tally.games(), tally.games() / seconds, tally.invalid() + tally.unread()));
    }
  }

  /** Stops the bar and begins a new line. Can be called by any thread. */
  public void end() {
    if (bar != null) {
      bar.close();
    }
  }

  @Override
  public void close() {
    end();
  }

  private static final class Counted extends FilterInputStream {
    private final ProgressBar bar;

    Counted(InputStream in, ProgressBar bar) {
      super(in);
      this.bar = bar;
    }

    @Override
    public int read() throws IOException {
      int read = super.read();
      if (read >= 0) {
        bar.step();
      }
      return read;
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
      int read = super.read(bytes, offset, length);
      if (read > 0) {
        bar.stepBy(read);
      }
      return read;
    }
  }
}
