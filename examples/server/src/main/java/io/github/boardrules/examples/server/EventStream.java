package io.github.boardrules.examples.server;

import jakarta.servlet.AsyncContext;
import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import org.eclipse.jetty.io.AbstractEndPoint;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.io.EofException;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/**
 * The events that one client receives. Writes only what the connection takes at once and keeps the
 * rest, so that no thread waits for the client. A client that reads too slowly is cut off.
 * Thread-safe.
 */
final class EventStream implements WriteListener {
  /** The maximum number of bytes that wait for a slow client. */
  static final int MAX_WAITING = 256 * 1024;

  private final String match;
  private final String address;
  private final Seats seats;
  private final Style style;
  private final @Nullable GzipParts gzip;
  private final Queue<Waiting> waiting = new ArrayDeque<>();
  private final CompletableFuture<@Nullable Void> end = new CompletableFuture<>();
  private final long opened = System.nanoTime();
  private final Shares.Holding memory;
  private final Consumer<String> refused;
  private int waitingBytes;
  private boolean isFlushed = true;
  private boolean isEnding;
  private long ending;

  /** Whether the stream reads the connection. */
  private boolean isWatched;

  private @Nullable AsyncContext context;
  private @Nullable ServletOutputStream out;

  /**
   * How to write events.
   *
   * @param withViews whether the client wants to know how views change
   * @param isCompressed whether to compress the events
   */
  record Style(boolean withViews, boolean isCompressed) {}

  /** An event, and the time since which it waits. */
  private static final class Waiting {
    private final byte[] bytes;
    private final long since = System.nanoTime();

    Waiting(byte[] bytes) {
      this.bytes = bytes;
    }
  }

  /**
   * Creates a stream that is not connected yet.
   *
   * @param match the id of the match
   * @param address the address of the client
   * @param seats the players whose tokens the client has
   * @param style how to write the events
   * @param shares the bytes that may wait for slow clients
   * @param executor cuts the stream off when others need its bytes
   * @param refused receives a code if the stream is cut off
   */
  EventStream(
      String match,
      String address,
      Seats seats,
      Style style,
      Shares shares,
      Executor executor,
      Consumer<String> refused) {
    this.match = match;
    this.address = address;
    this.seats = seats;
    this.style = style;
    this.gzip = style.isCompressed ? new GzipParts() : null;
    this.refused = refused;
    this.memory = shares.hold(address, () -> executor.execute(this::cut));
  }

  String match() {
    return match;
  }

  String address() {
    return address;
  }

  Seats seats() {
    return seats;
  }

  boolean withViews() {
    return style.withViews;
  }

  /** Completes when the stream has ended, for whatever reason. */
  CompletableFuture<@Nullable Void> end() {
    return end;
  }

  /** Connects the stream with the response, and sends what waits. */
  void start(AsyncContext asyncContext) throws IOException {
    asyncContext.setTimeout(0);
    ServletOutputStream stream = asyncContext.getResponse().getOutputStream();
    synchronized (this) {
      // Without a listener, writing would block.
      stream.setWriteListener(this);
      context = asyncContext;
      out = stream;
    }
  }

  /**
   * Ends the stream as soon as the client closes the connection, whether or not anything is
   * written, or sends anything more on it.
   */
  synchronized void endWithConnection() {
    EndPoint endPoint = endPoint();
    if (endPoint != null) {
      // Jetty reads the connection only between requests.
      isWatched = endPoint.tryFillInterested(Callback.from(this::read, e -> stopIfClosed()));
    }
  }

  private synchronized void read() {
    isWatched = false;
    EndPoint endPoint = endPoint();
    if (endPoint == null) {
      return;
    }
    try {
      if (endPoint.fill(ByteBuffer.allocate(1).flip()) == 0) {
        endWithConnection();
        return;
      }
    } catch (IOException e) {
      // The client has broken off the connection.
    }
    endPoint.close();
    stop();
  }

  private synchronized void stopIfClosed() {
    EndPoint endPoint = endPoint();
    if (endPoint != null && !endPoint.isOpen()) {
      stop();
    }
  }

  /** Returns the connection until the stream has ended: then its request belongs to Jetty again. */
  private @Nullable EndPoint endPoint() {
    AsyncContext open = context;
    return open == null || end.isDone()
        ? null
        : ServletContextRequest.getServletContextRequest(open.getRequest())
            .getConnectionMetaData()
            .getConnection()
            .getEndPoint();
  }

  /** Sends bytes, now or when the client reads. */
  synchronized void send(byte[] bytes) {
    if (isEnding || end.isDone()) {
      return;
    }
    if (!add(gzip == null ? bytes : gzip.part(bytes))) {
      cut();
      return;
    }
    write();
    if (waitingBytes > MAX_WAITING) {
      cut();
    }
  }

  private boolean add(byte[] bytes) {
    if (!memory.take(bytes.length)) {
      return false;
    }
    waiting.add(new Waiting(bytes));
    waitingBytes += bytes.length;
    return true;
  }

  /**
   * Sends a sign of life if nothing else waits. Ends the stream if it is old, and cuts it off if
   * the client does not read.
   *
   * @param life the sign of life
   * @param wait the time for which an event may wait, in nanoseconds
   * @param age the time after which the stream ends, in nanoseconds
   */
  synchronized void keep(byte[] life, long wait, long age) {
    long now = System.nanoTime();
    Waiting oldest = waiting.peek();
    if (oldest == null) {
      send(life);
    } else if (now - oldest.since > wait) {
      cut();
    }
    if (now - opened > age + wait || (isEnding && now - ending > wait)) {
      cut();
    } else if (now - opened > age) {
      finish();
    }
  }

  /** Ends the stream when all that waits has been sent. */
  synchronized void finish() {
    if (gzip != null && !isEnding && !end.isDone() && !add(gzip.end())) {
      cut();
      return;
    }
    if (!isEnding) {
      isEnding = true;
      ending = System.nanoTime();
    }
    write();
  }

  /** Closes the connection at once. */
  synchronized void cut() {
    if (end.isDone()) {
      return;
    }
    refused.accept(Outgoing.SLOW_READER);
    EndPoint endPoint = endPoint();
    if (endPoint != null) {
      endPoint.close();
    }
    stop();
  }

  private void stop() {
    waiting.clear();
    waitingBytes = 0;
    memory.giveBack();
    if (isWatched && endPoint() instanceof AbstractEndPoint endPoint) {
      // From now on, Jetty reads the next request.
      isWatched = false;
      boolean unused = endPoint.getFillInterest().onFail(new EofException("The stream has ended"));
    }
    end.complete(null);
  }

  @Override
  public synchronized void onWritePossible() {
    write();
  }

  @Override
  public synchronized void onError(Throwable cause) {
    stop();
  }

  private void write() {
    ServletOutputStream stream = out;
    if (stream == null || end.isDone()) {
      return;
    }
    try {
      while (stream.isReady() && !end.isDone()) {
        Waiting next = waiting.poll();
        if (next != null) {
          int length = next.bytes.length;
          waitingBytes -= length;
          memory.giveBack(length);
          isFlushed = false;
          stream.write(next.bytes);
        } else if (!isFlushed) {
          isFlushed = true;
          stream.flush();
        } else {
          if (isEnding) {
            stop();
          }
          return;
        }
      }
    } catch (IOException | IllegalStateException e) {
      stop();
    }
  }
}
