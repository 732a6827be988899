package io.github.boardrules.examples.engine.bulk;

import java.io.BufferedWriter;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.FilterWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The standard output and the standard error of a program: in UTF-8 on every platform, whatever its
 * default encoding. Output that cannot be written is an error. Control characters are escaped in
 * the standard error, whose text is for people; the standard output can be data.
 */
public final class StandardOutput {
  /** The exit status if the output cannot be written. */
  public static final int FAILURE = 2;

  /**
   * The exit status if the reader of the output has ended, for example {@code head}: that of
   * programs that the signal {@code SIGPIPE} ends.
   */
  public static final int BROKEN_PIPE = 141;

  private StandardOutput() {}

  /** A program. */
  @FunctionalInterface
  public interface Program {
    /**
     * Runs the program. Writing to its output throws {@link OutputFailure} if that is impossible.
     *
     * @param out the standard output, which is flushed at the ends of lines and at the end
     * @param err the standard error
     * @return the exit status
     */
    int run(PrintWriter out, PrintWriter err);
  }

  /**
   * Runs a program with the standard output and the standard error of this process.
   *
   * @param name the name of the program for messages
   * @param program the program
   * @return the exit status as of {@link #run(String, OutputStream, OutputStream, Program)}
   */
  public static int run(String name, Program program) {
    System.setErr(new PrintStream(System.err, true, StandardCharsets.UTF_8));
    // Not System.out, which hides errors.
    return run(name, new FileOutputStream(FileDescriptor.out), System.err, program);
  }

  /**
   * Runs a program.
   *
   * @param name the name of the program for messages
   * @param out receives the standard output
   * @param err receives the standard error
   * @param program the program
   * @return its exit status; {@link #BROKEN_PIPE} if the reader of the output has ended; {@link
   *     #FAILURE}, with a message, if the output cannot be written for another reason
   */
  public static int run(String name, OutputStream out, OutputStream err, Program program) {
    Checked checked = new Checked(out);
    PrintWriter output =
        new PrintWriter(
            new BufferedWriter(new OutputStreamWriter(checked, StandardCharsets.UTF_8)), true);
    Escaped escaped = new Escaped(new OutputStreamWriter(err, StandardCharsets.UTF_8), checked);
    PrintWriter errors = new PrintWriter(escaped, true);
    int status = FAILURE;
    try {
      status = program.run(output, errors);
      output.flush();
    } catch (OutputFailure e) {
      // The stream remembers it, also if the program catches it.
    }
    OutputFailure failure = checked.failure;
    if (failure == null) {
      errors.flush();
      return status;
    }
    if (isBrokenPipe(failure)) {
      errors.flush();
      return BROKEN_PIPE;
    }
    escaped.output = null;
    errors.println(name + ": " + failure.getMessage());
    return FAILURE;
  }

  /** All systems call it a pipe: "Broken pipe", "The pipe is being closed". */
  private static boolean isBrokenPipe(OutputFailure failure) {
    return String.valueOf(failure.getMessage()).toLowerCase(Locale.ROOT).contains("pipe");
  }

  /** Throws an unchecked exception for each failure, because a {@link PrintWriter} hides others. */
  private static final class Checked extends OutputStream {
    private final OutputStream out;
    private volatile @Nullable OutputFailure failure;

    Checked(OutputStream out) {
      this.out = out;
    }

    @Override
    public void write(int b) {
      write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) {
      try {
        out.write(bytes, offset, length);
      } catch (IOException e) {
        throw failed(e);
      }
    }

    @Override
    public void flush() {
      try {
        out.flush();
      } catch (IOException e) {
        throw failed(e);
      }
    }

    private OutputFailure failed(IOException e) {
      OutputFailure first = failure;
      if (first == null) {
        first = new OutputFailure(e);
        failure = first;
      }
      return first;
    }
  }

  /**
   * Escapes control characters except line ends and tabs. Drops what is written once the standard
   * output has failed, such as the stack trace of the failure.
   */
  private static final class Escaped extends FilterWriter {
    private @Nullable Checked output;

    Escaped(Writer out, Checked output) {
      super(out);
      this.output = output;
    }

    @Override
    public void write(int c) throws IOException {
      write(String.valueOf((char) c), 0, 1);
    }

    @Override
    public void write(char[] text, int offset, int length) throws IOException {
      write(new String(text, offset, length), 0, length);
    }

    @Override
    public void write(String text, int offset, int length) throws IOException {
      if (output != null && output.failure != null) {
        return;
      }
      String part = text.substring(offset, offset + length);
      out.write(part.equals(System.lineSeparator()) ? part : Words.printableLines(part));
    }
  }
}
