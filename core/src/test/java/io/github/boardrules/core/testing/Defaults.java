package io.github.boardrules.core.testing;

import com.google.common.collect.ImmutableMap;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;

/** Makes objects that implement only some methods of an interface, to test its default methods. */
public final class Defaults {
  private Defaults() {}

  /**
   * {@return an object that returns the given values from some methods, and calls the default
   * method of the interface for the others} A method without a default fails.
   *
   * @param <T> the interface
   * @param type the interface
   * @param answers the values to return, by method name
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
