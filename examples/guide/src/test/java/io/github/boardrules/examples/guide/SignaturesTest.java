package io.github.boardrules.examples.guide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.carteso.CartesoSetup;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.record.MoveAnnotations;
import io.github.boardrules.core.record.RecordHeader;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.RecordedMove;
import io.github.boardrules.core.record.TextLocation;
import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.territory.TerritoryRules;
import io.github.boardrules.iris.IrisSetup;
import io.github.boardrules.linage.LinageSetup;
import io.github.boardrules.loa.LoaSetup;
import io.github.boardrules.picture.Look;
import io.github.boardrules.picture.view.BoardView;
import io.github.boardrules.picture.view.PositionView;
import java.io.IOException;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What users of the published artifacts compile against. */
class SignaturesTest {
  @Test
  void noSignatureHasATypeOfGuava() throws IOException {
    Set<String> wrong = new TreeSet<>();
    int count = 0;
    for (Class<?> type : PublishedTypes.all()) {
      for (String signature : signatures(type).toList()) {
        count++;
        if (signature.contains("com.google.common")) {
          wrong.add(signature);
        }
      }
    }
    assertEquals("", String.join("\n", wrong));
    assertTrue(count > 1500, "only " + count + " signatures");
  }

  @ParameterizedTest
  @ValueSource(
      classes = {
        GameType.About.class,
        Violation.class,
        TerritoryRules.class,
        Komi.class,
        LoaSetup.class,
        LinageSetup.class,
        IrisSetup.class,
        CartesoSetup.class,
        Look.class,
        PositionView.class,
        BoardView.class,
        RecordProblem.class,
        RecordedMove.class,
        RecordHeader.class,
        MoveAnnotations.class,
        TextLocation.class
      })
  void typesThatGrowHaveNoPublicConstructor(Class<?> type) {
    assertEquals(List.of(), List.of(type.getConstructors()));
    assertFalse(type.isRecord());
  }

  /** Returns the type with its supertypes, and what it lets others call, extend and read. */
  static Stream<String> signatures(Class<?> type) {
    Stream<Executable> callable =
        Stream.<Executable>concat(
            Arrays.stream(type.getDeclaredConstructors()),
            Arrays.stream(type.getDeclaredMethods()));
    return Stream.of(
            Stream.of(type + " extends " + type.getGenericSuperclass()),
            Arrays.stream(type.getGenericInterfaces()).map(of -> type + " implements " + of),
            callable.filter(SignaturesTest::isVisible).map(Executable::toGenericString),
            Arrays.stream(type.getDeclaredFields())
                .filter(SignaturesTest::isVisible)
                .map(Field::toGenericString))
        .flatMap(all -> all);
  }

  private static boolean isVisible(Member member) {
    return !member.isSynthetic()
        && (member.getModifiers() & (Modifier.PUBLIC | Modifier.PROTECTED)) != 0;
  }
}
