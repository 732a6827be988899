package io.github.boardrules.examples.server.browser;

import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Plays each game on a board that asks the server, in each way of input. */
@Tag("proof")
class InputTest {
  @RegisterExtension static final Visit VISIT = new Visit(800, 900);

  private final Browser browser = VISIT.browser();
  private final BoardElement board = new BoardElement(browser);

  private static Stream<Arguments> cases() {
    return Stream.of("loa", "linage", "iris", "carteso", "hex", "y")
        .flatMap(game -> Stream.of(BoardElement.Way.values()).map(way -> Arguments.of(game, way)));
  }

  @ParameterizedTest
  @MethodSource("cases")
  void playsByEachWayOfInput(String game, BoardElement.Way way) throws IOException {
    browser.driver().get(VISIT.server().address() + "embed.html");
    board.await("return board.hasAttribute('record')");
    board.begin(game, Oracle.smallOptions(game));
    board.playsAs(new Oracle(game, Oracle.smallOptions(game)), way);
  }
}
