package io.github.boardrules.examples.engine.command;

import io.github.boardrules.examples.engine.bulk.Words;
import java.util.function.Supplier;

/**
 * Prints a final message if the process is interrupted, for example by Ctrl-C, before {@link
 * #cancel} is called.
 */
public final class Interruption {
  private final Thread hook;

  private Interruption(Thread hook) {
    this.hook = hook;
  }

  /**
   * Installs a shutdown hook.
   *
   * @param message stops the work and returns the message to print
   * @return the interruption, to be canceled after the work
   */
  public static Interruption printing(Supplier<String> message) {
    Thread hook =
        new Thread(
            () -> {
              System.err.println("boardrules: " + Words.printable(message.get()));
              System.err.flush();
            },
            "interruption");
    Runtime.getRuntime().addShutdownHook(hook);
    return new Interruption(hook);
  }

  /** Removes the shutdown hook. */
  public void cancel() {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The process is already shutting down, and the hook runs.
    }
  }
}
