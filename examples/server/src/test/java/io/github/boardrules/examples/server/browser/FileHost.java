package io.github.boardrules.examples.server.browser;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.concurrent.TimeUnit.MILLISECONDS;

import com.google.common.collect.ImmutableMap;
import com.google.common.io.Files;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;

/** A host of static files, in a folder of its own, that knows nothing about games. */
final class FileHost implements AutoCloseable {
  private static final String FOLDER = "/some/folder/";

  /** The folder of a copy of the files, with another version in the script that stores them. */
  private static final String OTHER = "/some/other/";

  private static final int LATE_MILLIS = 3000;

  static {
    // Otherwise the end of many answers waits for an acknowledgment of their beginning.
    System.setProperty("sun.net.httpserver.nodelay", "true");
  }

  private static final ImmutableMap<String, String> TYPES =
      ImmutableMap.of(
          "html", "text/html", "js", "text/javascript", "css", "text/css", "svg", "image/svg+xml");

  private final Path files;
  private final ImmutableMap<String, Path> others;
  private final @Nullable URI games;
  private final HttpServer server;
  private final ExecutorService threads = Executors.newFixedThreadPool(4);
  private volatile @Nullable CountDownLatch loads;

  private FileHost(
      Path files, ImmutableMap<String, Path> others, @Nullable URI games, HttpServer server) {
    this.files = files;
    this.others = others;
    this.games = games;
    this.server = server;
  }

  /** Starts a host on a free port. */
  static FileHost start(Path files) throws IOException {
    return start(files, ImmutableMap.of(), null);
  }

  /**
   * Starts a host that has other folders, too, under the names of subfolders, and passes questions
   * about games to a server.
   */
  static FileHost start(Path files, ImmutableMap<String, Path> others, @Nullable URI games)
      throws IOException {
    InetSocketAddress address = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
    FileHost host = new FileHost(files, others, games, HttpServer.create(address, 0));
    host.server.createContext(FOLDER, host::answer);
    host.server.createContext(OTHER, host::answer);
    host.server.setExecutor(host.threads);
    host.server.start();
    return host;
  }

  /**
   * Holds the icon back until the page is loaded for the second time, and answers that only a while
   * after the icon.
   */
  void holdIconUntilReload() {
    loads = new CountDownLatch(2);
  }

  private void hold(String path, boolean isLoad, CountDownLatch latch) {
    try {
      if (path.equals("favicon.svg")) {
        latch.await();
      } else if (isLoad) {
        latch.countDown();
        MILLISECONDS.sleep(latch.getCount() > 0 ? 0 : LATE_MILLIS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // The host is closed.
    }
  }

  private void answer(HttpExchange exchange) throws IOException {
    String folder = exchange.getHttpContext().getPath();
    String path = exchange.getRequestURI().getPath().substring(folder.length());
    CountDownLatch latch = loads;
    if (latch != null) {
      boolean isLoad = "navigate".equals(exchange.getRequestHeaders().getFirst("Sec-Fetch-Mode"));
      hold(path, isLoad, latch);
    }
    if (games != null && path.startsWith("api/")) {
      try (exchange) {
        pass(
            exchange,
            games.resolve(exchange.getRequestURI().toString().substring(folder.length())));
      }
      return;
    }
    String other = others.keySet().stream().filter(path::startsWith).findFirst().orElse("");
    Path root = others.getOrDefault(other, files);
    Path file =
        root.resolve(path.isEmpty() ? "index.html" : path.substring(other.length())).normalize();
    try (exchange) {
      if (!file.startsWith(root) || !java.nio.file.Files.isRegularFile(file)) {
        exchange.sendResponseHeaders(404, -1);
        return;
      }
      String extension = Files.getFileExtension(file.toString());
      String type = TYPES.getOrDefault(extension, "application/octet-stream");
      exchange.getResponseHeaders().set("Content-Type", type);
      byte[] content = java.nio.file.Files.readAllBytes(file);
      if (folder.equals(OTHER) && path.equals("service-worker.js")) {
        content =
            new String(content, UTF_8).replace("VERSION = \"", "VERSION = \"other").getBytes(UTF_8);
      }
      exchange.sendResponseHeaders(200, content.length);
      exchange.getResponseBody().write(content);
    }
  }

  /** Answers as a server does. */
  private static void pass(HttpExchange exchange, URI address) throws IOException {
    HttpURLConnection asked = (HttpURLConnection) address.toURL().openConnection();
    asked.setRequestMethod(exchange.getRequestMethod());
    asked.setRequestProperty("Content-Type", exchange.getRequestHeaders().getFirst("Content-Type"));
    asked.setDoOutput(true);
    try (OutputStream body = asked.getOutputStream()) {
      exchange.getRequestBody().transferTo(body);
    }
    int status = asked.getResponseCode();
    try (InputStream answer = status < 400 ? asked.getInputStream() : asked.getErrorStream()) {
      byte[] content = answer.readAllBytes();
      exchange.getResponseHeaders().set("Content-Type", "application/json");
      exchange.sendResponseHeaders(status, content.length);
      exchange.getResponseBody().write(content);
    }
  }

  /** Returns the URL of the page. */
  URI address() {
    return URI.create("http://localhost:" + server.getAddress().getPort() + FOLDER);
  }

  /** Stops the host. No connection to it succeeds any more. */
  @Override
  public void close() {
    server.stop(0);
    threads.shutdownNow();
  }
}
