package io.github.boardrules.examples.guide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.boardrules.core.ArrangementPattern;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.board.HexBoard;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.record.GameInProgress;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.GameVisitor;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.RecordFormats;
import io.github.boardrules.core.record.RecordHandler;
import io.github.boardrules.core.record.RecordInput;
import io.github.boardrules.core.record.Validator;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * A null argument of a public method or constructor of a published artifact causes a {@link
 * NullPointerException}, unless the parameter is nullable or the constructor is that of a record
 * that carries an answer.
 */
class NullArgumentsTest {
  private static final String ROOT = "io.github.boardrules.";

  /** Records that only the library makes, as answers, and whose constructors check nothing. */
  private static final String ANSWERS =
      "core\\.CanonicalForm|core\\.record\\.GameVerdict\\$Result|core\\.territory\\.TerritoryScore"
          + "|carteso\\.CartesoGroup|iris\\.IrisGroup|linage\\.LinageLine|loa\\.LoaClump"
          + "|picture\\.view\\..*";

  private static final int OF_ONE_CLASS = 4;

  private final Map<Class<?>, Integer> counts = new HashMap<>();
  private final List<Object> pool = new ArrayList<>();

  @Test
  void aNullArgumentIsANullPointerException() throws IOException {
    List<Class<?>> published =
        PublishedTypes.all().stream()
            // Callers implement these interfaces, whose methods do nothing by default.
            .filter(type -> type != RecordHandler.class && type != GameVisitor.class)
            .toList();
    fillPool(published);
    Set<String> wrong = new TreeSet<>();
    int count = 0;
    Set<String> uncalled = new TreeSet<>();
    for (Class<?> type : published) {
      for (Executable method : methods(type)) {
        for (int i = 0; i < method.getParameterCount(); i++) {
          if (!method.getParameterTypes()[i].isPrimitive() && !isNullable(method, i)) {
            Optional<String> answer = answer(method, i);
            String call = type.getName().substring(ROOT.length()) + "." + name(method) + " " + i;
            if (answer.isEmpty()) {
              uncalled.add(call);
            } else {
              count++;
              if (!answer.get().isEmpty()) {
                wrong.add(call + ": " + answer.get());
              }
            }
          }
        }
      }
    }
    assertEquals("", String.join("\n", wrong));
    assertTrue(count >= 579, "only " + count + " parameters");
    // Callers implement this interface.
    assertEquals(Set.of("core.spi.ArrangementText$Receiver.put[Cell, char] 0"), uncalled);
  }

  private static List<Executable> methods(Class<?> type) {
    return Stream.concat(
            Arrays.stream(type.getDeclaredConstructors()), Arrays.stream(type.getDeclaredMethods()))
        .filter(method -> Modifier.isPublic(method.getModifiers()) && !method.isSynthetic())
        .filter(method -> !(type.isEnum() && method.getName().equals("valueOf")))
        .filter(method -> !method.getName().equals("equals"))
        .filter(
            method ->
                method instanceof Method
                    || (!Modifier.isAbstract(type.getModifiers())
                        && !(type.isRecord()
                            && type.getName().substring(ROOT.length()).matches(ANSWERS))))
        .sorted(Comparator.comparing(NullArgumentsTest::name))
        .toList();
  }

  private static String name(Executable method) {
    return (method instanceof Constructor ? "new" : method.getName())
        + Arrays.stream(method.getParameterTypes()).map(Class::getSimpleName).toList();
  }

  private static boolean isNullable(Executable method, int index) {
    return method.getAnnotatedParameterTypes()[index].isAnnotationPresent(Nullable.class);
  }

