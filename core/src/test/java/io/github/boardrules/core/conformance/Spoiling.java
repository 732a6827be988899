package io.github.boardrules.core.conformance;

import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;

/** Makes small changes to texts, so that some of them are still valid. */
final class Spoiling {
  private static final String ANYTHING = "abvwhx0123456789/ -+=:;,.!()\"\0\t\u0131\u00b3\ud800";

  private Spoiling() {}

  /**
   * Returns the text of a position with one to six pieces removed, added, exchanged or moved by a
   * cell. The result is mostly the text of a setup. The board is the part before the first blank.
   */
  static String rearrange(String text, Random random) {
    StringBuilder rearranged = new StringBuilder(text);
    int length = (text + " ").indexOf(' ');
    for (int changes = 1 + random.nextInt(6); changes > 0 && length > 1; changes--) {
      int at = random.nextInt(length - 1);
      char there = rearranged.charAt(at);
      char other = rearranged.charAt(random.nextInt(length));
      if (random.nextBoolean()) {
        rearranged.setCharAt(at, rearranged.charAt(at + 1));
        rearranged.setCharAt(at + 1, there);
      } else if (there == '1' || Character.isLetter(there)) {
        rearranged.setCharAt(at, Character.isLetter(other) ? other : '1');
      }
    }
    return rearranged.toString();
  }

  /** Returns the text with one to three changes. */
  static String spoil(String text, Random random) {
    StringBuilder spoiled = new StringBuilder(text);
    for (int changes = 1 + random.nextInt(3); changes > 0; changes--) {
      change(spoiled, random);
    }
    return spoiled.toString();
  }

  private static void change(StringBuilder text, Random random) {
    if (text.isEmpty()) {
      text.append(anything(random));
      return;
    }
    int at = random.nextInt(text.length());
    int other = random.nextInt(text.length());
    char there = text.charAt(at);
    switch (random.nextInt(8)) {
      case 0, 1, 2 -> {
        text.setCharAt(at, text.charAt(other));
        text.setCharAt(other, there);
      }
      case 3 -> text.setCharAt(at, text.charAt(other));
      case 4 -> text.deleteCharAt(at);
      case 5 -> text.insert(at, text.charAt(other));
      case 6 -> text.insert(at, anything(random));
      default -> text.setLength(at);
    }
  }

  private static char anything(Random random) {
    return ANYTHING.charAt(random.nextInt(ANYTHING.length()));
  }

  /** Returns texts that contain a text, and more. */
  static List<String> around(String text) {
    return List.of(
        text + "xyz", text + " xyz", text + " " + text, text + "\0", "xyz" + text, "xyz " + text);
  }

  /** Returns the text with full-width digits, which {@link Character#isDigit} accepts, too. */
  static String withOtherDigits(String text) {
    return text.chars()
        .mapToObj(c -> Character.toString(c >= '0' && c <= '9' ? c - '0' + 0xff10 : c))
        .collect(Collectors.joining());
  }

  /** Returns texts of boards on which all letters are replaced by one of them. */
  static List<String> withOneLetter(String text) {
    return text.chars()
        .filter(Character::isLetter)
        .distinct()
        .mapToObj(letter -> replaceLetters(text, (char) letter))
        .toList();
  }

  private static String replaceLetters(String text, char letter) {
    int length = (text + " ").indexOf(' ');
    return text.substring(0, length).replaceAll("[A-Za-z]", String.valueOf(letter))
        + text.substring(length);
  }

  /** Returns empty, long and deeply nested texts. */
  static String[] hostile(String text) {
    return new String[] {
      "",
      " ",
      "\0",
      "1".repeat(100_000),
      "(".repeat(100_000),
      (text + " ").repeat(1_000),
      text + "\n"
    };
  }
}
