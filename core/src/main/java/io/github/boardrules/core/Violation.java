package io.github.boardrules.core;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.text.ErrorCode;
import io.github.boardrules.core.text.NotationException;
import java.io.Serializable;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A rule that a move or a setup breaks. The message is made from a template and parameters, so that
 * a site can make its own sentence in its own language:
 *
 * <pre>{@code
 * Violation violation = Loa.game().start().violation("b1-b5").orElseThrow();
 * violation.message(); // the line through b1 and b5 has 2 pieces, so the piece must move 2 squares, not 4
 * violation.parameters(); // {from=b1, to=b5, expected=2, found=4}
 * violation.message("Von {from} aus sind {expected|Feld|Felder} zu ziehen, nicht {found}.");
 * }</pre>
 *
 * <p>An immutable value.
 *
 * @serial exclude
 */
@Immutable
// Codes and sides are constants of enums, other values immutable; Javadoc knows the tag.
@SuppressWarnings({"Immutable", "InvalidBlockTag", "serial"})
public final class Violation implements Serializable {
  private static final long serialVersionUID = 1;

  private final ErrorCode code;
  private final String template;
  private final ImmutableMap<String, Object> parameters;
  private final ImmutableList<Cell> cells;

  private Violation(
      ErrorCode code,
      String template,
      ImmutableMap<String, Object> parameters,
      ImmutableList<Cell> cells) {
    this.code = checkNotNull(code, "code");
    this.template = checkNotNull(template, "template");
    this.parameters = parameters;
    this.cells = cells;
  }

  /**
   * {@return a violation without parameters and cells}
   *
   * @param code the rule
   * @param template what is wrong, as a clause without an initial capital or a period, with
   *     placeholders for the parameters that will be added
   */
  public static Violation of(ErrorCode code, String template) {
    return new Violation(code, template, ImmutableMap.of(), ImmutableList.of());
  }

  /** Returns the violation of a text that is not a move. */
  static Violation of(NotationException refusal) {
    return of(refusal.code(), "{problem}")
        .with("problem", String.valueOf(refusal.getMessage()))
        .with("offset", refusal.offset());
  }

  /**
   * {@return this violation with another parameter, which is also one of its cells}
   *
   * @param name the name of the parameter
   * @param cell its value
   */
  public Violation with(String name, Cell cell) {
    return with(name, cell, ImmutableList.of(cell));
  }

  /**
   * {@return this violation with another parameter, whose cells are also among its cells}
   *
   * @param name the name of the parameter
   * @param value the cells
   */
  public Violation with(String name, List<Cell> value) {
    return with(name, (Object) ImmutableList.copyOf(value), value);
  }

  /**
   * {@return this violation with another parameter}
   *
   * @param name the name of the parameter
   * @param value a number
   */
  public Violation with(String name, int value) {
    return with(name, value, ImmutableList.of());
  }

  /**
   * {@return this violation with another parameter}
   *
   * @param name the name of the parameter
   * @param value a number that need not be whole, such as a komi
   */
  public Violation with(String name, double value) {
    return with(name, value, ImmutableList.of());
  }

  /**
   * {@return this violation with another parameter}
   *
   * @param name the name of the parameter
   * @param value a side
   */
  public Violation with(String name, Side value) {
    return with(name, value, ImmutableList.of());
  }

  /**
   * {@return this violation with another parameter}
   *
   * @param name the name of the parameter
   * @param value a text, such as a move
   */
  public Violation with(String name, String value) {
    return with(name, value, ImmutableList.of());
  }

  private Violation with(String name, Object value, List<Cell> more) {
    ImmutableMap<String, Object> all =
        parameters.isEmpty()
            ? ImmutableMap.of(name, value)
            : ImmutableMap.<String, Object>builderWithExpectedSize(parameters.size() + 1)
                .putAll(parameters)
                .put(name, value)
                .buildOrThrow();
    return new Violation(code, template, all, cellsAnd(ImmutableList.copyOf(more)));
  }

  /** Returns the cells with others, each once. Most violations have few, or add none. */
  private ImmutableList<Cell> cellsAnd(ImmutableList<Cell> more) {
    if (cells.containsAll(more)) {
      return cells;
    }
    return cells.isEmpty() && more.size() == 1
        ? more
        : ImmutableSet.copyOf(Iterables.concat(cells, more)).asList();
  }

  /**
   * {@return this violation with other cells}
   *
   * @param concerned the cells concerned
   */
  public Violation withCells(Iterable<Cell> concerned) {
    return new Violation(code, template, parameters, ImmutableList.copyOf(concerned));
  }

