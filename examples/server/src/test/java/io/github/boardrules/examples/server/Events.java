package io.github.boardrules.examples.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import tools.jackson.databind.JsonNode;

/** A client that follows the events of a match. */
final class Events implements AutoCloseable {
  private static final HttpClient HTTP =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

  private static final int MAX_SECONDS = 30;

  /**
   * An event as it came.
   *
   * @param id its number; empty if it has none
   * @param type its type; {@code closed} for the end of the stream
   * @param data its members
   */
  record Got(String id, String type, JsonNode data) {}

  private static final Got CLOSED = new Got("", "closed", Json.MAPPER.createObjectNode());

  private final InputStream body;
  private final BlockingQueue<Got> queue = new LinkedBlockingQueue<>();

  private Events(InputStream body) {
    this.body = body;
    Thread reader = new Thread(this::read, "events of a test");
    reader.setDaemon(true);
    reader.start();
  }

  /**
   * Follows a match.
   *
   * @param lastId the number of the last event that the client knows; empty for none
   */
  static Events open(String address, String path, String token, String lastId) {
    HttpResponse<InputStream> response = ask(address, path, token, lastId);
    if (response.statusCode() != 200) {
      throw new AssertionError(response.statusCode() + " " + text(response.body()));
    }
    return new Events(response.body());
  }

  private static String text(InputStream body) {
    try (body) {
      return new String(body.readAllBytes(), UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the response, whose body goes on as long as the stream if its status is 200. */
  static HttpResponse<InputStream> ask(String address, String path, String token, String lastId) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(address + path + "/events"))
            .header("Authorization", "Bearer " + token);
    if (!lastId.isEmpty()) {
      request.header("Last-Event-ID", lastId);
    }
    try {
      return HTTP.send(request.build(), BodyHandlers.ofInputStream());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private void read() {
    try (BufferedReader lines = new BufferedReader(new InputStreamReader(body, UTF_8))) {
      String id = "";
      String type = "";
      String data = "";
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (line.startsWith("id: ")) {
          id = line.substring(4);
        } else if (line.startsWith("event: ")) {
          type = line.substring(7);
        } else if (line.startsWith("data: ")) {
          data = line.substring(6);
        } else if (line.isEmpty() && !data.isEmpty()) {
          queue.add(new Got(id, type, Json.MAPPER.readTree(data)));
          id = "";
          data = "";
        }
      }
    } catch (IOException e) {
      // The server was killed, or the test closed the stream.
    }
    queue.add(CLOSED);
  }

  /** Returns the next event. */
  Got next() {
    try {
      Got got = queue.poll(MAX_SECONDS, TimeUnit.SECONDS);
      if (got == null) {
        throw new AssertionError("No event within " + MAX_SECONDS + " seconds");
      }
      return got;
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Returns the next event of a type, and drops those before it. */
  Got next(String type) {
    Got got = next();
    while (!got.type().equals(type)) {
      if (got.type().equals("closed")) {
        throw new AssertionError("The stream ended before an event " + type);
      }
      got = next();
    }
    return got;
  }

  @Override
  public void close() {
    try {
      body.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
