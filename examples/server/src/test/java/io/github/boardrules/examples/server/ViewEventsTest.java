package io.github.boardrules.examples.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import java.io.BufferedReader;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.Random;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Tests how events of moves report the view of the new position, and the compression. */
class ViewEventsTest {
  @TempDir Path folder;

  /** Returns the text that follows from an old one, as the description of the API says. */
  private static String patched(String old, Iterable<?> delta) {
    StringBuilder text = new StringBuilder();
    int end = 0;
    for (Iterator<?> parts = delta.iterator(); parts.hasNext(); ) {
      Object part = parts.next();
      if (part instanceof JsonNode node) {
        part = node.isString() ? node.asString() : node.asInt();
      }
      if (part instanceof Integer distance) {
        int from = end + distance;
        end = from + Integer.parseInt(String.valueOf(parts.next()));
        text.append(old, from, end);
      } else {
        text.append(part);
      }
    }
    return text.toString();
  }

  @Test
  void deltaGivesTheNewText() {
    Random random = new Random(1);
    for (int run = 0; run < 2_000; run++) {
      String old = text(random, random.nextInt(200), "ab");
      StringBuilder changed = new StringBuilder(old);
      for (int edit = random.nextInt(5); edit > 0; edit--) {
        int from = random.nextInt(changed.length() + 1);
        int to = from + random.nextInt(changed.length() - from + 1);
        changed.replace(from, to, text(random, random.nextInt(20), "abc\"\u20ac"));
      }
      String text = changed.toString();
      assertEquals(text, patched(old, TextDelta.of(old, text)));
    }
    assertEquals(ImmutableList.of(), TextDelta.of("abc", ""));
    assertEquals(ImmutableList.of("abc"), TextDelta.of("", "abc"));
    String whole = "0123456789abcdef";
    assertEquals(ImmutableList.of(0, 16, "!", -16, 16), TextDelta.of(whole, whole + "!" + whole));
  }

  private static String text(Random random, int length, String characters) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < length; i++) {
      text.append(characters.charAt(random.nextInt(characters.length())));
    }
    return text.toString();
  }

  /** Repetitive texts are the worst case. */
  @Test
  void deltaOfLongRepetitiveTextsIsFoundInLinearTime() {
    String old = "0123456789".repeat(20_000);
    String text = "0123456789x".repeat(20_000);
    assertEquals(text, patched(old, TextDelta.of(old, text)));
    assertEquals(old, patched("a".repeat(200_000), TextDelta.of("a".repeat(200_000), old)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"loa", "linage", "iris", "carteso", "tictactoe"})
  void movesReportTheViewOfThePosition(String game) throws Exception {
    try (BoardServer server = TestSettings.start(folder)) {
      Client client = new Client(server.address());
      Seated match = client.begin(game);
      Random random = new Random(2);
      try (BufferedReader events = follow(server, match)) {
        data(events, "match");
        data(events, "presence");
        String before = "";
        String last = view(match, 0);
        for (int ply = 1; ply <= 12; ply++) {
          JsonNode moves = Json.MAPPER.readTree(last).path("moves");
          if (moves.isEmpty()) {
            break;
          }
          String move = moves.get(random.nextInt(moves.size())).path("text").asString();
          assertFalse(match.play(move, ply - 1).ok(200).has("view"));
          JsonNode delta = data(events, "move").path("view");
          String next = view(match, ply);
          assertEquals(next, patched(before + last, delta));
          if (ply == 6) {
            // The view after the moves taken back is not known any more.
            match.takeBack(5).ok(200);
            data(events, "takeBack");
            match.play(move, 5).ok(200);
            assertEquals(next, patched(before + last, data(events, "move").path("view")));
          }
          before = last;
          last = next;
        }
        // The stream is complete, with its checksum.
        client.delete(match.path(), match.first(), match.second());
        data(events, "deleted");
        for (String line = events.readLine(); line != null; line = events.readLine()) {
          assertTrue(line.isEmpty() || line.startsWith(":"), line);
        }
      }
    }
  }

  private static String view(Seated match, int ply) {
    return match.client().get(match.path() + "/views/" + ply, match.first()).text();
  }

  private static BufferedReader follow(BoardServer server, Seated match) throws Exception {
    HttpResponse<InputStream> response =
        HttpClient.newHttpClient()
            .send(
                HttpRequest.newBuilder(
                        URI.create(server.address() + match.path() + "/events?views=true"))
                    .header("Authorization", "Bearer " + match.first())
                    .header("Accept-Encoding", "gzip")
                    .build(),
                BodyHandlers.ofInputStream());
    assertEquals("gzip", response.headers().firstValue("Content-Encoding").orElse(""));
    InputStream unzipped = new GZIPInputStream(response.body(), /* size= */ 1);
    // A reader must not wait for more than it needs.
    InputStream patient =
        new FilterInputStream(unzipped) {
          @Override
          public int available() {
            return 0;
          }
        };
    return new BufferedReader(new InputStreamReader(patient, UTF_8));
  }

  /** Reads events until one of a type. */
  private static JsonNode data(BufferedReader events, String type) throws IOException {
    String found = "";
    for (String line = events.readLine(); line != null; line = events.readLine()) {
      if (line.startsWith("event: ")) {
        found = line.substring(7);
      } else if (line.startsWith("data: ") && found.equals(type)) {
        return Json.MAPPER.readTree(line.substring(6));
      }
    }
    throw new AssertionError("The stream ended before an event " + type);
  }

  @Test
  void otherClientsGetPlainEventsWithoutViews() {
    try (BoardServer server = TestSettings.start(folder)) {
      Client client = new Client(server.address());
      Seated match = client.begin("tictactoe");
      client.get(match.path() + "/events?views=perhaps", match.first()).error(400, "WRONG_TYPE");
      try (Events events = Events.open(server.address(), match.path(), match.first(), "")) {
        match.play("a1", 0).ok(200);
        assertFalse(events.next("move").data().has("view"));
      }
    }
  }
}
