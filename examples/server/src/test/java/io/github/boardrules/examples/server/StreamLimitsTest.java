package io.github.boardrules.examples.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableSet;
import com.google.common.util.concurrent.MoreExecutors;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the limits on the number, the time and the bytes of event streams. */
class StreamLimitsTest {
  private static final byte[] LIFE = new byte[3];
  private static final long HOUR = TimeUnit.HOURS.toNanos(1);

  @TempDir Path folder;

  private final List<String> refused = new ArrayList<>();

  @Test
  void matchAndServerHaveALimitedNumberOfStreams() throws Exception {
    Limits limits = Limits.of("--match-streams=2", "--total-streams=3");
    try (BoardServer server = TestSettings.start(folder, limits)) {
      Client client = new Client(server.address());
      Seated one = client.begin("tictactoe");
      Seated two = client.begin("tictactoe");
      try (Events first = Events.open(server.address(), one.path(), one.first(), "");
          Events second = Events.open(server.address(), one.path(), one.second(), "")) {
        first.next("match");
        second.next("match");
        refused(server, one, 429, "TOO_MANY_STREAMS");
        try (Events third = Events.open(server.address(), two.path(), two.first(), "")) {
          third.next("match");
          refused(server, two, 503, "BUSY");
        }
      }
    }
  }

  private static void refused(BoardServer server, Seated match, int status, String code)
      throws Exception {
    Visitor.Reply reply =
        Visitor.of(server.address(), "127.0.0.1")
            .get("/" + match.path() + "/events", "Authorization: Bearer " + match.first());
    assertEquals(status + " " + code, reply.status() + " " + reply.code());
  }

  @Test
  @Tag("proof")
  void oldStreamEndsAndItsClientMissesNothing() {
    try (BoardServer server = TestSettings.start(folder, Limits.of("--stream-seconds=1"))) {
      Seated match = new Client(server.address()).begin("tictactoe");
      match.playAll("a1");
      try (Events old = Events.open(server.address(), match.path(), match.first(), "")) {
        assertEquals("1", old.next("match").id());
        old.next("closed");
      }
      match.play("a2", 1).ok(200);
      try (Events next = Events.open(server.address(), match.path(), match.first(), "1")) {
        assertEquals("2", next.next().id());
      }
    }
  }

  private EventStream stream(Shares memory, String address) {
    Seats seats = new Seats(ImmutableSet.of());
    EventStream.Style style =
        new EventStream.Style(/* withViews= */ false, /* isCompressed= */ false);
    return new EventStream(
        "m", address, seats, style, memory, MoreExecutors.directExecutor(), refused::add);
  }

  @Test
  void clientThatDoesNotReadInTimeIsCutOff() {
    Shares memory = new Shares(1000, 1000);
    EventStream stream = stream(memory, "a");
    stream.send(new byte[10]);
    stream.keep(LIFE, HOUR, HOUR);
    assertFalse(stream.end().isDone());
    assertEquals(10, memory.sum());
    stream.keep(LIFE, 0, HOUR);
    assertTrue(stream.end().isDone());
    assertEquals(0, memory.sum());
    stream.send(new byte[10]);
    assertEquals(0, memory.sum());
    assertEquals(List.of("SLOW_READER"), refused);
  }

  @Test
  void streamThatDoesNotEndInTimeIsCutOff() {
    Shares memory = new Shares(1000, 1000);
    EventStream stream = stream(memory, "a");
    stream.send(new byte[10]);
    stream.keep(LIFE, HOUR, 0);
    // It is ending, but the client has not read the event.
    assertFalse(stream.end().isDone());
    stream.keep(LIFE, 0, 0);
    assertTrue(stream.end().isDone());
    assertEquals(0, memory.sum());
  }

  @Test
  void addressWithMostBytesIsCutOffForOthers() {
    Shares memory = new Shares(1000, 1000);
    EventStream greedy = stream(memory, "a");
    EventStream modest = stream(memory, "b");
    greedy.send(new byte[900]);
    modest.send(new byte[100]);
    assertEquals(1000, memory.sum());
    modest.send(new byte[100]);
    assertTrue(greedy.end().isDone());
    assertFalse(modest.end().isDone());
    assertEquals(200, memory.sum());
    EventStream late = stream(memory, "c");
    late.send(new byte[1001]);
    assertTrue(late.end().isDone());
    assertEquals(200, memory.sum());
    assertEquals(List.of("SLOW_READER", "SLOW_READER"), refused);
  }
}
