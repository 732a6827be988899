package io.github.boardrules.examples.server;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import com.google.common.collect.ImmutableList;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.zip.GZIPOutputStream;

/**
 * A request that no honest client sends.
 *
 * @param name what is wrong with it
 * @param request the complete request, a character for each byte
 */
record Malformed(String name, String request) {
  private static final String VERDICTS = "/api/v1/verdicts";
  private static final String MATCHES = "/api/v1/matches";

  static final ImmutableList<Malformed> ALL =
      ImmutableList.<Malformed>builder()
          // Two requests in one for a proxy that reads the other length.
          .add(raw("two lengths", "POST", "Content-Length: 2\r\nContent-Length: 40\r\n", "{}"))
          .add(
              raw(
                  "length and chunks",
                  "POST",
                  "Content-Length: 4\r\nTransfer-Encoding: chunked\r\n",
                  "0\r\n\r\nGET /api/v1/games HTTP/1.1\r\nHost: localhost\r\n\r\n"))
          .add(raw("chunks twice", "POST", "Transfer-Encoding: chunked, chunked\r\n", "0\r\n\r\n"))
          .add(raw("unknown coding", "POST", "Transfer-Encoding: xchunked\r\n", "0\r\n\r\n"))
          .add(raw("blank before the colon", "POST", "Content-Length : 2\r\n", "{}"))
          .add(raw("folded header", "POST", "X: a\r\n b\r\nContent-Length: 2\r\n", "{}"))
          .add(raw("zero byte", "POST", "X: \0\r\nContent-Length: 2\r\n", "{}"))
          .add(path("/../../etc/passwd"))
          .add(path("/%2e%2e/%2e%2e/etc/passwd"))
          .add(path("/..%2f..%2fetc/passwd"))
          .add(path("/web/..;/..;/etc/passwd"))
          .add(path("/%c0%ae%c0%ae/etc/passwd"))
          .add(path("/%00style.css"))
          .add(path("//evil.example/%2e%2e"))
          .add(json("deep arrays", "[".repeat(400_000)))
          .add(json("deep objects", "{\"a\":".repeat(150_000)))
          .add(json("long number", "{\"game\":" + "9".repeat(900_000) + "}"))
          .add(json("long exponent", "{\"game\":1e999999999}"))
          .add(json("long name", "{\"" + "a".repeat(900_000) + "\":1}"))
          .add(json("many names", manyNames()))
          .add(json("same name twice", "{\"game\":\"loa\",\"game\":\"iris\"}"))
          .add(json("trailing text", "{\"game\":\"loa\"}{}"))
          .add(json("half a character", "{\"game\":\"\\ud800\"}"))
          .add(json("not a number", "{\"game\":NaN}"))
          .add(json("comment", "{/* */\"game\":\"loa\"}"))
          .add(json("script as a game", "{\"game\":\"<script>alert(1)</script>\"}"))
          .add(json("huge board", "{\"game\":\"linage\",\"options\":{\"width\":2147483647}}"))
          .add(bomb("gzip of zeros", new byte[50_000_000]))
          .add(bomb("gzip of brackets", "(;".repeat(20_000_000).getBytes(ISO_8859_1)))
          .add(text("deep variations", "(;FF[4]GM[9]" + "(;B[a1]".repeat(1_000_000)))
          .add(text("open property", "(;FF[4]GM[9]C[" + "x".repeat(9_000_000)))
          .add(text("many games", "(;GM[9])".repeat(1_000_000)))
          .add(text("long tag", "[Game \"" + "<script>".repeat(100_000) + "\"]\n\n*\n"))
          .build();

  byte[] bytes() {
    return request.getBytes(ISO_8859_1);
  }

  @Override
  public String toString() {
    return name;
  }

  private static Malformed sent(String name, byte[] request) {
    return new Malformed(name, new String(request, ISO_8859_1));
  }

  private static Malformed raw(String name, String method, String headers, String body) {
    String request =
        method
            + " "
            + MATCHES
            + " HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            + "Connection: close\r\n"
            + headers
            + "\r\n"
            + body;
    return new Malformed(name, request);
  }

  private static Malformed path(String path) {
    return sent(path, Visitor.request("GET", path, ""));
  }

  private static Malformed json(String name, String body) {
    return sent(name, Visitor.request("POST", MATCHES, body));
  }

  private static Malformed text(String name, String body) {
    return sent(name, Visitor.request("POST", VERDICTS, body, "Content-Type: text/plain"));
  }

  private static Malformed bomb(String name, byte[] content) {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
      out.write(content);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    String body = packed.toString(ISO_8859_1);
    return new Malformed(
        name,
        "POST "
            + VERDICTS
            + " HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/gzip\r\n"
            + "Connection: close\r\nContent-Length: "
            + body.length()
            + "\r\n\r\n"
            + body);
  }

  private static String manyNames() {
    StringBuilder object = new StringBuilder("{\"game\":\"loa\"");
    for (int i = 0; i < 60_000; i++) {
      object.append(",\"a").append(i).append("\":1");
    }
    return object.append('}').toString();
  }
}
