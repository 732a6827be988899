package io.github.boardrules.examples.cli.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.base.Splitter;
import com.google.common.util.concurrent.Uninterruptibles;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Iterator;
import java.util.Map;
import java.util.regex.Pattern;
import org.jline.terminal.Size;
import org.jline.terminal.impl.ExternalTerminal;
import org.junit.jupiter.api.Test;

/** Tests the keys and the colors of a dialogue on a terminal. */
class EditingTest {
  private static final String UP = "\u001bOA";
  private static final String LEFT = "\u001bOD";
  private static final String BACKSPACE = "\u007f";
  private static final String CONTROL_C = "\u0003";
  private static final String CONTROL_D = "\u0004";
  private static final String COLOR = "\u001b\\[[0-9;]*m";

  /** Keys that are pressed line by line, after the prompt of each line. */
  private static final class Keys extends InputStream {
    private final Iterator<String> lines;
    private final ByteArrayOutputStream received;
    private byte[] line = {};
    private int next;
    private int prompts;

    Keys(String keys, ByteArrayOutputStream received) {
      this.lines = Splitter.onPattern("(?<=[\\r\u0003\u0004])").split(keys).iterator();
      this.received = received;
    }

    @Override
    public int read() throws IOException {
      if (next == line.length) {
        if (!lines.hasNext()) {
          return -1;
        }
        line = lines.next().getBytes(StandardCharsets.UTF_8);
        next = 0;
        prompts++;
        while (count(received.toString(StandardCharsets.UTF_8), Dialogue.PROMPT) < prompts) {
          Uninterruptibles.sleepUninterruptibly(Duration.ofMillis(1));
        }
      }
      return line.length == 0 ? -1 : line[next++];
    }

    /** Reads one key, in order not to wait for the next line. */
    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
      int key = read();
      if (key < 0) {
        return -1;
      }
      bytes[offset] = (byte) key;
      return 1;
    }
  }

  /** Runs a command on a virtual terminal and returns what the terminal receives. */
  private static String run(
      String type, Map<String, String> environment, String keys, String... arguments)
      throws IOException {
    ByteArrayOutputStream received = new ByteArrayOutputStream();
    ExternalTerminal terminal =
        new ExternalTerminal(
            "test", type, new Keys(keys, received), received, StandardCharsets.UTF_8);
    terminal.setSize(Size.of(80, 40));
    StringWriter errors = new StringWriter();
    int status =
        new TerminalProgram(command -> new EditingConsole(terminal, environment))
            .commandLine(arguments)
            .setErr(new PrintWriter(errors))
            .execute(arguments);
    assertEquals(0, status, errors.toString());
    return received.toString(StandardCharsets.UTF_8);
  }

  /** Plays a game on a terminal and returns the text without colors. */
  private static String play(String keys) throws IOException {
    return run("xterm-256color", Map.of(), keys, "play", "--game", "loa").replaceAll(COLOR, "");
  }

  private static long count(String text, String part) {
    return Pattern.compile(part, Pattern.LITERAL).matcher(text).results().count();
  }

  @Test
  void editsALine() throws IOException {
    String moved = "(b)";
    assertTrue(play("b1-b3\r").contains(moved));
    assertTrue(play("b1-b4" + BACKSPACE + "3\r").contains(moved));
    assertTrue(play("b-b3" + LEFT.repeat(3) + "1\r").contains(moved));
  }

  @Test
  void completesMovesAndCommands() throws IOException {
    assertTrue(play("b1-b\t\r").contains("(b)"));
    assertTrue(play("B1-B\t\r").contains("(b)"));
    assertTrue(play("mov\t\r").contains("36 legal moves"));
    String list = play("b1-\t\t");
    for (String move : new String[] {"b1-b3", "b1-d3", "b1-h1"}) {
      assertTrue(list.contains(move), list);
    }
    assertFalse(list.contains("c1-"), list);
  }

  @Test
  void repeatsLinesOfTheHistory() throws IOException {
    assertEquals(1, count(play("moves\r"), "36 legal moves"));
    assertEquals(2, count(play("moves\r" + UP + "\r"), "36 legal moves"));
    assertEquals(2, count(play("moves\rfacts\r" + UP + UP + "\r"), "36 legal moves"));
  }

  /** An exclamation mark is not a reference to the history, and quotes are not special. */
  @Test
  void passesLinesOnUnchanged() throws IOException {
    assertTrue(play("b1!!\r").contains("b1!! is not a move"));
    assertTrue(play("\"a\\b\r").contains("\"a\\b is not a move"));
  }

  @Test
  void endsWithControlAndDButNotWithControlAndC() throws IOException {
    assertFalse(play(CONTROL_D + "moves\r").contains("36 legal moves"));
    assertTrue(play("b1" + CONTROL_C + "moves\r").contains("36 legal moves"));
  }

  @Test
  void colorsTheBoardUnlessToldNotTo() throws IOException {
    String[] arguments = {"play", "--game", "loa"};
    String colored = run("xterm-256color", Map.of(), "b1-b3\r", arguments);
    assertTrue(colored.contains("\u001b[38;5;231;48;5;16;1mb"), colored);
    String plain = run("xterm-256color", Map.of("NO_COLOR", "1"), "b1-b3\r", arguments);
    assertTrue(plain.contains("  1  .(.)b b b b b ."), plain);
    assertTrue(plain.contains("  3  w(b). . . . . w"), plain);
    String empty = run("xterm-256color", Map.of("NO_COLOR", ""), "b1-b3\r", arguments);
    assertFalse(empty.contains("  1  .(.)b"), empty);
  }
}
