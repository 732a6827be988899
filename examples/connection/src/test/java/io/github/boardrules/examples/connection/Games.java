package io.github.boardrules.examples.connection;

import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Games to test. */
final class Games {
  private Games() {}

  static ConnectionGame hex(int size, boolean hasSwap) {
    HexGameType type = new HexGameType();
    return new ConnectionGame(type, type.board(size), hasSwap);
  }

  static ConnectionGame y(int size, boolean hasSwap) {
    YGameType type = new YGameType();
    return new ConnectionGame(type, type.board(size), hasSwap);
  }

  /** Returns Hex up to a size and Y up to another, without and with the swap. */
  static Stream<ConnectionGame> upTo(int hexSize, int ySize) {
    return Stream.of(false, true)
        .flatMap(
            hasSwap ->
                Stream.concat(
                    IntStream.rangeClosed(2, hexSize).mapToObj(size -> hex(size, hasSwap)),
                    IntStream.rangeClosed(2, ySize).mapToObj(size -> y(size, hasSwap))));
  }
}
