package io.github.boardrules.examples.server;

import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.record.GameInProgress;
import io.github.boardrules.core.record.Termination;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.examples.engine.referee.LibraryErrors;
import io.github.boardrules.examples.engine.referee.Records;
import io.github.boardrules.examples.engine.referee.RefereeCode;
import io.github.boardrules.examples.engine.referee.Refusal;
import java.sql.SQLException;
import java.util.Optional;

/** What players can do in a match, as changes from one state to the next. */
final class MatchActions {
  private final Matches matches;

  MatchActions(Matches matches) {
    this.matches = matches;
  }

  /**
   * Plays a move. A move that the same player has played already is accepted again without a
   * change, because the client may have lost the response.
   *
   * @param ply the number of the move, counted from 1
   * @param move the move in any notation that the game parses
   * @throws Refusal if the next move has another number, another player is to move, or the move is
   *     not legal
   */
  Change play(Match match, Seats seats, int ply, String move) {
    if (isRepeated(match.played(), seats, ply, move)) {
      return Change.repeated("move", MatchJson.move(match, ply));
    }
    if (ply != match.plies() + 1) {
      throw Matches.stale(match.plies());
    }
    Position<?> position = match.played().position();
    position.toMove().ifPresent(seats::checkTurn);
    GameInProgress<?> played = played(match, move);
    matches.checkLength(played);
    Player mover = position.toMove().orElseThrow();
    Optional<Offer> open = match.info().offer().filter(offer -> offer.survivesMoveOf(mover));
    boolean isOpen = !played.position().isOver();
    Match after = match.changed(played, match.info().withOffer(isOpen ? open : Optional.empty()));
    return Change.of(after, "move", MatchJson.move(after, ply));
  }

  /** Returns whether a player has played this move already. */
  private static boolean isRepeated(GameInProgress<?> game, Seats seats, int ply, String move) {
    if (ply < 1 || ply > game.ply()) {
      return false;
    }
    Position<?> position = game.at(ply - 1).position();
    try {
      return position.toMove().map(seats.held()::contains).orElse(false)
          && position.parseMove(move).equals(game.moves().get(ply - 1));
    } catch (NotationException e) {
      return false;
    }
  }

  private static GameInProgress<?> played(Match match, String text) {
    checkInProgress(match);
    try {
      return match.played().play(text);
    } catch (NotationException e) {
      throw LibraryErrors.unreadable("/move", e);
    } catch (IllegalMoveException e) {
      throw LibraryErrors.illegal("/move", e);
    }
  }

  private static void checkInProgress(Match match) {
    if (match.isOver()) {
      throw Refusal.of(ServerCode.GAME_OVER, "The game is over");
    }
  }

  /**
   * Offers a draw or a rematch, or asks to take back moves. If the other player has made the same
   * offer, or the request contains the tokens of both players, the offer is accepted at once.
   *
   * @param kind the kind of offer
   * @param plies the number of moves to keep if moves are to be taken back, otherwise 0
   * @param address the address that creates a rematch; see {@link RateLimit#network}
   * @throws Refusal if the state of the match does not allow the offer, or another offer of the
   *     other player waits for an answer
   */
  Change offer(Match match, Seats seats, Offer.Kind kind, int plies, String address)
      throws SQLException {
    Optional<Offer> pending = match.info().offer();
    Player usual = pending.map(Offer::by).orElse(Player.SECOND).opponent();
    Offer offer = new Offer(kind, seats.player(Optional.empty(), usual), plies);
    checkAllowed(match, offer);
    if (pending.equals(Optional.of(offer))) {
      return Change.repeated("offer", MatchJson.offer(match));
    }
    boolean isMutual = pending.filter(other -> other.by() != offer.by()).isPresent();
    if (seats.hasBoth() || (isMutual && pending.get().agreesWith(offer))) {
      return accept(match, offer, address);
    }
    if (isMutual) {
      throw Refusal.of(
          ServerCode.OFFER_PENDING, "The offer of the other player must be answered first");
    }
    Match after = match.changed(match.info().withOffer(Optional.of(offer)));
    return Change.of(after, "offer", MatchJson.offer(after));
  }

  private static void checkAllowed(Match match, Offer offer) {
    switch (offer.kind()) {
      case DRAW -> checkInProgress(match);
      case TAKE_BACK -> checkTakeBack(match, offer.plies());
      case REMATCH -> {
        if (!match.isOver()) {
          throw Refusal.of(ServerCode.NOT_OVER, "The game is not over yet");
        }
        if (match.info().rematch().isPresent()) {
          throw Refusal.of(ServerCode.HAS_REMATCH, "The players have begun another match already")
              .with("match", match.info().rematch().get());
        }
      }
    }
  }

  /** Without a move to take back, a match whose players ended it can go on. */
  private static void checkTakeBack(Match match, int plies) {
    Records.checkPly(match.played(), plies, "/to");
    if (plies == match.plies() && match.info().termination().isEmpty()) {
      throw Refusal.at(
              RefereeCode.NO_SUCH_PLY, "/to", "The number of moves to keep is that of all moves")
          .with("plies", match.plies());
    }
  }

