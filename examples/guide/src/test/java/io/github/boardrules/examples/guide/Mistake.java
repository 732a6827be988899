package io.github.boardrules.examples.guide;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameSymmetry;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.Position;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A mistake of a new author: a correct game in which some methods are wrong. */
final class Mistake {
  private static final ImmutableList<Class<?>> TYPES =
      ImmutableList.of(GameType.class, Game.class, Position.class, GameSymmetry.class);

  /** Looking a method up takes longer than calling it. */
  private static final Map<Called, Boolean> INHERITED = new ConcurrentHashMap<>();

  private final String kind;
  private final String fault;
  private final GameType right;
  private final Map<String, Answer> answers = new HashMap<>();

  /** A wrong method. */
  interface Answer {
    @Nullable Object of(Call call) throws Throwable;
  }

  /**
   * A call of a wrong method.
   *
   * @param real the object of the correct game
   * @param args the arguments, with objects of the correct game
   * @param right the correct answer
   */
  @SuppressWarnings("ArrayRecordComponent") // calls are not compared
  record Call(Object real, @Nullable Object[] args, RightAnswer right) {
    /** Returns the object of the correct game, cast to its type. */
    <T> T real(Class<T> type) {
      return type.cast(real);
    }

    /** Returns the first argument as a text. */
    CharSequence text() {
      return (CharSequence) arg();
    }

    /** Returns the first argument. */
    Object arg() {
      return Optional.ofNullable(args[0]).orElseThrow(NullPointerException::new);
    }
  }

  /** The correct answer. */
  interface RightAnswer {
    @Nullable Object get() throws Throwable;
  }

  Mistake(String kind, String fault, GameType right) {
    this.kind = kind;
    this.fault = fault;
    this.right = right;
  }

  String kind() {
    return kind;
  }

  String fault() {
    return fault;
  }

  GameType right() {
    return right;
  }

  /**
   * Makes a method wrong.
   *
   * @param method the simple names of the interface and the method
   */
  Mistake in(String method, Answer answer) {
    answers.put(method, answer);
    return this;
  }

  /** Returns the type of the game with the mistake. */
  GameType type() {
    return (GameType) Objects.requireNonNull(wrap(right));
  }

  /** Returns the object, or an object with the mistake if it is a part of the game. */
  private @Nullable Object wrap(@Nullable Object real) {
    if (real instanceof ImmutableList<?> list
        && list.stream().limit(1).anyMatch(GameSymmetry.class::isInstance)) {
      return list.stream().map(this::wrap).collect(ImmutableList.toImmutableList());
    }
    for (Class<?> type : TYPES) {
      if (type.isInstance(real) && !(real instanceof Proxy)) {
        return Proxy.newProxyInstance(
            Mistake.class.getClassLoader(), new Class<?>[] {type}, new Wrong(type, real));
      }
    }
    return real;
  }

  private static @Nullable Object unwrap(@Nullable Object object) {
    return object instanceof Proxy ? ((Wrong) Proxy.getInvocationHandler(object)).real : object;
  }

  /** A method of a class of the correct game. */
  private record Called(Class<?> type, Method method) {
    /** Returns whether the class inherits the method from an interface. */
    boolean isInherited() {
      try {
        return method.isDefault()
            && type.getMethod(method.getName(), method.getParameterTypes()).isDefault();
      } catch (NoSuchMethodException e) {
        throw new AssertionError(e);
      }
    }
  }

  private final class Wrong implements InvocationHandler {
    private final String type;
    private final Object real;

    Wrong(Class<?> type, Object real) {
      this.type = type.getSimpleName();
      this.real = real;
    }

    @Override
    public @Nullable Object invoke(Object proxy, Method method, Object @Nullable [] args)
        throws Throwable {
      @Nullable Object[] own =
          args == null ? new Object[0] : Stream.of(args).map(Mistake::unwrap).toArray();
      RightAnswer answer = () -> right(proxy, method, args, own);
      Answer wrong = answers.get(type + "." + method.getName());
      return wrap(wrong == null ? answer.get() : wrong.of(new Call(real, own, answer)));
    }

    /** A default method that the correct game does not override calls the wrong methods. */
    private @Nullable Object right(
        Object proxy, Method method, Object @Nullable [] args, @Nullable Object[] own)
        throws Throwable {
      if (INHERITED.computeIfAbsent(new Called(real.getClass(), method), Called::isInherited)) {
        return InvocationHandler.invokeDefault(proxy, method, args);
      }
      try {
        method.setAccessible(true);
        return method.invoke(real, own);
      } catch (InvocationTargetException e) {
        throw e.getCause();
      }
    }
  }

  /** Returns the fault and the game. */
  @Override
  public String toString() {
    return kind + ": " + right.title() + ": " + fault;
  }

  /** Returns all kinds of mistakes, each once. */
  static ImmutableList<String> kinds(List<Mistake> mistakes) {
    return mistakes.stream().map(Mistake::kind).distinct().collect(ImmutableList.toImmutableList());
  }
}
