package io.github.boardrules.examples.server;

import jakarta.servlet.AsyncContext;
import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import org.jspecify.annotations.Nullable;

/**
 * The events that one client receives. Writes only what the connection takes at once and keeps the
 * rest, so that no thread waits for the client. A client that falls too far behind is cut off.
 * Thread-safe.
 */
final class EventStream implements WriteListener {
  /** The maximum number of bytes that wait for a slow client. */
  static final int MAX_WAITING = 256 * 1024;

  private final String match;
  private final String address;
  private final Seats seats;
  private final Queue<byte[]> waiting = new ArrayDeque<>();
  private final CompletableFuture<@Nullable Void> end = new CompletableFuture<>();
  private int waitingBytes;
  private boolean isFlushed = true;
  private boolean isEnding;
  private @Nullable AsyncContext context;
  private @Nullable ServletOutputStream out;

  /**
   * Creates a stream that is not connected yet.
   *
   * @param match the id of the match
   * @param address the address of the client
   * @param seats the players whose tokens the client has
   */
  EventStream(String match, String address, Seats seats) {
    this.match = match;
    this.address = address;
    this.seats = seats;
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

  /** Completes when the stream has ended, for whatever reason. */
  CompletableFuture<@Nullable Void> end() {
    return end;
  }

  /** Connects the stream with the response, and sends what waits. */
  void start(AsyncContext asyncContext) throws IOException {
    asyncContext.setTimeout(0);
    ServletOutputStream stream = asyncContext.getResponse().getOutputStream();
    synchronized (this) {
      context = asyncContext;
      out = stream;
    }
    stream.setWriteListener(this);
  }

  /** Sends bytes, now or when the client reads. */
  synchronized void send(byte[] bytes) {
    if (isEnding || end.isDone()) {
      return;
    }
    waiting.add(bytes);
    waitingBytes += bytes.length;
    write();
    if (waitingBytes > MAX_WAITING) {
      cut();
    }
  }

  /** Sends bytes if nothing else waits: a sign of life. */
  synchronized void sendIfIdle(byte[] bytes) {
    if (waiting.isEmpty()) {
      send(bytes);
    }
  }

  /** Ends the stream when all that waits has been sent. */
  synchronized void finish() {
    isEnding = true;
    write();
  }

  /** Closes the connection at once. */
  private void cut() {
    AsyncContext open = context;
    if (open != null) {
      ServletContextRequest.getServletContextRequest(open.getRequest())
          .getConnectionMetaData()
          .getConnection()
          .getEndPoint()
          .close();
    }
    stop();
  }

  private void stop() {
    waiting.clear();
    waitingBytes = 0;
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
        byte[] next = waiting.poll();
        if (next != null) {
          waitingBytes -= next.length;
          isFlushed = false;
          stream.write(next);
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
