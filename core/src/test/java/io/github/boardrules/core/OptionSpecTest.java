package io.github.boardrules.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.OptionSpec.NamedValue;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a form shows of an option. */
class OptionSpecTest {
  private static final NamedValue BLACK = OptionSpec.value(Color.BLACK, "Black", "The dark side.");
  private static final NamedValue WHITE = OptionSpec.value(Color.WHITE, "White", "The light side.");

  @Test
  void aValueOfAnEnumHasTheNameOfItsConstant() {
    assertEquals(new NamedValue("BLACK", "Black", "The dark side.", Options.none()), BLACK);
    assertEquals(WHITE, OptionSpec.value(Color.WHITE, "White", "The light side."));
  }

  /** With steps of 2, a sum and a difference would not differ. */
  @Test
  void stepsAreCountedFromTheMinimum() {
    OptionSpec spec = new OptionSpec.WholeNumber("n", "N", 1, 10, 3, 4, "A number.");
    for (int number = 1; number <= 10; number++) {
      String text = Integer.toString(number);
      if (number == 1 || number == 4 || number == 7 || number == 10) {
        assertEquals(text, spec.parse(text));
      } else {
        OptionException refusal = assertThrows(OptionException.class, () -> spec.parse(text));
        assertEquals(OptionException.Code.BETWEEN_STEPS, refusal.code());
      }
    }
  }

  /** A form must offer each constant, and no other value. */
  @Test
  void aChoiceOfAnEnumNamesEachConstantInOrder() {
    for (NamedValue[] values :
        new NamedValue[][] {{}, {WHITE}, {WHITE, BLACK}, {BLACK, WHITE, WHITE}, {WHITE, WHITE}}) {
      assertThrows(
          IllegalArgumentException.class,
          () -> OptionSpec.choice("side", "Side", Color.WHITE, "A side.", values));
    }
  }

  @Test
  void onlyChoicesAndTextsHaveNamedValues() {
    OptionSpec choice = OptionSpec.choice("side", "Side", Color.WHITE, "A side.", BLACK, WHITE);
    assertEquals(List.of(BLACK, WHITE), choice.values());
    assertEquals("one of BLACK, WHITE", choice.expected());
    OptionSpec text =
        new OptionSpec.Text("note", "Note", "any text", ImmutableList.of(WHITE), "", "A text.");
    assertEquals(List.of(WHITE), text.values());
    assertEquals("any text", text.expected());
    assertEquals("whatever", text.parse("whatever"));
    OptionSpec number = OptionSpec.integer("size", "Size", 3, 9, 7, "The size.");
    assertEquals(List.of(), number.values());
    assertEquals("a whole number from 3 to 9", number.expected());
    OptionSpec flag = new OptionSpec.Flag("wide", "Wide", true, "Whether it is wide.");
    assertEquals(List.of(), flag.values());
    assertEquals("true or false", flag.expected());
    assertEquals("true", flag.defaultText());
  }
}
