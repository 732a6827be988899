package io.github.boardrules.examples.server.browser;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;

/**
 * A line between a browser and a server. It counts the bytes and requests that pass, and can be
 * cut: then nothing passes, though all connections stay open.
 */
final class Line implements AutoCloseable {
  private final URI server;
  private final ServerSocket socket;
  private final ExecutorService threads =
      Executors.newCachedThreadPool(
          task -> {
            Thread thread = new Thread(task, "line");
            thread.setDaemon(true);
            return thread;
          });
  private final AtomicLong bytes = new AtomicLong();
  private final AtomicLong requests = new AtomicLong();
  private boolean isCut;

  /** Opens a line to a server, which may be restarted meanwhile. */
  Line(URI server) throws IOException {
    this.server = server;
    this.socket = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    Future<?> unused = threads.submit(this::accept);
  }

  /** Returns the URL of the page at this end of the line. */
  URI address() {
    return URI.create("http://127.0.0.1:" + socket.getLocalPort() + "/");
  }

  /** Returns a URL of another line, or of the server itself, as one of this line. */
  String here(String url) {
    return url.replaceFirst("^http://[^/]*/", address().toString());
  }

  synchronized void cut() {
    isCut = true;
  }

  synchronized void mend() {
    isCut = false;
    notifyAll();
  }

  private synchronized void awaitWhole() throws InterruptedException {
    while (isCut) {
      wait();
    }
  }

  /** Returns the number of bytes in both directions since the last reset. */
  long bytes() {
    return bytes.get();
  }

  /** Returns the number of requests since the last reset. */
  long requests() {
    return requests.get();
  }

  void reset() {
    bytes.set(0);
    requests.set(0);
  }

  private void accept() {
    while (!socket.isClosed()) {
      try {
        Socket browser = socket.accept();
        Future<?> unused = threads.submit(() -> connect(browser));
      } catch (IOException e) {
        return;
      }
    }
  }

  private void connect(Socket browser) {
    try {
      Socket there = new Socket(server.getHost(), server.getPort());
      Future<?> unused = threads.submit(() -> pass(browser, there, true));
      pass(there, browser, false);
    } catch (IOException e) {
      close(browser);
    }
  }

  private void pass(Socket from, Socket to, boolean isRequest) {
    byte[] buffer = new byte[65_536];
    try {
      InputStream in = from.getInputStream();
      OutputStream out = to.getOutputStream();
      for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
        awaitWhole();
        out.write(buffer, 0, count);
        bytes.addAndGet(count);
        if (isRequest) {
          requests.addAndGet(
              new String(buffer, 0, count, ISO_8859_1).split(" HTTP/1[.]1\r\n", -1).length - 1);
        }
      }
    } catch (IOException e) {
      // One of the ends is closed.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      close(from);
      close(to);
    }
  }

  private static void close(Socket socket) {
    try {
      socket.close();
    } catch (IOException e) {
      // It is closed in any case.
    }
  }

  @Override
  public void close() throws IOException {
    socket.close();
    mend();
    threads.shutdownNow();
  }
}
