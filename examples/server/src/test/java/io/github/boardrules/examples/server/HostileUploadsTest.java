package io.github.boardrules.examples.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.Iterables;
import com.google.common.primitives.Bytes;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Records that need much memory, from one and four addresses, with the heap of the service. */
@Tag("proof")
class HostileUploadsTest {
  private static final int PARALLEL = 16;
  private static final int ROUNDS = 2;
  private static final String SGF = "(;FF[4]GM[9]SZ[8]";

  @TempDir Path folder;

  private static byte[] gzip(byte[] text) throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (OutputStream out = new GZIPOutputStream(packed)) {
      out.write(text);
    }
    return packed.toByteArray();
  }

  private static byte[] request(byte[] body) {
    byte[] head = Visitor.request("POST", "/api/v1/verdicts?variations=true", "");
    String start =
        new String(head, StandardCharsets.ISO_8859_1)
            .replace("application/json", "text/plain")
            .replace("Content-Length: 0", "Content-Length: " + body.length);
    return Bytes.concat(start.getBytes(StandardCharsets.ISO_8859_1), body);
  }

  private static List<byte[]> attacks() throws IOException {
    List<byte[]> all = new ArrayList<>();
    for (String text :
        List.of(
            SGF + ";".repeat(999_900),
            SGF + ";C[x]".repeat(199_900),
            SGF + "(;)".repeat(333_000))) {
      byte[] plain = text.getBytes(StandardCharsets.ISO_8859_1);
      all.add(request(plain));
      all.add(request(gzip(plain)));
    }
    byte[] empty = gzip(new byte[0]);
    all.add(request(Bytes.concat(Collections.nCopies(50_000, empty).toArray(byte[][]::new))));
    return all;
  }

  @Test
  void hostileUploadsGetVerdictsOr503AndDoNotStopMoves() throws Exception {
    List<byte[]> attacks = attacks();
    try (ServerProcess server =
        ServerProcess.bare(
            List.of("-Xmx512m", "-XX:+UseSerialGC"),
            System.getProperty("java.class.path"),
            List.of(
                "--port=0",
                "--rate=1000000",
                "--new-matches=1000000",
                "--database=" + folder.resolve("games")))) {
      System.out.println("no attack: " + play(server, new AtomicBoolean(true)));
      for (int addresses : new int[] {1, 4}) {
        Map<Integer, Integer> statuses = Collections.synchronizedMap(new TreeMap<>());
        ConcurrentLinkedQueue<String> wrong = new ConcurrentLinkedQueue<>();
        AtomicBoolean ended = new AtomicBoolean();
        List<Thread> clients = new ArrayList<>();
        for (int i = 0; i < addresses * PARALLEL; i++) {
          Visitor client = Visitor.of(server.address(), "127.0.0." + (1 + i % addresses));
          Thread thread =
              new Thread(
                  () -> {
                    for (byte[] attack : Iterables.concat(Collections.nCopies(ROUNDS, attacks))) {
                      try {
                        Visitor.Reply reply = client.send(attack);
                        statuses.merge(reply.status(), 1, Integer::sum);
                        if (reply.status() != 200 && !reply.code().equals("BUSY")) {
                          wrong.add(reply.toString());
                        }
                      } catch (IOException e) {
                        wrong.add(e.toString());
                      }
                    }
                  });
          thread.start();
          clients.add(thread);
        }
        Thread watch =
            new Thread(
                () -> {
                  clients.forEach(HostileUploadsTest::join);
                  ended.set(true);
                });
        watch.start();
        String moves = play(server, ended);
        join(watch);
        System.out.println(addresses + " addresses: " + statuses + ", moves: " + moves);
        assertEquals(List.of(), List.copyOf(wrong));
        assertTrue(statuses.containsKey(200), statuses.toString());
      }
    }
  }

  private static void join(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Plays moves at a fifth address until the attack ends, and says how long a move takes. */
  private static String play(ServerProcess server, AtomicBoolean ended) throws Exception {
    Visitor player = Visitor.of(server.address(), "127.0.0.5");
    List<Double> millis = new ArrayList<>();
    for (int i = 0; i < 100 || (!ended.get() && i < 2000); i++) {
      Visitor.Reply created = player.post("/api/v1/matches", "{\"game\":\"loa\"}");
      assertEquals(201, created.status(), created.toString());
      String path = "/api/v1/matches/" + created.json().get("id").asString();
      String first = "Authorization: Bearer " + created.json().at("/tokens/FIRST").asString();
      String second = "Authorization: Bearer " + created.json().at("/tokens/SECOND").asString();
      long start = System.nanoTime();
      Visitor.Reply moved = player.post(path + "/moves", "{\"ply\":1,\"move\":\"b1-b3\"}", first);
      millis.add((System.nanoTime() - start) / 1e6);
      assertEquals(200, moved.status(), moved.toString());
      assertEquals(200, player.send(delete(path, first, second)).status() / 100 * 100);
    }
    double[] sorted = millis.stream().mapToDouble(Double::doubleValue).sorted().toArray();
    return "median %.1f ms, p95 %.1f ms, worst %.1f ms of %d"
        .formatted(
            sorted[sorted.length / 2],
            sorted[sorted.length * 95 / 100],
            sorted[sorted.length - 1],
            sorted.length);
  }

  private static byte[] delete(String path, String first, String second) {
    return Visitor.request(
        "DELETE", path, "", first + ", " + second.replace("Authorization: Bearer ", ""));
  }
}
