package io.github.boardrules.examples.server;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import java.nio.ByteBuffer;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.io.EofException;
import org.eclipse.jetty.io.content.AsyncContent;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.BufferUtil;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/**
 * A response whose parts wait in memory until the client has read the earlier ones. Writing never
 * waits for the client. Thread-safe.
 */
final class Outgoing extends Response.Wrapper {
  /** The code for clients that are cut off because they read too slowly. */
  static final String SLOW_READER = "SLOW_READER";

  private final Shares.Holding memory;
  private final Answers.Pace pace;
  private final Consumer<String> refused;

  /** The parts that wait. */
  private final AsyncContent content = new AsyncContent();

  /** Completes when the handlers of the request have written everything. */
  private final Callback.Completable written = new Callback.Completable();

  /** Completes when the connection has taken everything. */
  private final Callback.Completable sent = new Callback.Completable();

  /** The number of parts that wait; guarded by this. */
  private int parts;

  /** The time since which parts wait, and the number of bytes since then; guarded by this. */
  private long start;

  private long bytes;

  /** Whether a check of the time is scheduled; guarded by this. */
  private boolean isTimed;

  /** The reason why nothing is sent any more; guarded by this. */
  private @Nullable Throwable failure;

  /**
   * Creates a response.
   *
   * @param request the request
   * @param response the response of the container
   * @param shares the bytes that may wait
   * @param pace how fast the client must read
   * @param refused receives a code if the response is broken off
   */
  Outgoing(
      Request request,
      Response response,
      Shares shares,
      Answers.Pace pace,
      Consumer<String> refused) {
    super(request, response);
    this.pace = pace;
    this.refused = refused;
    this.memory =
        shares.hold(
            RateLimit.network(Request.getRemoteAddr(request)),
            () -> breakOff("Another address needs the memory"));
  }

  /**
   * Begins to send what is written.
   *
   * @param callback is completed when everything is written and sent
   * @return the callback that the handlers of the request complete
   */
  Callback start(Callback callback) {
    var unused =
        written.whenComplete(
            (nothing, unwritten) -> {
              if (unwritten == null) {
                write(true, BufferUtil.EMPTY_BUFFER, Callback.NOOP);
              } else {
                fail(unwritten);
              }
              complete(callback, unwritten);
            });
    Content.copy(content, super::write, Callback.from(sent::succeeded, this::stop));
    return written;
  }

  /** Ends a response that the connection does not take. */
  private void stop(Throwable cause) {
    fail(cause);
    sent.failed(cause);
  }

  private void complete(Callback callback, @Nullable Throwable unwritten) {
    var unused =
        sent.whenComplete(
            (nothing, unsent) -> {
              memory.giveBack();
              Throwable cause = unwritten == null ? unsent : unwritten;
              if (cause == null) {
                callback.succeeded();
              } else {
                callback.failed(cause);
              }
            });
  }

  @Override
  public void write(boolean last, @Nullable ByteBuffer part, Callback taken) {
    int length = part == null ? 0 : part.remaining();
    if (!memory.take(length)) {
      breakOff("Too many bytes wait for this address");
    }
    Optional<Throwable> cause = begin(length);
    if (cause.isPresent()) {
      taken.failed(cause.get());
      return;
    }
    // A copy, because the writer uses its buffer again.
    ByteBuffer copy = ByteBuffer.allocate(length);
    if (part != null) {
      copy.put(part).flip();
    }
    content.write(last, copy, Callback.from(() -> end(length), ignored -> end(length)));
    keepTime();
    taken.succeeded();
  }

  /** Counts a part. Returns the reason if nothing is sent any more. */
  private synchronized Optional<Throwable> begin(int length) {
    if (failure == null) {
      if (parts == 0) {
        start = System.nanoTime();
        bytes = 0;
      }
      parts++;
      bytes += length;
    }
    return Optional.ofNullable(failure);
  }

  private void end(int length) {
    memory.giveBack(length);
    synchronized (this) {
      parts--;
    }
  }

  /** Drops what waits. Returns false if that has happened before. */
  @CanIgnoreReturnValue
  private boolean fail(Throwable cause) {
    synchronized (this) {
      if (failure != null) {
        return false;
      }
      failure = cause;
    }
    content.fail(cause);
    return true;
  }

  /** Schedules a check of the time if parts wait. */
  private void keepTime() {
    long nanos;
    synchronized (this) {
      if (parts == 0 || isTimed) {
        return;
      }
      isTimed = true;
      nanos = left();
    }
    getRequest()
        .getComponents()
        .getScheduler()
        .schedule(this::checkTime, Math.max(1, nanos), TimeUnit.NANOSECONDS);
  }

  /** Returns the nanoseconds until the parts must be sent. */
  private synchronized long left() {
    return TimeUnit.SECONDS.toNanos(pace.seconds(bytes)) - (System.nanoTime() - start);
  }

  private void checkTime() {
    boolean isLate;
    synchronized (this) {
      isTimed = false;
      isLate = parts > 0 && left() <= 0;
    }
    if (isLate) {
      breakOff("The client reads too slowly");
    } else {
      keepTime();
    }
  }

  /** Drops what waits, and closes the connection. */
  private void breakOff(String reason) {
    boolean isPending = !sent.isDone();
    if (fail(new EofException(reason))) {
      refused.accept(SLOW_READER);
    }
    if (isPending) {
      Connections.reset(getRequest().getConnectionMetaData().getConnection().getEndPoint());
    }
  }
}
