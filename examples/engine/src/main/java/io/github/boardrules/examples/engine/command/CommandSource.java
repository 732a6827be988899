package io.github.boardrules.examples.engine.command;

import com.google.common.collect.ImmutableMap;

/**
 * Commands of the program, found as a service: its own, and those of a plug-in. Has a public
 * constructor without parameters.
 */
public interface CommandSource {
  /** What a person wants of a command, in the order of the help. */
  enum Group {
    /** Is it right? */
    JUDGE("Judge"),
    /** How does it look, and what is possible? */
    LOOK("Look"),
    /** The same in another form. */
    CONVERT("Convert"),
    /** Questions about many games, or of another program. */
    ASK("Ask"),
    /** A game at the keyboard. */
    PLAY("Play"),
    /** About the program itself. */
    HELP("Help");

    private final String title;

    Group(String title) {
      this.title = title;
    }

    /** {@return the title for people} */
    public String title() {
      return title;
    }
  }

  /** {@return the names of the commands with their groups, in the order of the help} */
  ImmutableMap<String, Group> commands();

  /**
   * {@return a new command, annotated for the parser of the command line}
   *
   * @param name one of the names
   */
  Object command(String name);
}
