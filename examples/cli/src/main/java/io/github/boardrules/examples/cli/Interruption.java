package io.github.boardrules.examples.cli;

import java.util.function.Supplier;

/** Has a last word if the process is told to end, as by Ctrl-C, before this is cancelled. */
final class Interruption {
  private final Thread hook;

  private Interruption(Thread hook) {
    this.hook = hook;
  }

  /**
   * Waits for the end.
   *
   * @param lastWord stops the work, and says what is to be printed
   */
  static Interruption telling(Supplier<String> lastWord) {
    Thread hook =
        new Thread(
            () -> {
              System.err.println("boardrules: " + lastWord.get());
              System.err.flush();
            },
            "interruption");
    Runtime.getRuntime().addShutdownHook(hook);
    return new Interruption(hook);
  }

  /** There is nothing to say any more. */
  void cancel() {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The process is ending, and the hook has its word.
    }
  }
}
