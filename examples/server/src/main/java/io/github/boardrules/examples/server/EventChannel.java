package io.github.boardrules.examples.server;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.record.GameInProgress;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/** The open streams of a match, and its latest events. Thread-safe. */
final class EventChannel {
  /** The maximum number of events to keep for clients that come back. */
  private static final int MAX_KEPT = 100;

  private final Set<EventStream> streams = new LinkedHashSet<>();
  private final Deque<Event> kept = new ArrayDeque<>();
  private final ViewChanges views = new ViewChanges();

  /** The members of the last event that says who follows the match. */
  private ImmutableMap<String, Object> presence = ImmutableMap.of();

  /** The number of the last event. */
  private long last;

  /** Adds a stream; see {@link EventHub#add}. */
  synchronized void add(EventStream stream, long known, long revision, Event match) {
    streams.add(stream);
    checkLast(revision);
    long oldest = kept.isEmpty() ? revision + 1 : kept.getFirst().number();
    if (known >= oldest - 1 && known <= revision) {
      kept.stream()
          .filter(event -> event.number() > known)
          .forEach(event -> stream.send(event.bytes(stream.withViews())));
    } else {
      stream.send(match.bytes(stream.withViews()));
    }
    sendPresence(Optional.of(stream));
  }

  /** Forgets the events if a change was stored without its event, after a failure of the disk. */
  private void checkLast(long number) {
    if (last != number) {
      kept.clear();
      views.clear();
      last = number;
    }
  }

  /** Removes a stream. Returns whether others remain. */
  synchronized boolean remove(EventStream stream) {
    streams.remove(stream);
    sendPresence(Optional.empty());
    return !streams.isEmpty();
  }

  /** Sends the event of a change, with the change of the view if someone wants it. */
  synchronized void send(Event event, GameInProgress<?> after) {
    if (event.type().equals("takeBack")) {
      views.clear();
    }
    boolean isWanted =
        event.type().equals("move") && streams.stream().anyMatch(EventStream::withViews);
    send(isWanted ? event.withView(views.of(after)) : event);
  }

  /**
   * Sends an event to all streams. Ends them instead if they lack an earlier event, so that the
   * clients come back for the whole match.
   */
  synchronized void send(Event event) {
    if (event.number() >= 0) {
      boolean isNext = event.number() == last + 1;
      checkLast(event.number() - 1);
      last = event.number();
      kept.addLast(event);
      if (kept.size() > MAX_KEPT) {
        kept.removeFirst();
      }
      if (!isNext) {
        finish(stream -> true);
        return;
      }
    }
    byte[] bytes = event.bytes(false);
    byte[] withView = event.view().isEmpty() ? bytes : event.bytes(true);
    ImmutableList.copyOf(streams)
        .forEach(stream -> stream.send(stream.withViews() ? withView : bytes));
  }

  /** Sends who follows the match to a new stream, and to the others if that has changed. */
  private void sendPresence(Optional<EventStream> added) {
    ImmutableMap<String, Object> before = presence;
    presence = presence();
    byte[] bytes = Event.unnumbered("presence", presence).bytes(false);
    if (presence.equals(before)) {
      added.ifPresent(stream -> stream.send(bytes));
    } else {
      ImmutableList.copyOf(streams).forEach(stream -> stream.send(bytes));
    }
  }

  /** Returns which players are present, and how many watchers. */
  private ImmutableMap<String, Object> presence() {
    EnumSet<Player> present = EnumSet.noneOf(Player.class);
    int watchers = 0;
    for (EventStream stream : streams) {
      present.addAll(stream.seats().held());
      watchers += stream.seats().held().isEmpty() ? 1 : 0;
    }
    return ImmutableMap.of(
        "players",
        present.stream().map(Player::name).collect(ImmutableList.toImmutableList()),
        "watchers",
        watchers);
  }

  /** Sends a sign of life, ends streams that are old, and cuts off clients that are late. */
  synchronized void keep(byte[] life, Limits limits) {
    for (EventStream stream : ImmutableList.copyOf(streams)) {
      stream.keep(
          life,
          TimeUnit.SECONDS.toNanos(limits.answerSeconds),
          TimeUnit.SECONDS.toNanos(limits.streamSeconds));
    }
  }

  /** Ends some of the streams. */
  synchronized void finish(Predicate<EventStream> which) {
    ImmutableList.copyOf(streams).stream().filter(which).forEach(EventStream::finish);
  }
}
