package io.github.boardrules.examples.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.ConcurrentHashMultiset;
import com.google.common.collect.Multiset;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** An HTTP client of the server. Thread-safe. */
final class Client {
  private static final HttpClient HTTP =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

  private static final Description DESCRIPTION =
      new Description(Json.MAPPER.readTree(Client.class.getResourceAsStream("openapi.json")));

  private final String address;
  private final @Nullable Description description;
  private final Duration timeout;
  private final Multiset<Integer> statuses = ConcurrentHashMultiset.create();

  /**
   * Creates a client that checks every response against the OpenAPI description.
   *
   * @param address the URL of the server, with a trailing slash
   */
  Client(String address) {
    this(address, DESCRIPTION, Duration.ofSeconds(60));
  }

  private Client(String address, @Nullable Description description, Duration timeout) {
    this.address = address;
    this.description = description;
    this.timeout = timeout;
  }

  /** Creates a client that does not check responses against the OpenAPI description. */
  static Client unchecked(String address) {
    return new Client(address, null, Duration.ofSeconds(60));
  }

  /** Returns a client that waits for each response at most for the given time. */
  Client within(Duration maximum) {
    return new Client(address, description, maximum);
  }

  /** Counts the responses by status. */
  Multiset<Integer> statuses() {
    return statuses;
  }

  Answer get(String path, String... tokens) {
    return send("GET", path, BodyPublishers.noBody(), tokens);
  }

  Answer post(String path, Map<String, ?> body, String... tokens) {
    return post(path, Json.MAPPER.writeValueAsString(body), tokens);
  }

  Answer post(String path, String body, String... tokens) {
    return send("POST", path, BodyPublishers.ofString(body, StandardCharsets.UTF_8), tokens);
  }

  /** Posts JSON to a path that also accepts other bodies. */
  Answer postJson(String path, String body) {
    return send("POST", path + "#json", BodyPublishers.ofString(body, StandardCharsets.UTF_8));
  }

  Answer delete(String path, String... tokens) {
    return send("DELETE", path, BodyPublishers.noBody(), tokens);
  }

  Answer send(String method, String path, BodyPublisher body, String... tokens) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(address + path)).method(method, body).timeout(timeout);
    boolean isText = path.startsWith("api/v1/records/") || path.startsWith("api/v1/verdicts");
    if (!isText || path.endsWith("#json")) {
      request.header("Content-Type", "application/json");
    }
    if (tokens.length > 0) {
      request.header("Authorization", "Bearer " + String.join(",", tokens));
    }
    try {
      Answer answer =
          Answer.of(HTTP.send(request.build(), BodyHandlers.ofString(StandardCharsets.UTF_8)));
      statuses.add(answer.status());
      if (description != null) {
        String bare = "/" + path.replaceAll("[?#].*", "");
        assertEquals(List.of(), description.differences(method, bare, answer));
      }
      return answer;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Creates a match of a game with its default options. */
  Seated begin(String game) {
    return begin(Map.of("game", game));
  }

  Seated begin(Map<String, ?> body) {
    return Seated.of(this, post("api/v1/matches", body).ok(201));
  }
}
