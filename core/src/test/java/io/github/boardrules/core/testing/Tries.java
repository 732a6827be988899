package io.github.boardrules.core.testing;

import com.google.common.base.Splitter;
import io.github.boardrules.core.conformance.ConformanceTest;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Properties;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import net.jqwik.api.lifecycle.AroundPropertyHook;
import net.jqwik.api.lifecycle.PropagationMode;
import net.jqwik.api.lifecycle.PropertyExecutionResult;
import net.jqwik.api.lifecycle.PropertyExecutor;
import net.jqwik.api.lifecycle.PropertyLifecycleContext;

/**
 * Sets the tries of the properties of boardrules, as {@code tries.properties} states them: few in
 * everyday runs, and many with the Maven profile {@code proof}, which sets the system property
 * {@code boardrules.proof}.
 *
 * <p>A property with two numbers is tagged {@code repeated}, so that {@code -Dgroups=proof} runs it
 * again. The published kit does not contain this class: the properties of other projects keep their
 * own tries.
 */
public final class Tries implements AroundPropertyHook {
  private static final String PACKAGES = "io.github.boardrules.";
  private static final boolean PROOF = Boolean.getBoolean("boardrules.proof");
  private static final Properties TRIES = load();

  /** Creates the hook; jqwik finds it as a service. */
  public Tries() {}

  @Override
  public PropagationMode propagateTo() {
    return PropagationMode.ALL_DESCENDANTS;
  }

  @Override
  public PropertyExecutionResult aroundProperty(
      PropertyLifecycleContext context, PropertyExecutor property) throws Throwable {
    if (context.containerClass().getName().startsWith(PACKAGES)
        && context.targetMethod().isAnnotationPresent(Property.class)) {
      context.attributes().setTries(tries(context));
    }
    return property.execute();
  }

  private static int tries(PropertyLifecycleContext context) {
    Class<?> declaring = context.targetMethod().getDeclaringClass();
    boolean isOfKit = declaring == ConformanceTest.class;
    int own = context.targetMethod().getAnnotation(Property.class).tries();
    String name = declaring.getSimpleName() + "." + context.targetMethod().getName();
    String line = TRIES.getProperty(isOfKit ? declaring.getSimpleName() : name);
    if (isOfKit && own == 1) {
      return own;
    }
    if (!isOfKit && own != Property.TRIES_NOT_SET) {
      throw new IllegalStateException(
          "The tries of " + name + " belong in tries.properties, not in its annotation");
    }
    List<String> numbers =
        Splitter.on(' ').splitToList(line == null ? TRIES.getProperty("default") : line);
    if (numbers.size() > 1 && !isRepeated(context)) {
      throw new IllegalStateException(
          name + " has two numbers of tries, but is not tagged \"repeated\"");
    }
    return Integer.parseInt(PROOF ? numbers.get(numbers.size() - 1) : numbers.get(0));
  }

  private static boolean isRepeated(PropertyLifecycleContext context) {
    return context.findAnnotationsInContainer(Tag.class).stream()
            .anyMatch(tag -> tag.value().equals("repeated"))
        || context.findRepeatableAnnotations(Tag.class).stream()
            .anyMatch(tag -> tag.value().equals("repeated"));
  }

  private static Properties load() {
    Properties tries = new Properties();
    try (InputStream file = Tries.class.getResourceAsStream("/tries.properties")) {
      tries.load(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return tries;
  }
}
