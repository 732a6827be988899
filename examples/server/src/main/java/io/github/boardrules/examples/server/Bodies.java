package io.github.boardrules.examples.server;

import io.github.boardrules.examples.engine.referee.Refusal;
import io.javalin.http.Context;
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
import org.jspecify.annotations.Nullable;

/**
 * Reads the body of a request before a thread handles the request, so that slow clients occupy no
 * threads. A body that does not arrive in time is rejected.
 *
 * <p>Keeps at most one byte more than the largest body that an endpoint accepts, so that the
 * endpoint can reject a larger one. Reads and drops the rest, also of a body for which there is no
 * memory: clients read the response only after they have sent the complete request.
 */
final class Bodies extends Handler.Wrapper {
  /** The size of a small body, for example a move. */
  static final int SMALL = 65_536;

  private static final String BODY = Bodies.class.getName() + ".body";

  private final int maxBytes;
  private final int seconds;
  private final Shares small;
  private final Shares large;

  /**
   * Creates a handler.
   *
   * @param maxBytes the size of the largest body that an endpoint accepts
   * @param seconds the time in which a body must arrive
   * @param small the memory for the first {@value #SMALL} bytes of each body, so that uploads never
   *     take the memory for moves
   * @param large the memory for the other bytes
   */
  Bodies(int maxBytes, int seconds, Shares small, Shares large) {
    this.maxBytes = maxBytes;
    this.seconds = seconds;
    this.small = small;
    this.large = large;
  }

  /** {@return the complete body of a request, which must not be modified} */
  static byte[] of(Context context) {
    byte[] body = context.attribute(BODY);
    return body == null ? new byte[0] : body;
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    if (request.getLength() == 0) {
      return super.handle(request, response, callback);
    }
    new Loading(request, response, callback).start();
    return true;
  }

  private static Refusal busy() {
    return Refusal.of(ServerCode.BUSY, "The server receives too much at once; try again later");
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
    private final Shares.Holding start;
    private final Shares.Holding rest;
    private final AtomicBoolean isDone = new AtomicBoolean();
    private final Scheduler.Task deadline;

    /** What has arrived; guarded by this. */
    private ByteArrayOutputStream body = new ByteArrayOutputStream();

    /** The response if there is no memory for the body, which is then read and dropped. */
    private volatile @Nullable Refusal refusal;

    Loading(Request request, Response response, Callback callback) {
      this.request = request;
      this.response = response;
      this.callback = callback;
      String address = RateLimit.network(Request.getRemoteAddr(request));
      this.start = small.hold(address, this::drop);
      this.rest = large.hold(address, this::drop);
      this.deadline =
          request.getComponents().getScheduler().schedule(this::expire, seconds, TimeUnit.SECONDS);
    }

    void start() {
      Request.addCompletionListener(request, failure -> giveBack());
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
        if (Content.Chunk.isFailure(chunk, false)) {
          // The client paused. Only the deadline ends that, also while the server shuts down.
          continue;
        }
        if (Content.Chunk.isFailure(chunk)) {
          refuse(
              Refusal.of(ServerCode.BROKEN_OFF, "The request is incomplete or is not valid HTTP"));
          return false;
        }
        if (refusal == null && !keep(chunk.getByteBuffer())) {
          drop();
        }
        boolean isLast = chunk.isLast();
        chunk.release();
        if (isLast) {
          return isComplete();
        }
      }
      return false;
    }

    /** Returns whether the body is complete, and refuses the request if the body was dropped. */
    private boolean isComplete() {
      boolean isKept = start.fix() && rest.fix();
      Refusal known = refusal;
      if (isKept && known == null) {
        return isDone.compareAndSet(false, true);
      }
      refuse(known == null ? busy() : known);
      return false;
    }

    /**
     * Copies bytes, as a chunk would occupy a complete network buffer. Returns whether there is
     * memory for them.
     */
    private boolean keep(ByteBuffer bytes) {
      int size = size();
      int length = Math.min(bytes.remaining(), maxBytes + 1 - size);
      int first = Math.max(0, Math.min(length, SMALL - size));
      if (!start.take(first) || !rest.take(length - first)) {
        return false;
      }
      byte[] copy = new byte[length];
      bytes.get(copy);
      append(copy);
      return true;
    }

    private synchronized int size() {
      return body.size();
    }

    private synchronized void append(byte[] bytes) {
      if (refusal == null) {
        body.writeBytes(bytes);
      }
    }

    /** Drops what has arrived, because there is no memory for it. */
    private synchronized void drop() {
      refusal = busy();
      body = new ByteArrayOutputStream();
      giveBack();
    }

    private void giveBack() {
      start.giveBack();
      rest.giveBack();
    }

    private void finish() {
      deadline.cancel();
      byte[] bytes;
      synchronized (this) {
        bytes = body.toByteArray();
        body = new ByteArrayOutputStream();
      }
      request.setAttribute(BODY, bytes);
      // The response may wait for the client for a long time, without the body.
      handleNext(new Loaded(request, bytes), response, Callback.from(this::giveBack, callback));
    }

    private void expire() {
      Refusal known = refusal;
      refuse(
          known != null
              ? known
              : Refusal.of(
                  ServerCode.TIMEOUT, "The request did not arrive within " + seconds + " seconds"));
    }

    private void refuse(Refusal refusal) {
      if (isDone.compareAndSet(false, true)) {
        deadline.cancel();
        ContainerErrors.refuse(request, response, callback, refusal);
      }
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
