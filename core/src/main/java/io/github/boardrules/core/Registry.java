package io.github.boardrules.core;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

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
  private final String kind;

  /**
   * Creates a registry of given services. A service whose id is already taken is left out.
   *
   * @param services the services
   * @param id returns the id of a service
   * @param kind what a service is, as the subject of a sentence: {@code A game}
   */
  protected Registry(Iterable<? extends S> services, Function<? super S, String> id, String kind) {
    this(ImmutableList.of(services), id, kind);
  }

  /**
   * Creates a registry of services of one's own and of those that are installed, whatever the
   * thread: those that the context class loader of the thread finds, then those that the class
   * loader of the service's class finds. A service that cannot be loaded, or whose id is already
   * taken, is left out.
   *
   * @param own the services that need no search
   * @param service the class of the services
   * @param search searches with a class loader, where null is that of the system: {@code loader ->
   *     ServiceLoader.load(GameType.class, loader)}. The module of the caller must declare that it
   *     uses the service.
   * @param id returns the id of a service
   * @param kind what a service is, as the subject of a sentence: {@code A game}
   */
  protected Registry(
      Iterable<? extends S> own,
      Class<S> service,
      Function<@Nullable ClassLoader, ServiceLoader<S>> search,
      Function<? super S, String> id,
      String kind) {
    this(searches(own, service, search), id, kind);
  }

  private Registry(
      ImmutableList<? extends Iterable<? extends S>> searches,
      Function<? super S, String> id,
      String kind) {
    SortedMap<String, S> found = new TreeMap<>();
    ImmutableSet.Builder<String> failures = ImmutableSet.builder();
    Set<String> earlier = new HashSet<>();
    for (Iterable<? extends S> search : searches) {
      Set<String> classes = new HashSet<>();
      Iterator<? extends S> all = search.iterator();
      boolean isAtEnd = false;
      for (int count = 0; !isAtEnd && count < MAX_FAILURES; ) {
        try {
          isAtEnd = !all.hasNext();
          S service = isAtEnd ? null : all.next();
          if (service != null && !earlier.contains(service.getClass().getName())) {
            classes.add(service.getClass().getName());
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
      earlier.addAll(classes);
    }
    this.services = ImmutableSortedMap.copyOfSorted(found);
    this.problems = failures.build().asList();
    this.kind = kind;
  }

  private static <S> ImmutableList<Iterable<? extends S>> searches(
      Iterable<? extends S> own,
      Class<S> service,
      Function<@Nullable ClassLoader, ServiceLoader<S>> search) {
    ClassLoader home = service.getClassLoader();
    ClassLoader context = Thread.currentThread().getContextClassLoader();
    ImmutableList.Builder<Iterable<? extends S>> searches = ImmutableList.builder();
    searches.add(own);
    if (context != null && !context.equals(home) && knows(context, service)) {
      searches.add(search.apply(context));
    }
    return searches.add(search.apply(home)).build();
  }

  /** Returns false if a class loader knows another copy of the service, or none. */
  private static boolean knows(ClassLoader loader, Class<?> service) {
    try {
      return Class.forName(service.getName(), false, loader) == service;
    } catch (ClassNotFoundException | LinkageError e) {
      return false;
    }
  }

  /**
   * {@return a registry from which no service was left out}
   *
   * @param registry the registry
   * @param <R> the type of the registry
   * @throws IllegalArgumentException if a service was left out
   */
  protected static <R extends Registry<?>> R complete(R registry) {
    List<String> problems = registry.problems();
    checkArgument(problems.isEmpty(), "%s", problems);
    return registry;
  }

  /**
   * {@return the service with an id, or empty if the registry has none}
   *
   * @param id the id of a service
   */
  public final Optional<S> find(String id) {
    return Optional.ofNullable(services.get(checkNotNull(id, "id")));
  }

  /**
   * {@return the service with an id}
   *
   * @param id the id of a service
   * @throws IllegalArgumentException if the registry has none; the message names the ids that it
   *     has
   */
  public final S get(String id) {
    return find(id)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "%s with the id %s is not installed; the ids are %s"
                        .formatted(kind, id, services.keySet())));
  }

  /** {@return a sentence about each service that cannot be used; usually empty} */
  public final List<String> problems() {
    return problems;
  }

  /** {@return all services, sorted by id} */
  public final List<S> all() {
    return services.values().asList();
  }
}
