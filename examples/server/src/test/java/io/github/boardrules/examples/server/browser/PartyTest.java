package io.github.boardrules.examples.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.Player;
import io.github.boardrules.examples.server.browser.Party.Guest;
import java.io.IOException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Two players and a watcher, each in a Chromium with a profile of its own, play complete games. */
@Tag("proof")
class PartyTest {
  private static final int DRAW_PLY = 4;
  private static final int LOOK_PLY = 6;
  private static final int TRY_PLY = 7;
  private static final int BACK_PLY = 9;
  private static final int CUT_MILLIS = 3_000;

  /** The number of moves after a failure is repaired. */
  private static final int MORE_PLIES = 4;

  @RegisterExtension static final PartyVisit VISIT = new PartyVisit(1100, 900);

  private final Party party = VISIT.party();

  @ParameterizedTest
  @CsvSource({
    "loa, size=6, 3, resignation by SECOND",
    "linage, width=5 height=5, 7, agreement",
    "iris, n=4, 7, resignation by SECOND",
    "carteso, width=5 height=5, 7, agreement",
  })
  void playsAGameAndARematch(String id, String options, long seed, String end) throws IOException {
    PartyGame match = new PartyGame(party, id, options, seed);
    match.checkTurn();
    match.moveTo(DRAW_PLY);
    match.declineDraw();
    match.moveTo(LOOK_PLY);
    match.lookBack();
    match.moveTo(TRY_PLY);
    match.tryBeside();
    match.moveTo(BACK_PLY);
    match.takeBack();
    match.checkTurn();
    VISIT.picture("party-" + id);
    match.moveTo(Integer.MAX_VALUE);
    assertTrue(match.game().ply() > BACK_PLY, "too short: " + match.moves());
    String result = party.host().text("#turn");
    party.all().forEach(each -> each.awaitText("#turn", result));
    match.checkRecord("");
    match.playAgain();
    match.moveTo(2);
    end(match, end);
    match.checkRecord(end);
    VISIT.picture("party-" + id + "-end");
    party.all().forEach(each -> each.browser().assertQuiet());
  }

  private void end(PartyGame match, String end) {
    if (end.equals("agreement")) {
      match.moving().press("#offer-draw");
      match.waiting().press("#accept");
      party.all().forEach(each -> each.awaitText("#message", "The players agreed on a draw."));
    } else {
      Guest loser = party.of(Player.SECOND);
      loser.press("#resign");
      loser.press("#ask-yes");
      loser.awaitText("#message", "You resigned.");
      party.watcher().awaitText("#message", match.who(Player.SECOND) + " resigned.");
    }
    party.all().forEach(each -> each.awaitText("#turn", end.replaceFirst(" by .*", "")));
  }

  @Test
  void serverIsKilledAndRestarted() throws IOException {
    PartyGame match = new PartyGame(party, "loa", "size=6", 3);
    match.moveTo(5);
    VISIT.server().kill();
    Guest moving = match.moving();
    String move = match.anyMove();
    moving.page().type(move);
    moving.awaitText("#message", "The page sends the move again");
    party.all().forEach(each -> each.awaitText("#connection", "Connection lost."));
    party.host().browser().picture("party-lost");
    VISIT.server().restart();
    match.follow(move);
    // The words are visible for seconds only.
    party.all().forEach(each -> each.awaitText("#connection", "The connection is back."));
    for (Guest each : party.all()) {
      each.page().awaitMoves(match.game().ply());
      assertEquals(match.moves(), each.page().moves());
    }
    match.checkTurn();
    match.moveTo(match.game().ply() + MORE_PLIES);
    match.checkRecord("");
    party.all().forEach(each -> each.browser().assertQuietDuringRestart());
  }

  @Test
  void networkIsCutForAWhile() throws Exception {
    PartyGame match = new PartyGame(party, "linage", "width=5 height=5", 5);
    match.moveTo(4);
    if (match.moving().equals(party.guest())) {
      match.move();
    }
    Guest guest = party.guest();
    guest.line().cut();
    String move = match.anyMove();
    party.host().page().type(move);
    party.host().page().awaitMoves(match.game().ply() + 1);
    int before = match.game().ply();
    match.follow(move);
    guest.awaitText("#connection", "Connection lost.");
    guest.browser().picture("party-cut");
    Thread.sleep(CUT_MILLIS);
    assertEquals(before, guest.page().count());
    guest.line().mend();
    guest.awaitText("#connection", "The connection is back.");
    guest.page().awaitMoves(match.game().ply());
    assertEquals(match.moves(), guest.page().moves());
    // A move that is made without a network arrives later, once.
    while (!match.moving().equals(guest)) {
      match.move();
    }
    guest.line().cut();
    move = match.anyMove();
    guest.page().type(move);
    guest.awaitText("#message", "The page sends the move again");
    guest.line().mend();
    match.follow(move);
    for (Guest each : party.all()) {
      each.page().awaitMoves(match.game().ply());
      assertEquals(match.moves(), each.page().moves());
    }
    match.moveTo(match.game().ply() + MORE_PLIES);
    match.checkRecord("");
    party.all().forEach(each -> each.browser().assertQuietDuringRestart());
  }
}
