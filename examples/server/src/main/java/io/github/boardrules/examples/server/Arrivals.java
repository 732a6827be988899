package io.github.boardrules.examples.server;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.Scheduler;
import org.jspecify.annotations.Nullable;

/**
 * Closes connections whose next request does not arrive in time. The time is from the begin of the
 * connection, or from the end of a response, to the end of the next headers; further bytes do not
 * prolong it.
 */
final class Arrivals extends Handler.Wrapper implements Connection.Listener {
  private static final long PERIOD_MILLIS = 500;

  private final long maxNanos;
  private final Consumer<String> refused;
  private final Map<Connection, Wait> waits = new ConcurrentHashMap<>();
  private volatile Scheduler.@Nullable Task next;

  /**
   * Creates a handler.
   *
   * @param seconds the time in which a request must arrive
   * @param refused receives a code for each connection that is closed
   */
  Arrivals(int seconds, Consumer<String> refused) {
    this.maxNanos = TimeUnit.SECONDS.toNanos(seconds);
    this.refused = refused;
  }

  /** The time since which a connection waits for a request, unless one is being handled. */
  private static final class Wait {
    private volatile long start = System.nanoTime();
    private volatile boolean isHandling;

    void begin(boolean isAnotherRequest) {
      start = System.nanoTime();
      isHandling = isAnotherRequest;
    }

    boolean isLonger(long nanos) {
      return !isHandling && System.nanoTime() - start > nanos;
    }
  }

  @Override
  protected void doStart() throws Exception {
    super.doStart();
    schedule();
  }

  @Override
  protected void doStop() throws Exception {
    Scheduler.Task task = next;
    if (task != null) {
      task.cancel();
    }
    super.doStop();
  }

  private void schedule() {
    next =
        getServer().getScheduler().schedule(this::closeLate, PERIOD_MILLIS, TimeUnit.MILLISECONDS);
  }

  private void closeLate() {
    waits.forEach(
        (connection, wait) -> {
          if (wait.isLonger(maxNanos)) {
            refused.accept("SLOW_HEADERS");
            waits.remove(connection);
            Connections.reset(connection.getEndPoint());
          }
        });
    if (isRunning()) {
      schedule();
    }
  }

  /** Closes the connections that wait for a request: Jetty would wait for them for a second. */
  void closeWaiting() {
    waits.forEach(
        (connection, wait) -> {
          if (wait.isLonger(0)) {
            connection.getEndPoint().close();
          }
        });
  }

  @Override
  public void onOpened(Connection connection) {
    waits.put(connection, new Wait());
  }

  @Override
  public void onClosed(Connection connection) {
    waits.remove(connection);
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    Wait wait = waits.get(request.getConnectionMetaData().getConnection());
    if (wait != null) {
      wait.begin(true);
      Request.addCompletionListener(request, failure -> wait.begin(false));
    }
    return super.handle(request, response, callback);
  }
}
