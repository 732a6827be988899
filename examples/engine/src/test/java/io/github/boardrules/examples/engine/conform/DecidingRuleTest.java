package io.github.boardrules.examples.engine.conform;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.territory.TerritoryReason;
import io.github.boardrules.core.territory.TerritoryViolationCode;
import io.github.boardrules.iris.IrisReason;
import io.github.boardrules.iris.IrisViolationCode;
import io.github.boardrules.linage.LinageReason;
import io.github.boardrules.linage.LinageViolationCode;
import io.github.boardrules.loa.LoaReason;
import io.github.boardrules.loa.LoaViolationCode;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every violation and every reason for an outcome has a paragraph of the rules. */
class DecidingRuleTest {
  static Stream<String> codes() {
    Stream<String> own =
        Stream.of("loa", "linage", "iris", "carteso")
            .flatMap(game -> Stream.of("LEGAL", "GOES_ON", "POSITION").map(c -> game + " " + c));
    return Stream.of(
            own,
            Stream.of("linage", "iris", "carteso")
                .flatMap(game -> Stream.of("SCORE", "EMPTY_BOARD").map(c -> game + " " + c)),
            codes("loa", LoaViolationCode.values()),
            codes("loa", LoaReason.values()),
            codes("linage", LinageViolationCode.values()),
            codes("linage", LinageReason.values()),
            codes("linage", TerritoryViolationCode.values()),
            codes("linage", TerritoryReason.values()),
            codes("carteso", TerritoryViolationCode.values()),
            codes("carteso", TerritoryReason.values()),
            codes("iris", IrisViolationCode.values()),
            codes("iris", IrisReason.values()))
        .flatMap(all -> all);
  }

  private static Stream<String> codes(String game, Enum<?>[] values) {
    return Stream.of(values).map(value -> game + " " + value.name());
  }

  @ParameterizedTest
  @MethodSource("codes")
  void aCodeHasAParagraph(String gameAndCode) {
    String[] words = gameAndCode.split(" ", -1);
    GameType type = GameTypes.installed().get(words[0]);
    assertTrue(DecidingRule.paragraph(type, words[1]).isPresent(), gameAndCode);
  }
}