  private Change accept(Match match, Offer offer, String address) throws SQLException {
    return switch (offer.kind()) {
      case DRAW -> ended(match, Termination.agreedDraw());
      case TAKE_BACK -> {
        GameInProgress<?> kept = match.played().at(offer.plies()).lineOnly();
        Match after = match.changed(kept, match.info().withTermination(Optional.empty()));
        yield Change.of(after, "takeBack", MatchJson.takenBack(after));
      }
      case REMATCH -> rematch(match, address);
    };
  }

  private static Change ended(Match match, Termination end) {
    Match after = match.changed(match.info().withTermination(Optional.of(end)));
    return Change.of(after, "end", MatchJson.end(after));
  }

  /** Creates the next match, in which each player plays the other side with the same token. */
  private Change rematch(Match match, String address) throws SQLException {
    StoredMatch next =
        matches.store(
            match.played().at(0).lineOnly(),
            match.access().swapped(),
            match.info().swappedNames(),
            address);
    Match after = match.changed(match.info().withRematch(next.id()));
    return Change.of(after, "rematch", ImmutableMap.of("match", next.id()));
  }

  /**
   * Accepts, declines or withdraws the pending offer.
   *
   * @param kind the kind of the offer
   * @param accepts whether to accept it, which only the other player can
   * @param address the address that creates a rematch; see {@link RateLimit#network}
   * @throws Refusal if no such offer is pending
   */
  Change answer(Match match, Seats seats, Offer.Kind kind, boolean accepts, String address)
      throws SQLException {
    Player answering =
        seats.player(
            Optional.empty(), match.info().offer().map(Offer::by).orElse(Player.SECOND).opponent());
    Optional<Offer> pending =
        match
            .info()
            .offer()
            .filter(offer -> offer.kind() == kind && !(accepts && offer.by() == answering));
    if (pending.isEmpty()) {
      throw Refusal.of(ServerCode.NO_OFFER, "The other player has not made such an offer");
    }
    if (accepts) {
      return accept(match, pending.get(), address);
    }
    Match after = match.changed(match.info().withOffer(Optional.empty()));
    return Change.of(after, "decline", ImmutableMap.of("kind", kind.name()));
  }

  /**
   * Resigns. A player who has resigned already may say so again.
   *
   * @param named the player who resigns, if the request names one; by default the owner of the
   *     token, and of both the player to move
   * @throws Refusal if the game is over
   */
  static Change resign(Match match, Seats seats, Optional<Player> named) {
    Player player = seats.player(named, match.played().position().toMove().orElse(Player.FIRST));
    Termination end = Termination.resignation(player);
    if (match.info().termination().equals(Optional.of(end))) {
      return Change.repeated("end", MatchJson.end(match));
    }
    checkInProgress(match);
    return ended(match, end);
  }

  /** Sets the name of a player. */
  static Change rename(Match match, Seats seats, Optional<Player> named, String name) {
    Player player = seats.player(named, Player.FIRST);
    return named(match, player, name);
  }

  private static Change named(Match match, Player player, String name) {
    Match after = match.changed(match.info().withName(player, name));
    return Change.of(after, "players", MatchJson.players(after));
  }

  /**
   * Makes a key with which someone can take a seat once. It replaces an earlier one.
   *
   * @param named the player whose seat it is, if the request names one
   * @param key the key in plain text
   */
  static Change invite(Match match, Seats seats, Optional<Player> named, String key) {
    Player player = seats.player(named, Player.SECOND);
    Access.Seat seat = match.access().seat(player).withKey(Secrets.hash(key));
    Match after = match.changed(match.access().with(player, seat));
    return Change.of(after, "key", ImmutableMap.of("player", player.name()));
  }

  /**
   * Takes the seat to which a key belongs. The former token of the seat ends. A request with the
   * same key and token is accepted again without a change.
   *
   * @param key the key
   * @param token the new token of the seat, in plain text
   * @param name the name of the player, if the request contains one
   * @throws Refusal if no seat has the key, someone has used it, or the match uses the token
   *     already
   */
  static Change takeSeat(Match match, String key, String token, Optional<String> name) {
    Player player =
        match
            .access()
            .playerOf(key)
            .orElseThrow(
                () -> Refusal.of(ServerCode.FORBIDDEN, "This key does not belong to this match"));
    Access.Seat seat = match.access().seat(player);
    if (seat.isKeyUsed()) {
      if (seat.token().equals(Secrets.hash(token))) {
        return Change.repeated("seat", MatchJson.seat(match, player));
      }
      throw Refusal.of(ServerCode.KEY_USED, "Someone has used this key already");
    }
    if (match.access().isUsed(token)) {
      throw Refusal.at(
          ServerCode.TOKEN_USED, "/token", "The match has this token already; make a new one");
    }
    Match taken = match.changed(match.access().with(player, seat.takenWith(Secrets.hash(token))));
    MatchInfo info = name.map(text -> match.info().withName(player, text)).orElse(match.info());
    Match after =
        new Match(
            match.id(), taken.access(), info, taken.revision(), match.hasMoved(), match.played());
    return Change.of(after, "seat", MatchJson.seat(after, player));
  }
}
