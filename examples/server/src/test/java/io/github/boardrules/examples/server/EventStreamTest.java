package io.github.boardrules.examples.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.base.Defaults;
import com.google.common.collect.ImmutableSet;
import com.google.common.reflect.Reflection;
import jakarta.servlet.AsyncContext;
import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.ServletResponse;
import jakarta.servlet.WriteListener;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Tests how a stream and its response begin. */
class EventStreamTest {
  private static final byte[] EVENT = "event\n".getBytes(UTF_8);

  private final EventStream stream =
      new EventStream(
          "match",
          "127.0.0.1",
          new Seats(ImmutableSet.of()),
          new EventStream.Style(false, false),
          new Shares(1_000, 1_000),
          Runnable::run,
          code -> {});

  /** A response for which another thread has an event while the listener is set. */
  private final class Response extends ServletOutputStream {
    private final ByteArrayOutputStream before = new ByteArrayOutputStream();
    private final ByteArrayOutputStream after = new ByteArrayOutputStream();
    private final Thread publisher = new Thread(() -> stream.send(EVENT));
    private volatile boolean hasListener;

    @Override
    public void setWriteListener(WriteListener listener) {
      publisher.start();
      try {
        publisher.join(TimeUnit.SECONDS.toMillis(1));
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
      hasListener = true;
    }

    @Override
    public boolean isReady() {
      return true;
    }

    @Override
    public void write(int each) {
      (hasListener ? after : before).write(each);
    }
  }

  @Test
  void nothingIsWrittenBeforeTheResponseHasAListener() throws Exception {
    Response response = new Response();
    stream.send(EVENT);
    stream.start(answering(AsyncContext.class, answering(ServletResponse.class, response)));
    response.publisher.join();
    stream.onWritePossible();
    assertEquals("", response.before.toString(UTF_8));
    assertEquals("event\nevent\n", response.after.toString(UTF_8));
  }

  /** After the end of a stream, its request belongs to Jetty, which refuses to answer about it. */
  @Test
  void nobodyAsksForTheConnectionOfAStreamThatHasEnded() throws Exception {
    ServletResponse response = answering(ServletResponse.class, new Response());
    stream.start(
        Reflection.newProxy(
            AsyncContext.class,
            (proxy, method, arguments) -> {
              if (method.getReturnType().equals(ServletRequest.class)) {
                throw new IllegalStateException("the request is recycled");
              }
              return method.getReturnType().equals(ServletResponse.class) ? response : null;
            }));
    stream.onError(new EOFException("the client has gone"));
    stream.endWithConnection();
    stream.cut();
    assertTrue(stream.end().isDone());
  }

  /** Returns an object whose methods return a value wherever its type allows it. */
  private static <T> T answering(Class<T> type, Object value) {
    return Reflection.newProxy(
        type,
        (proxy, method, arguments) ->
            method.getReturnType().isInstance(value)
                ? value
                : Defaults.defaultValue(method.getReturnType()));
  }
}
