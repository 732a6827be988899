package io.github.boardrules.examples.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests what HTTP adds to questions: entity tags, lines, and pages of other sites. */
class QuestionsApiTest {
  private static final String BODY = "{\"game\":\"loa\",\"limit\":2}";
  private static final String JSON = "Content-Type: application/json\r\n";

  @TempDir Path folder;

  private BoardServer start(String... origins) {
    return BoardServer.start(
        new Settings(
            "127.0.0.1",
            0,
            folder.resolve("games"),
            TestSettings.WIDE,
            ImmutableSet.copyOf(origins),
            ImmutableSet.of("x")),
        TestSettings.LIFE);
  }

  private static String get(BoardServer server, String headers) throws IOException {
    return Wire.answer(
        server.port(),
        "GET /api/v1/legal?game=loa HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
            + headers
            + "\r\n");
  }

  private static String header(String answer, String name) {
    return answer
        .lines()
        .filter(line -> line.toLowerCase(java.util.Locale.ROOT).startsWith(name + ": "))
        .map(line -> line.substring(name.length() + 2))
        .findFirst()
        .orElse("");
  }

  @Test
  void unchangedAnswersAreNotSentAgain() throws IOException {
    try (BoardServer server = start()) {
      String first = get(server, "");
      String tag = header(first, "etag");
      assertTrue(tag.matches("\"[0-9a-f]{32}\""), first);
      String second = get(server, "If-None-Match: " + tag + "\r\n");
      assertEquals(304, Wire.status(second), second);
      assertFalse(second.contains("\"moves\""), second);
      assertEquals(200, Wire.status(get(server, "If-None-Match: \"x\"\r\n")));
    }
  }

  @Test
  void verdictsAreLines() throws IOException {
    try (BoardServer server = start()) {
      Client client = new Client(server.address());
      String game = "[Game \"loa\"]\n\n1. b1-b3 *\n\n";
      Answer answer = client.post("api/v1/verdicts?name=x.brg", game.repeat(3));
      assertTrue(answer.header("Content-Type").startsWith("application/jsonl"));
      assertEquals(4, answer.text().lines().count());
      assertTrue(answer.judged().at("/games/2/valid").booleanValue());
      assertEquals("x.brg", answer.judged().at("/games/0/source").stringValue());
      String both =
          Wire.post(server.port(), "/api/v1/verdicts?text=x", "Content-Type: text/plain\r\n", game);
      assertTrue(both.contains("\"CONTRADICTION\""), both);
    }
  }

  @Test
  void otherSitesAskOnlyIfTheyAreAllowed() throws IOException {
    String origin = "Origin: https://good.example\r\n";
    try (BoardServer server = start("https://good.example")) {
      String answer = Wire.post(server.port(), "/api/v1/legal", JSON + origin, BODY);
      assertEquals(200, Wire.status(answer), answer);
      assertEquals("https://good.example", header(answer, "access-control-allow-origin"));
      String preflight =
          Wire.answer(
              server.port(),
              "OPTIONS /api/v1/legal HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
                  + origin
                  + "\r\n");
      assertEquals(204, Wire.status(preflight), preflight);
      assertEquals("https://good.example", header(preflight, "access-control-allow-origin"));
      assertTrue(header(preflight, "access-control-allow-methods").contains("POST"));
      for (String path : List.of("/api/v1/matches", "/api/v1/records/show")) {
        String refused = Wire.post(server.port(), path, JSON + origin, "{\"game\":\"loa\"}");
        assertEquals(403, Wire.status(refused), refused);
        assertEquals("", header(refused, "access-control-allow-origin"));
      }
      String other = "Origin: https://evil.example\r\n";
      String refused = Wire.post(server.port(), "/api/v1/legal", JSON + other, BODY);
      assertEquals(403, Wire.status(refused), refused);
      assertEquals("", header(get(server, other), "access-control-allow-origin"));
    }
  }

  @Test
  void noOtherSiteAsksByDefault() throws IOException {
    try (BoardServer server = start()) {
      String origin = "Origin: https://good.example\r\n";
      assertEquals(
          403, Wire.status(Wire.post(server.port(), "/api/v1/legal", JSON + origin, BODY)));
      assertEquals("", header(get(server, origin), "access-control-allow-origin"));
    }
    try (BoardServer server = start("*")) {
      String origin = "Origin: https://any.example\r\n";
      assertEquals(
          200, Wire.status(Wire.post(server.port(), "/api/v1/legal", JSON + origin, BODY)));
    }
  }
}