  /** Fills the pool with values: constants, and what methods without arguments return. */
  @SuppressWarnings("UnnecessaryStringBuilder") // arguments of another type
  private void fillPool(List<Class<?>> published) throws IOException {
    add("b1");
    add(new StringBuilder("b1"));
    add(ImmutableList.of());
    add(ImmutableSet.of());
    add(ImmutableMap.of());
    add(Optional.empty());
    add(OptionalInt.empty());
    add(new Random(1));
    add(Path.of("missing.sgf"));
    add(URI.create("https://example.org"));
    add(StandardCharsets.UTF_8);
    add(new byte[1]);
    add(new String[] {"a"});
    add(String.class);
    for (GameType type : GameTypes.installed().all()) {
      Position<?> position = start(type);
      add(type);
      add(position.game());
      add(
          ArrangementPattern.parse(
              position.game(), "*/".repeat(position.board().height() - 1) + "*"));
      add(position);
      for (Position<?> p = position; ; p = p.successor(p.legalMoveCount() / 2)) {
        add(p);
        p.legalMoves().stream().limit(2).forEach(this::add);
        if (p.isOver()) {
          break;
        }
      }
      add(position.toSetup());
      position.game().symmetries().forEach(this::add);
      GameInProgress<?> played = GameInProgress.of(position.game());
      add(played);
      add(played.toReplay());
    }
    add(SquareBoard.of(3, 3));
    add(HexBoard.of(3));
    String text = "[Game \"loa\"]\n\nb1-b3 *\n";
    try (Stream<GameReplay> replays = Validator.installed().open(text, "a test").replays()) {
      replays.forEach(this::add);
    }
    add(Validator.installed().open(text, "a test"));
    RecordFormat format = RecordFormats.installed().get("brg");
    add(format.open(RecordInput.of(new StringReader(text), "a test", ReadLimits.defaults())));

    for (int round = 0; round < 3; round++) {
      for (Class<?> type : published) {
        if (type.isEnum()) {
          add(type.getEnumConstants()[0]);
        }
        constants(type).forEach(this::add);
        for (Executable method : methods(type)) {
          if (method.getParameterCount() == 0
              && (Modifier.isStatic(method.getModifiers()) || method instanceof Constructor)) {
            tryToAdd(null, method);
          }
        }
      }
      for (Object receiver : List.copyOf(pool)) {
        for (Class<?> type : published) {
          if (type.isInstance(receiver)) {
            methods(type).stream()
                .filter(method -> method instanceof Method && method.getParameterCount() == 0)
                .forEach(method -> tryToAdd(receiver, method));
          }
        }
      }
      for (Class<?> type : published) {
        for (Executable method : methods(type)) {
          if (method instanceof Constructor || Modifier.isStatic(method.getModifiers())) {
            arguments(method, method.getDeclaringClass(), -1, 0)
                .ifPresent(arguments -> tryToAdd(null, method, arguments));
          }
        }
      }
    }
  }

  /** Returns the values of the public constants of a type. */
  private static List<Object> constants(Class<?> type) {
    return Arrays.stream(type.getFields())
        .filter(field -> Modifier.isStatic(field.getModifiers()))
        .map(NullArgumentsTest::value)
        .toList();
  }