  /** {@return the rule; stable across versions} */
  public ErrorCode code() {
    return code;
  }

  /**
   * {@return what is wrong, in English, with placeholders as in {@link #message(String)}} It may
   * change between versions.
   */
  public String template() {
    return template;
  }

  /**
   * {@return the values that the sentence names, in their order} The names are stable across
   * versions and documented with each code. A value is a {@link Cell}, a list of cells, a number
   * (an Integer or a Double), a {@link Side} or a text.
   */
  public Map<String, Object> parameters() {
    return parameters;
  }

  /**
   * {@return the cells concerned, in the order in which the message names them} There may be none,
   * and there may be cells that the board does not have.
   */
  public List<Cell> cells() {
    return cells;
  }

  /**
   * {@return what is wrong, for people, as an English clause without an initial capital or a
   * period} It may change between versions.
   */
  public String message() {
    return message(template);
  }

  /**
   * {@return a sentence of your own about this violation}
   *
   * @param sentence a text with placeholders: <code>{from}</code> is replaced by the parameter
   *     {@code from}; <code>{expected|square|squares}</code> by the number {@code expected} and the
   *     first word if it is 1, otherwise the second
   * @throws IllegalArgumentException if a placeholder is malformed, or the violation has no such
   *     parameter
   */
  public String message(String sentence) {
    StringBuilder text = new StringBuilder();
    int end = 0;
    for (int open = sentence.indexOf('{'); open >= 0; open = sentence.indexOf('{', end)) {
      text.append(sentence, end, open);
      end = sentence.indexOf('}', open) + 1;
      checkArgument(end > 0, "the placeholder is not closed: %s", sentence);
      text.append(replacement(sentence.substring(open + 1, end - 1)));
    }
    return text.append(sentence, end, sentence.length()).toString();
  }

  private String replacement(String placeholder) {
    int bar = placeholder.indexOf('|');
    int second = placeholder.indexOf('|', bar + 1);
    String name = bar < 0 ? placeholder : placeholder.substring(0, bar);
    Object value = parameters.get(name);
    checkArgument(value != null, "%s has no parameter %s", code.name(), name);
    if (bar < 0) {
      return text(value);
    }
    checkArgument(second > 0, "the placeholder needs two words: %s", placeholder);
    String number = text(value);
    return number
        + " "
        + (number.equals("1")
            ? placeholder.substring(bar + 1, second)
            : placeholder.substring(second + 1));
  }

  private static String text(Object value) {
    if (value instanceof Side side) {
      return side.title();
    }
    if (value instanceof List<?> list) {
      return Joiner.on(", ").join(list);
    }
    return value instanceof Double number && number == Math.rint(number)
        ? String.valueOf(number.longValue())
        : value.toString();
  }

  /**
   * {@return the violation as an object for JSON: {@code code}, {@code message}, {@code
   * parameters}, a map, and {@code cells}, a list} Cells are texts, sides are names; parameters and
   * cells are left out if there are none.
   */
  public Map<String, Object> toMap() {
    ImmutableMap.Builder<String, Object> map =
        ImmutableMap.<String, Object>builder().put("code", code.name()).put("message", message());
    if (!parameters.isEmpty()) {
      map.put("parameters", parametersToMap());
    }
    if (!cells.isEmpty()) {
      map.put("cells", texts(cells));
    }
    return map.buildOrThrow();
  }

  /** {@return the parameters as an object for JSON: texts, numbers and lists of texts} */
  public Map<String, Object> parametersToMap() {
    ImmutableMap.Builder<String, Object> map = ImmutableMap.builder();
    parameters.forEach((name, value) -> map.put(name, json(value)));
    return map.buildOrThrow();
  }

  private static Object json(Object value) {
    return value instanceof Side side
        ? side.name()
        : value instanceof List<?> list
            ? texts(list)
            : value instanceof Number ? value : value.toString();
  }

  private static ImmutableList<String> texts(List<?> cells) {
    return cells.stream().map(Object::toString).collect(ImmutableList.toImmutableList());
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Violation that
        && code.equals(that.code)
        && template.equals(that.template)
        && parameters.equals(that.parameters)
        && cells.equals(that.cells);
  }

  @Override
  public int hashCode() {
    return Objects.hash(code, template, parameters, cells);
  }

  /** Returns the message, and the code in brackets: {@code the game is over [GAME_OVER]}. */
  @Override
  public String toString() {
    return message() + " [" + code.name() + "]";
  }
}
