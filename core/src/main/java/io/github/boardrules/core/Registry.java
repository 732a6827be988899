package io.github.boardrules.core;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableCollection;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedMap;
import java.util.Iterator;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * A registry of services by id: those on the class path and module path, or given ones. A service
 * that cannot be used is left out and reported; it does not affect the others. Immutable.
 *
 * @param <S> the services
 */
public abstract class Registry<S> {
  /** The number of failures after which the search ends, in case the class path cannot be read. */
  private static final int MAX_FAILURES = 100;

  private final ImmutableSortedMap<String, S> services;
  private final ImmutableList<String> problems;

  /**
   * Creates a registry. A service that cannot be loaded, or whose id is already taken, is left out.
   *
   * @param services the services
   * @param id returns the id of a service
   * @param kind what a service is, as the subject of a sentence: {@code A game}
   */
  protected Registry(Iterable<? extends S> services, Function<? super S, String> id, String kind) {
    SortedMap<String, S> found = new TreeMap<>();
    ImmutableList.Builder<String> failures = ImmutableList.builder();
    Iterator<? extends S> all = services.iterator();
    boolean isAtEnd = false;
    for (int count = 0; !isAtEnd && count < MAX_FAILURES; ) {
      try {
        isAtEnd = !all.hasNext();
        if (!isAtEnd) {
          S service = all.next();
          String name = id.apply(service);
          S other = found.putIfAbsent(name, service);
          if (other != null) {
            String taken = name + ", already used by " + other.getClass().getName();
            failures.add(service.getClass().getName() + " has the id " + taken);
          }
        }
      } catch (ServiceConfigurationError | LinkageError | RuntimeException e) {
        failures.add(kind + " cannot be loaded: " + e.getMessage());
        count++;
      }
    }
    this.services = ImmutableSortedMap.copyOfSorted(found);
    this.problems = failures.build();
  }

  /**
   * {@return a registry from which no service was left out}
   *
   * @param registry the registry
   * @param <R> the type of the registry
   * @throws IllegalArgumentException if a service was left out
   */
  protected static <R extends Registry<?>> R complete(R registry) {
    ImmutableList<String> problems = registry.problems();
    checkArgument(problems.isEmpty(), "%s", problems);
    return registry;
  }

  /**
   * {@return the service with an id, or empty if the registry has none}
   *
   * @param id the id of a service
   */
  public final Optional<S> find(String id) {
    return Optional.ofNullable(services.get(id));
  }

  /** {@return a sentence about each service that cannot be used; usually empty} */
  public final ImmutableList<String> problems() {
    return problems;
  }

  /** {@return all services, sorted by id} */
  public final ImmutableCollection<S> all() {
    return services.values();
  }
}
