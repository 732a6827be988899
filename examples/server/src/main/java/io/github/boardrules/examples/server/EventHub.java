package io.github.boardrules.examples.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.util.concurrent.AtomicLongMap;
import io.github.boardrules.core.Player;
import io.github.boardrules.examples.engine.referee.Refusal;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * The open event streams. Bounds their number, time and bytes, sends the events of each match to
 * those who follow it, and sends all of them signs of life. One thread serves all streams.
 * Thread-safe.
 */
final class EventHub implements AutoCloseable {
  private static final byte[] LIFE = ":\n\n".getBytes(UTF_8);
  private static final String ALL = "";

  private final AtomicLongMap<String> counts = AtomicLongMap.create();
  private final Map<String, EventChannel> channels = new ConcurrentHashMap<>();
  private final ScheduledExecutorService thread =
      Executors.newSingleThreadScheduledExecutor(task -> new Thread(task, "events"));
  private final Limits limits;
  private final Consumer<String> refused;

  /** The bytes that wait for slow clients: a sixteenth of the heap. */
  private final Shares memory =
      new Shares(Runtime.getRuntime().maxMemory() / 16, Runtime.getRuntime().maxMemory() / 16);

  private volatile boolean isClosed;

  /**
   * Creates a hub without streams.
   *
   * @param limits the limits on streams
   * @param life the time between signs of life
   * @param refused receives a code for each client that is cut off
   */
  EventHub(Limits limits, Duration life, Consumer<String> refused) {
    this.limits = limits;
    this.refused = refused;
    Future<?> unused =
        thread.scheduleWithFixedDelay(
            () -> channels.values().forEach(channel -> channel.keep(LIFE, limits)),
            life.toMillis(),
            life.toMillis(),
            TimeUnit.MILLISECONDS);
  }

  /** Returns a new stream, which must be added. */
  EventStream stream(String match, String address, Seats seats, EventStream.Style style) {
    return new EventStream(match, address, seats, style, memory, this::execute, refused);
  }

  private void execute(Runnable task) {
    if (!isClosed) {
      thread.execute(task);
    }
  }

  /**
   * Adds a stream, which begins with the events after the last one that the client knows, or with
   * the whole match if the client knows none or too old ones. The caller prevents changes of the
   * match meanwhile.
   *
   * @param stream the stream, not connected yet
   * @param known the number of the last event that the client knows; -1 for none
   * @param revision the number of the last event of the match
   * @param match the whole match as an event
   * @throws Refusal if there are too many streams
   */
  void add(EventStream stream, long known, long revision, Event match) {
    if (isClosed) {
      throw Refusal.of(ServerCode.STOPPING, "The server shuts down");
    }
    count(stream);
    Future<?> unused = stream.end().whenComplete((done, failure) -> removeLater(stream));
    channels.compute(
        stream.match(),
        (id, open) -> {
          EventChannel channel = open == null ? new EventChannel() : open;
          channel.add(stream, known, revision, match);
          return channel;
        });
  }

  private void count(EventStream stream) {
    String address = "address " + stream.address();
    String match = "match " + stream.match();
    boolean isFree = counts.incrementAndGet(ALL) <= limits.totalStreams;
    long ofAddress = counts.incrementAndGet(address);
    long ofMatch = counts.incrementAndGet(match);
    if (isFree && ofAddress <= limits.streams && ofMatch <= limits.matchStreams) {
      return;
    }
    release(stream);
    if (!isFree) {
      throw Refusal.of(ServerCode.BUSY, "The server has too many open event streams");
    }
    boolean isAddress = ofAddress > limits.streams;
    throw Refusal.of(
            ServerCode.TOO_MANY_STREAMS,
            "Too many open event streams of this " + (isAddress ? "address" : "match"))
        .with("limit", isAddress ? limits.streams : limits.matchStreams);
  }

  private void release(EventStream stream) {
    for (String key :
        ImmutableList.of(ALL, "address " + stream.address(), "match " + stream.match())) {
      counts.decrementAndGet(key);
      counts.removeIfZero(key);
    }
  }

  /** Removes a stream on the thread of this hub: the current one may hold the stream's lock. */
  private void removeLater(EventStream stream) {
    release(stream);
    execute(() -> remove(stream));
  }

  private void remove(EventStream stream) {
    channels.computeIfPresent(
        stream.match(), (id, channel) -> channel.remove(stream) ? channel : null);
  }

  /** Sends the event of a change to those who follow the match. */
  void publish(Match after, Change change) {
    EventChannel channel = channels.get(after.id());
    if (channel != null) {
      channel.send(new Event(after.revision(), change.type(), change.data()), after.played());
    }
  }

  /** Ends the streams of a match that was deleted. */
  void end(String match) {
    EventChannel channel = channels.get(match);
    if (channel != null) {
      channel.send(Event.unnumbered("deleted", ImmutableMap.of()));
      channel.finish(stream -> true);
    }
  }

  /** Ends the streams that the former token of a seat opened. */
  void end(String match, Player player) {
    EventChannel channel = channels.get(match);
    if (channel != null) {
      channel.finish(stream -> stream.seats().held().contains(player));
    }
  }

  /** Returns the number of open streams. */
  long size() {
    return counts.get(ALL);
  }

  /** Ends all streams and accepts no others. */
  @Override
  public void close() {
    isClosed = true;
    thread.shutdownNow();
    channels.values().forEach(channel -> channel.finish(stream -> true));
  }
}
