package io.github.boardrules.examples.engine.bulk;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;

/** Text for people: untrusted text, numbers of things, and reasons why files cannot be used. */
public final class Words {
  private Words() {}

  /**
   * {@return the text with control and format characters, including line ends, and half surrogate
   * pairs replaced by Unicode escapes}
   *
   * @param text any text
   */
  public static String printable(String text) {
    return escaped(text, "");
  }

  /**
   * {@return the text as {@link #printable}, but with its line feeds and tabs}
   *
   * @param text any text
   */
  public static String printableLines(String text) {
    return escaped(text, "\n\t");
  }

  private static String escaped(String text, String kept) {
    StringBuilder result = null;
    int length;
    for (int i = plainStart(text); i < text.length(); i += length) {
      int c = text.codePointAt(i);
      length = Character.charCount(c);
      if (!isPrintable(c) && kept.indexOf(c) < 0) {
        result = result == null ? new StringBuilder(text.substring(0, i)) : result;
        for (int at = i; at < i + length; at++) {
          result.append(String.format("\\u%04x", (int) text.charAt(at)));
        }
      } else if (result != null) {
        result.appendCodePoint(c);
      }
    }
    return result == null ? text : result.toString();
  }

  /** Returns the number of characters before the first that is not printable ASCII. */
  private static int plainStart(String text) {
    int i = 0;
    while (i < text.length() && text.charAt(i) >= ' ' && text.charAt(i) < 0x7f) {
      i++;
    }
    return i;
  }

  /**
   * {@return whether a character is neither a control or format character, nor a line end or half a
   * surrogate pair} Format characters include those that change the direction of text.
   *
   * @param codePoint the character
   */
  public static boolean isPrintable(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SURROGATE ->
          false;
      default -> true;
    };
  }

  /**
   * {@return a number of things: {@code 1 game}, {@code 3 games}}
   *
   * @param number the number
   * @param thing the noun, whose plural ends in {@code s}
   */
  public static String count(long number, String thing) {
    return number + " " + thing + (number == 1 ? "" : "s");
  }

  /**
   * {@return a clause that says how many files could not be read to their end}
   *
   * @param files the number of files
   */
  public static String unread(long files) {
    return count(files, "file")
        + " could not be read to "
        + (files == 1 ? "its" : "their")
        + " end";
  }

  /**
   * {@return why a file or stream cannot be read or written, without the name of the file: {@code
   * the file does not exist}}
   *
   * @param failure the exception thrown
   */
  public static String reason(IOException failure) {
    if (failure instanceof NoSuchFileException) {
      return "the file does not exist";
    }
    if (failure instanceof AccessDeniedException) {
      return "permission is denied";
    }
    if (failure instanceof FileAlreadyExistsException) {
      return "the file already exists";
    }
    if (failure instanceof NotDirectoryException) {
      return "a part of the path is not a folder";
    }
    if (failure instanceof FileSystemLoopException) {
      return "the folder contains itself";
    }
    if (failure instanceof CharacterCodingException) {
      return "the text contains half a surrogate pair, which UTF-8 cannot encode";
    }
    String message =
        failure instanceof FileSystemException file ? file.getReason() : failure.getMessage();
    if (message == null) {
      return "the reason is unknown";
    }
    return message.equals("Is a directory") ? "it is a folder, not a file" : message;
  }
}
