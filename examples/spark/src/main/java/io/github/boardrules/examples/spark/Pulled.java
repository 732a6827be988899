package io.github.boardrules.examples.spark;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * An iterator over the items that a source pushes to a consumer, in constant memory. The source
 * runs in a thread of its own and blocks while the buffer is full.
 */
final class Pulled<T> implements Iterator<T>, AutoCloseable {
  /** The name of the threads that run sources. */
  static final String THREAD = "source of rows";

  private static final int CAPACITY = 1_000;

  private final BlockingQueue<Item<T>> queue = new ArrayBlockingQueue<>(CAPACITY);
  private final Thread thread;
  private @Nullable Item<T> next;

  /** Pushes all items to a consumer. */
  interface Source<T> {
    void run(Consumer<T> consumer) throws Exception;
  }

  /** An item; without a value at the end of the source or if it failed. */
  private record Item<T>(@Nullable T value, @Nullable Throwable failure) {}

  /** Thrown in the thread of the source after this iterator was closed. */
  private static final class Closed extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  Pulled(Source<T> source) {
    thread = new Thread(() -> run(source), THREAD);
    thread.setDaemon(true);
    thread.start();
  }

  private void run(Source<T> source) {
    try {
      put(end(source));
    } catch (Closed e) {
      // The iterator was closed; discard the rest.
    }
  }

  /** Runs the source. Returns the final item, which has the exception if the source failed. */
  private Item<T> end(Source<T> source) {
    try {
      source.run(value -> put(new Item<>(value, null)));
      return new Item<>(null, null);
    } catch (Closed e) {
      throw e;
    } catch (Throwable e) {
      return new Item<>(null, e);
    }
  }

  private void put(Item<T> item) {
    try {
      queue.put(item);
    } catch (InterruptedException e) {
      throw new Closed();
    }
  }

  private Item<T> peek() {
    Item<T> known = next;
    if (known == null) {
      try {
        known = queue.take();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException("interrupted", e);
      }
      next = known;
    }
    if (known.failure != null) {
      throw new IllegalStateException(known.failure);
    }
    return known;
  }

  @Override
  public boolean hasNext() {
    return peek().value != null;
  }

  @Override
  public T next() {
    T value = peek().value;
    if (value == null) {
      throw new NoSuchElementException();
    }
    next = null;
    return value;
  }

  @Override
  public void close() {
    thread.interrupt();
  }
}
