package io.github.boardrules.examples.server;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.hash.HashCode;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.record.Termination;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A row of the table of matches: its columns, and the state that they hold. */
final class MatchRow {
  /** The columns that never change. */
  private static final ImmutableList<String> CONSTANT =
      ImmutableList.of("id", "game", "options", "setup", "watch_token", "created", "address");

  /** The columns that a change may set. */
  private static final ImmutableList<String> CHANGING =
      ImmutableList.of(
          "revision",
          "changed_second",
          "moved",
          "first_token",
          "second_token",
          "first_key",
          "second_key",
          "first_key_used",
          "second_key_used",
          "first_name",
          "second_name",
          "termination",
          "offer",
          "offered_by",
          "offered_plies",
          "rematch");

  static final String INSERT =
      "insert into matches (%s, %s) values (%s)"
          .formatted(
              String.join(", ", CONSTANT),
              String.join(", ", CHANGING),
              String.join(", ", Collections.nCopies(CONSTANT.size() + CHANGING.size(), "?")));

  static final String UPDATE =
      "update matches set %s = ? where id = ? and revision = ?"
          .formatted(String.join(" = ?, ", CHANGING));

  static final String SELECT = "select * from matches where id = ?";

  private MatchRow() {}

  /**
   * Sets the parameters of {@link #INSERT}.
   *
   * @param second the running time of the server, in seconds
   * @param address the address that creates the match
   */
  static void setAll(PreparedStatement insert, StoredMatch match, long second, String address)
      throws SQLException {
    List<@Nullable Object> values = new ArrayList<>();
    values.add(match.id());
    values.add(match.game());
    values.add(match.options());
    values.add(match.setup().orElse(null));
    values.add(match.access().watcher().orElse(null));
    values.add(match.info().started());
    values.add(address);
    values.add(match.revision());
    values.add(second);
    values.add(false);
    addState(values, match.access(), match.info());
    set(insert, values);
  }

  /**
   * Sets the parameters of {@link #UPDATE}.
   *
   * @param before the match before the change
   * @param after the match after the change
   * @param second the running time of the server, in seconds
   */
  static void setChanged(PreparedStatement update, Match before, Match after, long second)
      throws SQLException {
    List<@Nullable Object> values = new ArrayList<>();
    values.add(after.revision());
    values.add(second);
    values.add(after.hasMoved());
    addState(values, after.access(), after.info());
    values.add(after.id());
    values.add(before.revision());
    set(update, values);
  }

  private static void addState(List<@Nullable Object> values, Access access, MatchInfo info) {
    values.add(access.first().token().asBytes());
    values.add(access.second().token().asBytes());
    values.add(access.first().key().map(HashCode::asBytes).orElse(null));
    values.add(access.second().key().map(HashCode::asBytes).orElse(null));
    values.add(access.first().isKeyUsed());
    values.add(access.second().isKeyUsed());
    values.add(info.names().get(Player.FIRST));
    values.add(info.names().get(Player.SECOND));
    values.add(info.termination().map(Termination::text).orElse(null));
    values.add(info.offer().map(offer -> offer.kind().name()).orElse(null));
    values.add(info.offer().map(offer -> offer.by().name()).orElse(null));
    values.add(info.offer().map(Offer::plies).orElse(null));
    values.add(info.rematch().orElse(null));
  }

  private static void set(PreparedStatement statement, List<@Nullable Object> values)
      throws SQLException {
    for (int i = 0; i < values.size(); i++) {
      statement.setObject(i + 1, values.get(i));
    }
  }

  /** Returns the match in the current row. */
  static StoredMatch read(ResultSet row, ImmutableList<String> moves) throws SQLException {
    return new StoredMatch(
        row.getString("id"),
        row.getString("game"),
        row.getString("options"),
        Optional.ofNullable(row.getString("setup")),
        new Access(
            seat(row, "first"),
            seat(row, "second"),
            Optional.ofNullable(row.getString("watch_token"))),
        info(row),
        row.getLong("revision"),
        row.getBoolean("moved"),
        moves);
  }

  private static Access.Seat seat(ResultSet row, String player) throws SQLException {
    return new Access.Seat(
        HashCode.fromBytes(row.getBytes(player + "_token")),
        Optional.ofNullable(row.getBytes(player + "_key")).map(HashCode::fromBytes),
        row.getBoolean(player + "_key_used"));
  }

  private static MatchInfo info(ResultSet row) throws SQLException {
    ImmutableMap.Builder<Player, String> names = ImmutableMap.builder();
    Optional.ofNullable(row.getString("first_name"))
        .ifPresent(name -> names.put(Player.FIRST, name));
    Optional.ofNullable(row.getString("second_name"))
        .ifPresent(name -> names.put(Player.SECOND, name));
    return new MatchInfo(
        row.getObject("created", Instant.class),
        names.buildOrThrow(),
        Optional.ofNullable(row.getString("termination")).flatMap(Termination::find),
        offer(row),
        Optional.ofNullable(row.getString("rematch")));
  }

  private static Optional<Offer> offer(ResultSet row) throws SQLException {
    String kind = row.getString("offer");
    return kind == null
        ? Optional.empty()
        : Optional.of(
            new Offer(
                Offer.Kind.valueOf(kind),
                Player.valueOf(row.getString("offered_by")),
                row.getInt("offered_plies")));
  }
}
