package io.github.boardrules.examples.cli;

import java.io.Console;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.InvocationTargetException;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;

/** How much of the input is read, shown while somebody looks at the terminal; else nothing. */
final class Progress implements AutoCloseable {
  private final @Nullable ProgressBar bar;

  private Progress(@Nullable ProgressBar bar) {
    this.bar = bar;
  }

  /**
   * Begins to show progress, if the output is a terminal.
   *
   * @param bytes all that there is to read
   */
  static Progress over(long bytes) {
    return new Progress(
        isTerminal()
            ? new ProgressBarBuilder()
                .setTaskName("reading")
                .setInitialMax(bytes)
                .setUnit(" KB", 1 << 10)
                .setStyle(ProgressBarStyle.ASCII)
                .showSpeed()
                .build()
            : null);
  }

  /** Since JDK 22 there is a console even where there is no terminal, and a method to ask. */
  @SuppressWarnings("SystemConsoleNull") // older ones are asked as well
  private static boolean isTerminal() {
    Console console = System.console();
    if (console == null) {
      return false;
    }
    try {
      return (Boolean) Console.class.getMethod("isTerminal").invoke(console);
    } catch (NoSuchMethodException e) {
      return true;
    } catch (IllegalAccessException | InvocationTargetException e) {
      return false;
    }
  }

  /** Counts the bytes that are read. */
  InputStream watch(InputStream in) {
    return bar == null ? in : new Counted(in, bar);
  }

  /** Says where the work is. */
  void at(String message) {
    if (bar != null) {
      bar.setExtraMessage(" " + message);
    }
  }

  @Override
  public void close() {
    if (bar != null) {
      bar.close();
    }
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
