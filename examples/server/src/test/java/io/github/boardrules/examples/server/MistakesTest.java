package io.github.boardrules.examples.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.base.Splitter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests that the answer to a mistake says what was found, what was expected, and where. */
class MistakesTest {
  private static final Pattern CLASS =
      Pattern.compile("java|[a-z]Exception|[a-z]Error\\b|\\bint\\b|boardrules\\.");

  @TempDir static Path folder;
  private static BoardServer server;
  private static Seated match;

  @BeforeAll
  static void start() {
    server = TestSettings.start(folder);
    match = new Client(server.address()).begin(Map.of("game", "linage"));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  /**
   * The method, the path after the version, the headers, with # for a semicolon, and the body; the
   * status; and words.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "GET /nothing; 404; GET|/api/v1/nothing|not found",
        "GET /matches; 405; GET is not allowed|POST",
        "PUT MATCH {}; 405; PUT is not allowed|GET|DELETE",
        "POST /matches {}; 400; game|is missing|a text|/game",
        "POST /matches {'game':5}; 400; game|must be a text|/game",
        "POST /matches {'game':'chess'}; 422; Unknown game chess|loa",
        "POST /matches {'game':'loa','optoins':{}}; 400; options|/optoins",
        "POST /matches {'game':'loa','options':[]}; 400; options|an object",
        "POST /matches {'game':'loa','options':{'size':99}}; 422; from 3 to 16, but is"
            + " '99'|/options/size",
        "POST /matches {'game':'loa','options':{'hole':'MIDDLE'}}; 422; NONE, CENTER, but is"
            + " 'MIDDLE'",
        "POST /matches {'record':'{\\'a\\':1}'}; 422; contains no game: it begins like JSON",
        "POST /matches {'game':; 400; ends too early|line|column",
        "POST /matches []; 400; one JSON object and nothing else",
        "POST MATCH/moves {'ply':1}; 400; move|is missing|a text|/move",
        "POST MATCH/moves {'move':'komi=4.5','ply':0}; 409; 0 moves|number 1",
        "POST MATCH/moves {'move':'komi=4.5','ply':7}; 409; 0 moves|number 1",
        "POST MATCH/moves {'move':'komi=4.5 vertical','ply':1}; 422; after 'komi=4.5'|' vertical'",
        "POST MATCH/moves {'move':'komi=5','ply':1}; 409; a komi of 5|0.5, 1.5 and so on",
        "GET MATCH/views/99; 409; from 0 to 0",
        "GET MATCH/record?format=xml; 422; one of brg|/format",
        "GET /legal; 400; game|/game",
        "GET /legal?game=loa&lmit=1; 400; lmit",
        "GET /legal?game=loa&limit=many; 400; a whole number|/limit",
        "GET /legal?game=loa&options=size=99; 422; from 3 to 16, but is '99'",
        "GET /legal?game=linage&moves=komi=4.5%20vertical; 422; after 'komi=4.5'|/moves/0",
        "GET /legal?game=%zz; 400; %zz|two hexadecimal digits|/game",
        "GET /perft?game=loa&depth=99; 400; from 1 to 20|/depth",
        "POST /verdicts Content-Encoding:br ab; 415; br|gzip",
        "POST /verdicts Content-Type:text/plain#charset=klingon ab; 415; klingon|not supported"
      })
  void aMistakeIsExplained(String request, int status, String words) throws IOException {
    String[] parts = request.split(" ", 3);
    String path =
        parts[1].startsWith("MATCH")
            ? parts[1].replace("MATCH", "/" + match.path())
            : "/api/v1" + parts[1];
    String rest = parts.length == 3 ? parts[2] : "";
    String headers = "Content-Type: application/json\r\n";
    if (rest.startsWith("Content-")) {
      headers = rest.replaceFirst(" .*", "").replace('#', ';') + "\r\n";
      rest = rest.replaceFirst(".* ", "");
    }
    String body = rest.replace("\\'", "\\\u0001").replace('\'', '"').replace('\u0001', '"');
    String answer =
        Wire.answer(
            server.port(),
            "%s %s HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n%sAuthorization: Bearer %s\r\nContent-Length: %s\r\n\r\n%s"
                .formatted(parts[0], path, headers, match.first(), body.length(), body));
    assertEquals(status, Wire.status(answer), answer);
    String error = answer.substring(answer.indexOf("{\"error\""));
    for (String word : Splitter.on('|').split(words)) {
      assertTrue(error.contains(word), word + " in " + error);
    }
    assertFalse(CLASS.matcher(error).find(), error);
  }
}
