package io.github.boardrules.examples.npm;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Records with damage that a class library may treat in its own way. */
final class DamagedTexts {
  /** A record of each format with every kind of token, and with characters of two to four bytes. */
  private static final String BRG =
      """
      [Game "loa"]
      [Event "Zürich — €5 \\"cup\\" 😀"]
      [First "Ö"]

      { größer } 1. b1-b3 $1 h7-f7 (1... a2-b2 ; ok
      ) 2. b3-d3 {[%clk 0:00:07]} 1-0
      """;

  private static final String SGF =
      """
      (;FF[4]CA[UTF-8]GM[9]SZ[8]PB[Ö \\] é]EV[—😀]RE[W+Resign]
      ;B[b1-b3]BL[299.5]C[größer];W[h7-f7](;B[b3-d3])(;B[b3-d5]))
      """;

  /** Bytes to put in place of each byte of a record. */
  private static final int[] BYTES = {
    0x00, 0x0b, ' ', '"', '(', ')', '[', ']', '\\', '{', '9', 'x', 0x80, 0xa0, 0xc0, 0xe2, 0xf0,
    0xff
  };

  /** Sequences that are not UTF-8, and some that are. */
  private static final String[] SEQUENCES = {
    "c3a4",
    "e282ac",
    "f09f9880",
    "c080",
    "c1bf",
    "e08080",
    "e09fbf",
    "f08080af",
    "f48fbfbf",
    "f4908080",
    "eda080",
    "edbfbf",
    "efbfbf",
    "efbbbf",
    "c3",
    "e282",
    "f09f98",
    "f5808080",
    "fe",
    "80",
    "f09f98e282ac",
    "e2c3a4"
  };

  /** Characters about which class libraries disagree: blanks, digits, letters and surrogates. */
  private static final int[] CHARACTERS = {
    0x85, 0xa0, 0xad, 0x130, 0x131, 0x17f, 0x1c5, 0x2b0, 0x660, 0x6f0, 0x966, 0x1680, 0x180e,
    0x2000, 0x2007, 0x200b, 0x2028, 0x2029, 0x202f, 0x205f, 0x212a, 0x2160, 0x3000, 0xd7ff, 0xe000,
    0xfeff, 0xff11, 0xff21, 0xfffd, 0xffff, 0x1d7ce, 0x1f600, 0x10ffff
  };

  private DamagedTexts() {}

  /** The bytes of a text, and its name. */
  static final class Text {
    private final String name;
    private final byte[] bytes;

    Text(String name, byte[] bytes) {
      this.name = name;
      this.bytes = bytes;
    }

    String name() {
      return name;
    }

    byte[] bytes() {
      return bytes;
    }
  }

  static List<Text> all() {
    List<Text> texts = new ArrayList<>();
    addReplacedBytes("damaged.brg", BRG, texts);
    addReplacedBytes("damaged.sgf", SGF, texts);
    addAtChunkBorders(texts);
    addCharacters(texts);
    for (String blank : List.of("", " ", "\n\t\r\n", "\u00a0", "\u2003\n")) {
      texts.add(text("blank", blank + SGF));
      texts.add(text("blank", blank));
    }
    return texts;
  }

  private static Text text(String name, String text) {
    return new Text(name, text.getBytes(StandardCharsets.UTF_8));
  }

  private static void addReplacedBytes(String name, String record, List<Text> texts) {
    byte[] whole = record.getBytes(StandardCharsets.UTF_8);
    for (int i = 0; i < whole.length; i++) {
      texts.add(new Text(name, Arrays.copyOf(whole, i)));
      for (int b : BYTES) {
        byte[] damaged = whole.clone();
        damaged[i] = (byte) b;
        texts.add(new Text(name, damaged));
      }
    }
  }

  /** Adds records with a sequence that crosses the end of a power of two of bytes. */
  private static void addAtChunkBorders(List<Text> texts) {
    for (int chunk : new int[] {1 << 10, 1 << 12, 1 << 13, 1 << 14}) {
      for (String sequence : SEQUENCES) {
        for (int before = 1; before <= sequence.length() / 2; before++) {
          texts.add(atBorder(chunk - before, sequence));
        }
      }
    }
  }

  private static Text atBorder(int offset, String sequence) {
    byte[] start = "[Game \"loa\"]\n{".getBytes(StandardCharsets.UTF_8);
    byte[] filler = new byte[offset - start.length];
    Arrays.fill(filler, (byte) ' ');
    Arrays.fill(filler, filler.length - 3, filler.length, (byte) 'x');
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    bytes.writeBytes(start);
    bytes.writeBytes(filler);
    for (int i = 0; i < sequence.length(); i += 2) {
      bytes.write(Integer.parseInt(sequence, i, i + 2, 16));
    }
    bytes.writeBytes("y} 1. b1-b3 ? *\n".getBytes(StandardCharsets.UTF_8));
    return new Text("border.brg", bytes.toByteArray());
  }

  private static void addCharacters(List<Text> texts) {
    for (int c = 1; c < 0x100; c++) {
      addCharacter(c, texts);
    }
    for (int c : CHARACTERS) {
      addCharacter(c, texts);
    }
  }

  private static void addCharacter(int c, List<Text> texts) {
    String x = Character.toString(c);
    texts.add(
        text(
            "characters.brg",
            "[Game \"loa\"]\n[Event \""
                + x
                + "\"]\n{"
                + x
                + "a"
                + x
                + "}"
                + x
                + "1. b1-b3"
                + x
                + " {[%clk 0:0"
                + x
                + ":07]} h7-f7 *\n"));
    texts.add(
        text(
            "characters.sgf",
            "(;GM["
                + x
                + "9"
                + x
                + "]SZ["
                + x
                + "]RE["
                + x
                + "B+"
                + x
                + "]C["
                + x
                + "]"
                + x
                + ";B[b1"
                + x
                + "-b3]BL[2"
                + x
                + "])"));
  }
}
