package io.github.boardrules.examples.server;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.base.Ascii;
import com.google.common.io.ByteStreams;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.util.Arrays;
import tools.jackson.databind.JsonNode;

/**
 * A client at an address of its own, for example {@code 127.0.0.7}. It opens a connection for each
 * request.
 *
 * @param server the address and the port of the server
 * @param from the address of the client
 * @param millis the time that the client waits for a connection, and for each part of a response
 */
record Visitor(InetSocketAddress server, InetAddress from, int millis) {
  /** The status of a response, 0 if there is none, and its body. */
  record Reply(int status, String body) {
    JsonNode json() {
      return Json.MAPPER.readTree(body);
    }

    String code() {
      return status < 400 ? "" : json().at("/error/code").asString();
    }
  }

  /**
   * Returns a client.
   *
   * @param url the URL of the server
   * @param from the address of the client
   */
  static Visitor of(String url, String from) throws IOException {
    return new Visitor(
        new InetSocketAddress(InetAddress.getLoopbackAddress(), URI.create(url).getPort()),
        InetAddress.getByName(from),
        60_000);
  }

  /** Returns a client that waits for another time. */
  Visitor within(int otherMillis) {
    return new Visitor(server, from, otherMillis);
  }

  Reply get(String path, String... headers) throws IOException {
    return send(request("GET", path, "", headers));
  }

  Reply post(String path, String body, String... headers) throws IOException {
    return send(request("POST", path, body, headers));
  }

  /** Returns a complete request; each header is a line. */
  static byte[] request(String method, String path, String body, String... headers) {
    byte[] content = body.getBytes(UTF_8);
    StringBuilder head =
        new StringBuilder(method + " " + path + " HTTP/1.1\r\nHost: localhost\r\n");
    if (Arrays.stream(headers).noneMatch(header -> header.startsWith("Content-Type:"))) {
      head.append("Content-Type: application/json\r\n");
    }
    for (String header : headers) {
      head.append(header).append("\r\n");
    }
    head.append("Connection: close\r\nContent-Length: " + content.length + "\r\n\r\n");
    byte[] start = head.toString().getBytes(ISO_8859_1);
    byte[] all = Arrays.copyOf(start, start.length + content.length);
    System.arraycopy(content, 0, all, start.length, content.length);
    return all;
  }

  /** Opens a connection. */
  Socket connect() throws IOException {
    Socket socket = new Socket();
    socket.setReuseAddress(true);
    socket.bind(new InetSocketAddress(from, 0));
    socket.connect(server, millis);
    socket.setSoTimeout(millis);
    return socket;
  }

  /** Sends a request and reads its response. */
  Reply send(byte[] request) throws IOException {
    try (Socket socket = connect()) {
      socket.getOutputStream().write(request);
      return read(new BufferedInputStream(socket.getInputStream()));
    }
  }

  /** Reads a response, which is chunked, has a length, or ends with the connection. */
  static Reply read(InputStream in) throws IOException {
    String status = line(in);
    long length = Long.MAX_VALUE;
    boolean isChunked = false;
    for (String line = line(in); !line.isEmpty(); line = line(in)) {
      String header = Ascii.toLowerCase(line);
      if (header.startsWith("content-length: ")) {
        length = Long.parseLong(header.substring(16));
      }
      isChunked |= header.equals("transfer-encoding: chunked");
    }
    ByteArrayOutputStream body = new ByteArrayOutputStream();
    do {
      long part = isChunked ? Long.parseLong(line(in), 16) : length;
      ByteStreams.limit(in, part).transferTo(body);
      length = isChunked && part > 0 ? part : 0;
      if (isChunked && !line(in).isEmpty()) {
        throw new IOException("The chunk is incomplete");
      }
    } while (length > 0);
    return new Reply(Wire.status(status), body.toString(UTF_8));
  }

  private static String line(InputStream in) throws IOException {
    StringBuilder line = new StringBuilder();
    for (int next = in.read(); next != '\n'; next = in.read()) {
      if (next < 0) {
        throw new EOFException("The response is incomplete");
      }
      line.append((char) next);
    }
    line.setLength(line.length() - 1);
    return line.toString();
  }
}