  private static Object value(Field constant) {
    try {
      return constant.get(null);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Position<?> start(GameType type) {
    Game<?> game = type.game(Options.none());
    return game.start();
  }

  private void tryToAdd(@Nullable Object receiver, Executable method, Object... arguments) {
    try {
      Object value = call(receiver, method, arguments);
      if (value instanceof Optional<?> optional) {
        optional.ifPresent(this::add);
      } else if (value instanceof List<?> list && !list.isEmpty()) {
        add(list.get(0));
      } else if (value != null) {
        add(value);
      }
    } catch (Throwable e) {
      // Not every combination is a value.
    }
  }

  private void add(Object value) {
    boolean isOurs = value.getClass().getName().startsWith(ROOT);
    if (counts.merge(value.getClass(), 1, Integer::sum) <= OF_ONE_CLASS
        && (isOurs || counts.size() < 40 || value instanceof Iterable)) {
      pool.add(value);
    }
  }

  private static @Nullable Object call(
      @Nullable Object receiver, Executable method, @Nullable Object[] arguments) throws Throwable {
    try {
      return method instanceof Constructor<?> constructor
          ? constructor.newInstance(arguments)
          : ((Method) method).invoke(receiver, arguments);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  /**
   * Returns what happens if an argument is null and the others are not: an empty text for a {@link
   * NullPointerException}, otherwise the answer; empty if the method cannot be called.
   */
  private Optional<String> answer(Executable method, int index) {
    List<Object> receivers = new ArrayList<>();
    if (method instanceof Constructor || Modifier.isStatic(method.getModifiers())) {
      receivers.add(method.getDeclaringClass());
    } else {
      Set<Class<?>> seen = new LinkedHashSet<>();
      pool.stream()
          .filter(method.getDeclaringClass()::isInstance)
          .filter(receiver -> seen.add(receiver.getClass()))
          .forEach(receivers::add);
    }
    Optional<String> answer = Optional.empty();
    for (Object receiver : receivers) {
      String of = "";
      for (int attempt = 0; attempt < 4; attempt++) {
        Optional<Object[]> arguments = arguments(method, receiver, index, attempt);
        if (arguments.isEmpty()) {
          return answer;
        }
        try {
          @Nullable Object value = call(receiver, method, arguments.get());
          of = "answers " + (value == null ? "null" : "a " + value.getClass().getSimpleName());
        } catch (NullPointerException e) {
          of = "";
          break;
        } catch (Throwable e) {
          of = "throws " + e;
        }
      }
      answer = Optional.of(of);
      if (!of.isEmpty()) {
        return Optional.of((of + " of " + receiver.getClass().getName()).replace('\n', ' '));
      }
    }
    return answer;
  }

  private Optional<Object[]> arguments(
      Executable method, Object receiver, int nullIndex, int attempt) {
    Object[] arguments = new Object[method.getParameterCount()];
    for (int i = 0; i < arguments.length; i++) {
      if (i != nullIndex) {
        Object argument = argument(method.getParameterTypes()[i], receiver, attempt);
        if (argument == null) {
          return Optional.empty();
        }
        arguments[i] = argument;
      }
    }
    return Optional.of(arguments);
  }

  private @Nullable Object argument(Class<?> type, Object receiver, int attempt) {
    if (type == int.class) {
      return attempt;
    } else if (type == long.class) {
      return (long) attempt;
    } else if (type == boolean.class) {
      return attempt % 2 == 0;
    } else if (type == char.class) {
      return 'a';
    } else if (type == double.class) {
      return attempt + 0.5;
    } else if (type == java.io.Reader.class) {
      return new StringReader("");
    } else if (type == java.io.InputStream.class) {
      return new ByteArrayInputStream(new byte[0]);
    } else if (type == Appendable.class || type == java.io.Writer.class) {
      return new StringWriter();
    }
    Class<?> of = receiver instanceof Class<?> c ? c : receiver.getClass();
    List<Object> candidates =
        pool.stream()
            .filter(type::isInstance)
            .sorted(
                Comparator.comparing(
                    value -> !value.getClass().getPackageName().equals(of.getPackageName())))
            .toList();
    if (!candidates.isEmpty()) {
      return candidates.get(Math.min(attempt, candidates.size() - 1));
    }
    return type.isInterface() && !type.isSealed()
        ? Proxy.newProxyInstance(
            type.getClassLoader() == null
                ? NullArgumentsTest.class.getClassLoader()
                : type.getClassLoader(),
            new Class<?>[] {type},
            (proxy, method, arguments) ->
                method.getReturnType() == boolean.class
                    ? (Object) false
                    : method.getReturnType() == int.class
                        ? 0
                        : arguments == null ? null : arguments[0])
        : type.isArray() ? java.lang.reflect.Array.newInstance(type.getComponentType(), 0) : null;
  }
}
