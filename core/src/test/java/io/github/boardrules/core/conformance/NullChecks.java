package io.github.boardrules.core.conformance;

import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameSymmetry;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.text.Strictness;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Checks {@link Promise#NULLS}. */
final class NullChecks {
  private NullChecks() {}

  static <M extends Move> void check(Sample<M> sample) {
    List<Position<M>> positions = sample.positions();
    List<Object> arguments = new ArrayList<>(sample.moves().subList(0, 1));
    arguments.addAll(arguments(positions.get(0)));
    check(GameType.class, sample.game().type(), arguments);
    check(Game.class, sample.game(), arguments);
    for (Position<M> position : positions) {
      Sample.inContext("position", position, () -> check(Position.class, position, arguments));
    }
    for (GameSymmetry<M> symmetry : sample.game().symmetries()) {
      check(GameSymmetry.class, symmetry, arguments);
    }
  }

  /** Calls each method of an interface, with one argument null at a time. */
  private static void check(Class<?> type, Object receiver, List<Object> all) {
    for (Method method : type.getMethods()) {
      Class<?>[] parameters = method.getParameterTypes();
      for (int i = 0; i < parameters.length; i++) {
        if (!parameters[i].isPrimitive() && !method.getName().equals("equals")) {
          @Nullable Object[] arguments =
              Stream.of(parameters).map(each -> argument(each, all)).toArray();
          arguments[i] = null;
          assertThrows(
              NullPointerException.class,
              () -> call(method, receiver, arguments),
              () -> method.getName() + List.of(parameters) + " with null");
        }
      }
    }
  }

  private static void call(Method method, Object receiver, @Nullable Object[] arguments)
      throws Throwable {
    try {
      method.invoke(receiver, arguments);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  private static List<Object> arguments(Position<?> position) {
    Cell cell = position.board().cells().get(0);
    return List.of(
        cell,
        cell.toString(),
        new Cell[0],
        position,
        position.toSetup(),
        Player.FIRST,
        Strictness.LENIENT,
        Options.none());
  }

  private static @Nullable Object argument(Class<?> type, List<Object> all) {
    return type.isPrimitive() ? 0 : all.stream().filter(type::isInstance).findFirst().orElse(null);
  }
}
