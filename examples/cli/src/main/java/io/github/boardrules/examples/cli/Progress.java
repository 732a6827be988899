package io.github.boardrules.examples.cli;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jline.terminal.impl.exec.ExecTerminalProvider;
import org.jline.terminal.spi.SystemStream;
import org.jspecify.annotations.Nullable;

/** How much of the input is read, shown while somebody looks at the terminal; else nothing. */
final class Progress implements AutoCloseable {
  private final @Nullable ProgressBar bar;
  private final long start = System.nanoTime();

  private Progress(@Nullable ProgressBar bar) {
    this.bar = bar;
  }

  /**
   * Begins to show progress, if the standard error is a terminal.
   *
   * @param bytes all that there is to read; -1 if nobody knows
   */
  static Progress over(long bytes) {
    return new Progress(
        isTerminal()
            ? new ProgressBarBuilder()
                .setInitialMax(bytes)
                .setUnit(" MB", 1 << 20)
                .setStyle(ProgressBarStyle.ASCII)
                .build()
            : null);
  }

  /** The standard error is where the bar is drawn; the output may well be a file then. */
  private static boolean isTerminal() {
    return new ExecTerminalProvider().isSystemStream(SystemStream.Error);
  }

  /** Counts the bytes that are read. */
  InputStream watch(InputStream in) {
    return bar == null ? in : new Counted(in, bar);
  }

  /** Says how far the work is, in words that a line of 80 characters has room for. */
  void at(long games, long problems) {
    if (bar != null) {
      double seconds = (System.nanoTime() - start) / 1e9;
      bar.setExtraMessage(
          String.format(" %d games, %.0f/s, %d bad", games, games / seconds, problems));
    }
  }

  /** Leaves the bar as it is, and begins a new line; by whatever thread. */
  void end() {
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
