package io.github.boardrules.core.testing;

import com.google.common.collect.ImmutableMap;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;

/** Objects that know next to nothing, to see what an interface says by default. */
public final class Defaults {
  private Defaults() {}

  /**
   * {@return an object with an answer for some of its methods, and the interface's default for the
   * others} A method that has neither fails.
   *
   * @param <T> the interface
   * @param type the interface
   * @param answers what to return, by name of the method
   */
  public static <T> T of(Class<T> type, ImmutableMap<String, ?> answers) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (self, method, arguments) -> {
              Object answer = answers.get(method.getName());
              return answer != null
                  ? answer
                  : InvocationHandler.invokeDefault(self, method, arguments);
            }));
  }
}
