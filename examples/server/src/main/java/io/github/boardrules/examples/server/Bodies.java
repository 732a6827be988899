package io.github.boardrules.examples.server;

import com.google.common.util.concurrent.AtomicLongMap;
import io.github.boardrules.examples.referee.Refusal;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.Scheduler;

/**
 * Reads the body of a request before a thread handles the request, so that slow clients occupy no
 * threads. A body that does not arrive in time is rejected.
 *
 * <p>Keeps at most one byte more than the largest body that an endpoint accepts, so that the
 * endpoint can reject a larger one. Reads and drops the rest: browsers show the response only after
 * they have sent the complete request.
 */
final class Bodies extends Handler.Wrapper {
  /** The maximum size of all bodies in memory: a quarter of the heap. */
  private static final long MAX_TOTAL = Runtime.getRuntime().maxMemory() / 4;

  /** The number of largest bodies that one address may have in memory. */
  private static final int MAX_PER_ADDRESS = 4;

  private static final String ALL = "";

  private final int maxBytes;
  private final int seconds;

  /** The number of bytes in memory by address, and of all addresses. */
  private final AtomicLongMap<String> held = AtomicLongMap.create();

  /**
   * Creates a handler.
   *
   * @param maxBytes the size of the largest body that an endpoint accepts
   * @param seconds the time in which a body must arrive
   */
  Bodies(int maxBytes, int seconds) {
    this.maxBytes = maxBytes;
    this.seconds = seconds;
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    if (request.getLength() == 0) {
      return super.handle(request, response, callback);
    }
    new Loading(request, response, callback).start();
    return true;
  }

  private void handleNext(Request request, Response response, Callback callback) {
    try {
      if (!super.handle(request, response, callback)) {
        Response.writeError(request, response, callback, 404);
      }
    } catch (Exception e) {
      Response.writeError(request, response, callback, e);
    }
  }

  /** A request whose body arrives. */
  private final class Loading implements Runnable {
    private final Request request;
    private final Response response;
    private final Callback callback;
    private final String address;
    private final ByteArrayOutputStream body = new ByteArrayOutputStream();
    private final AtomicBoolean isDone = new AtomicBoolean();
    private final Scheduler.Task deadline;

    Loading(Request request, Response response, Callback callback) {
      this.request = request;
      this.response = response;
      this.callback = callback;
      this.address = RateLimit.network(Request.getRemoteAddr(request));
      this.deadline =
          request.getComponents().getScheduler().schedule(this::expire, seconds, TimeUnit.SECONDS);
    }

    void start() {
      Request.addCompletionListener(request, failure -> release());
      if (read()) {
        finish();
      }
    }

    /** Continues when more of the body has arrived. */
    @Override
    public void run() {
      if (read()) {
        request.getContext().execute(this::finish);
      }
    }

    /** Reads what has arrived. Returns whether the body is complete. */
    private boolean read() {
      while (!isDone.get()) {
        Content.Chunk chunk = request.read();
        if (chunk == null) {
          request.demand(this);
          return false;
        }
        if (Content.Chunk.isFailure(chunk)) {
          refuse(
              Refusal.of(ServerCode.BROKEN_OFF, "The request is incomplete or is not valid HTTP"));
          return false;
        }
        boolean fits = keep(chunk.getByteBuffer());
        boolean isLast = chunk.isLast();
        chunk.release();
        if (!fits) {
          refuse(
              Refusal.of(ServerCode.BUSY, "The server receives too much at once; try again later"));
          return false;
        }
        if (isLast) {
          return isDone.compareAndSet(false, true);
        }
      }
      return false;
    }

    /** Copies bytes, as a chunk would occupy a complete network buffer. */
    private boolean keep(ByteBuffer bytes) {
      int length = Math.min(bytes.remaining(), maxBytes + 1 - body.size());
      byte[] copy = new byte[length];
      bytes.get(copy);
      body.writeBytes(copy);
      long ofAddress = held.addAndGet(address, length);
      long ofAll = held.addAndGet(ALL, length);
      return ofAddress <= (long) MAX_PER_ADDRESS * maxBytes && ofAll <= MAX_TOTAL;
    }

    private void finish() {
      deadline.cancel();
      handleNext(new Loaded(request, body.toByteArray()), response, callback);
    }

    private void expire() {
      refuse(
          Refusal.of(
              ServerCode.TIMEOUT, "The request did not arrive within " + seconds + " seconds"));
    }

    private void refuse(Refusal refusal) {
      if (isDone.compareAndSet(false, true)) {
        deadline.cancel();
        Response.writeError(
            request, response, callback, refusal.code().status(), refusal.getMessage(), refusal);
      }
    }

    private void release() {
      held.addAndGet(ALL, -body.size());
      held.addAndGet(address, -body.size());
      held.removeIfZero(address);
    }
  }

  /** A request whose body is in memory. */
  private static final class Loaded extends Request.Wrapper {
    private Content.Chunk next;

    Loaded(Request request, byte[] body) {
      super(request);
      this.next = Content.Chunk.from(ByteBuffer.wrap(body), true);
    }

    @Override
    public Content.Chunk read() {
      Content.Chunk chunk = next;
      next = Content.Chunk.EOF;
      return chunk;
    }

    @Override
    public void demand(Runnable demandCallback) {
      demandCallback.run();
    }
  }
}
