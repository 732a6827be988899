package io.github.boardrules.examples.server;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.record.RecordHeader;
import io.github.boardrules.core.record.Termination;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.Optional;

/**
 * What a match has besides its moves.
 *
 * @param started the time at which the match was created
 * @param names the names of players who have one
 * @param termination how the match ended other than by its rules
 * @param offer the offer that waits for an answer
 * @param rematch the id of the next match of the same players
 */
@Immutable
record MatchInfo(
    Instant started,
    ImmutableMap<Player, String> names,
    Optional<Termination> termination,
    Optional<Offer> offer,
    Optional<String> rematch) {
  /** Returns the state of a new match. */
  static MatchInfo of(Instant started, Map<Player, String> names) {
    return new MatchInfo(
        started,
        Maps.immutableEnumMap(names),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  MatchInfo withName(Player player, String name) {
    ImmutableMap<Player, String> all =
        ImmutableMap.<Player, String>builder().putAll(names).put(player, name).buildKeepingLast();
    return new MatchInfo(started, Maps.immutableEnumMap(all), termination, offer, rematch);
  }

  MatchInfo withOffer(Optional<Offer> next) {
    return new MatchInfo(started, names, termination, next, rematch);
  }

  /** Returns the state with another end and without an offer. */
  MatchInfo withTermination(Optional<Termination> end) {
    return new MatchInfo(started, names, end, Optional.empty(), rematch);
  }

  /** Returns the state with the next match and without an offer. */
  MatchInfo withRematch(String id) {
    return new MatchInfo(started, names, termination, Optional.empty(), Optional.of(id));
  }

  /** Returns the names of players who have swapped sides. */
  ImmutableMap<Player, String> swappedNames() {
    ImmutableMap.Builder<Player, String> swapped = ImmutableMap.builder();
    names.forEach((player, name) -> swapped.put(player.opponent(), name));
    return swapped.buildOrThrow();
  }

  /** Returns the date on which the match began, in UTC. */
  LocalDate date() {
    return LocalDate.ofInstant(started, ZoneOffset.UTC);
  }

  /** Returns the header of the record: players, date and termination. */
  RecordHeader header() {
    RecordHeader header = RecordHeader.none().withTag("Date", date().toString());
    for (Map.Entry<Player, String> name : names.entrySet()) {
      header = header.withPlayer(name.getKey(), name.getValue());
    }
    return termination.isPresent() ? header.withTermination(termination.get()) : header;
  }
}
