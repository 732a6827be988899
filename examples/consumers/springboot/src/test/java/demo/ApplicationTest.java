package demo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.springframework.boot.SpringApplication;
import org.springframework.context.ConfigurableApplicationContext;

/** Uploads records, good and bad ones, to the running application. */
class ApplicationTest {
  private static final String GOOD =
      "[Game \"loa\"]\n[First \"Ada\"]\n[Second \"Carl\"]\n\n1. b1-b3 h7-f7 *\n";

  private static ConfigurableApplicationContext application;

  @BeforeAll
  static void start() {
    application = SpringApplication.run(Application.class, "--server.port=0");
  }

  @AfterAll
  static void stop() {
    application.close();
  }

  private static String answer(byte[] upload) throws IOException, InterruptedException {
    String port = application.getEnvironment().getProperty("local.server.port");
    HttpRequest request =
        HttpRequest.newBuilder(URI.create("http://localhost:" + port + "/verdicts"))
            .header("Content-Type", "application/octet-stream")
            .POST(BodyPublishers.ofByteArray(upload))
            .build();
    HttpResponse<String> response =
        HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
    assertEquals(200, response.statusCode(), response.body());
    System.out.println(response.body());
    return response.body();
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  @Test
  void aGoodRecordIsValid() throws IOException, InterruptedException {
    assertEquals(
        "[{\"source\":\"upload\",\"number\":1,\"valid\":true,\"game\":\"loa\","
            + "\"players\":{\"FIRST\":\"Ada\",\"SECOND\":\"Carl\"},\"plies\":2,\"legalPlies\":2,"
            + "\"problems\":[]}]",
        answer(bytes(GOOD)));
  }

  @Test
  void aBadRecordHasAProblemWithItsPlace() throws IOException, InterruptedException {
    String answer = answer(bytes(GOOD.replace("*", "2. b3-b6 *")));
    assertTrue(answer.contains("\"valid\":false"), answer);
    assertTrue(answer.contains("\"code\":\"ILLEGAL_MOVE\",\"reason\":\"WRONG_DISTANCE\""), answer);
    assertTrue(answer.contains("\"ply\":3,\"line\":5,\"column\":19"), answer);
  }

  @Test
  void damageIsOneProblem() throws IOException, InterruptedException {
    ByteArrayOutputStream gzip = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(gzip)) {
      out.write(bytes(GOOD));
    }
    String answer = answer(Arrays.copyOf(gzip.toByteArray(), gzip.size() - 12));
    assertTrue(answer.contains("\"code\":\"TRUNCATED\""), answer);
    assertEquals(1, answer.split("\"code\"", -1).length - 1, answer);
  }

  @Test
  void utf16IsRead() throws IOException, InterruptedException {
    assertEquals(answer(bytes(GOOD)), answer(GOOD.getBytes(StandardCharsets.UTF_16)));
  }

  @Test
  void anEmptyUploadIsNotAGame() throws IOException, InterruptedException {
    String answer = answer(new byte[0]);
    assertTrue(answer.contains("\"valid\":false"), answer);
    assertTrue(answer.contains("\"code\":\"NOT_A_GAME\""), answer);
  }
}
