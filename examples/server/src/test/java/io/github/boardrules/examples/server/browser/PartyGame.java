package io.github.boardrules.examples.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.record.GameInProgress;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.RecordHeader;
import io.github.boardrules.core.record.Termination;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.examples.server.browser.Party.Guest;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Random;

/**
 * A match that two players and a watcher follow on their pages, and the same game in the library.
 */
final class PartyGame {
  private final Party party;
  private final Random random;
  private GameInProgress<?> game;

  /** Begins a match of a game, with options as the library writes them. */
  PartyGame(Party party, String id, String options, long seed) {
    this.party = party;
    this.random = new Random(seed);
    Options parsed = Options.parse(options);
    this.game = GameInProgress.of(GameTypes.installed().get(id).game(parsed));
    party.begin(id, parsed.asMap());
  }

  GameInProgress<?> game() {
    return game;
  }

  Player mover() {
    return game.position().toMove().orElseThrow();
  }

  /** Returns who is to move. */
  Guest moving() {
    return party.of(mover());
  }

  /** Returns who waits. */
  Guest waiting() {
    return party.of(mover().opponent());
  }

  /** Returns a random legal move. */
  String anyMove() {
    List<? extends Move> legal = game.position().legalMoves();
    return legal.get(random.nextInt(legal.size())).notation();
  }

  /** Plays a random move, and checks what all see. */
  void move() {
    Player player = mover();
    String move = anyMove();
    party.of(player).table().type(move);
    follow(move);
    party.all().forEach(each -> each.table().awaitMoves(moves(), " played " + move + "."));
  }

  /** Plays a move in the library that the pages have played. */
  void follow(String move) {
    game = game.play(move);
  }

  ImmutableList<String> moves() {
    return game.moves().stream().map(Move::notation).collect(ImmutableList.toImmutableList());
  }

  /** Plays random moves until the match has a number of moves or is over. */
  void moveTo(int ply) {
    while (game.ply() < ply && !game.position().isOver()) {
      move();
    }
  }

  /** Returns the name of a player with the side, as the page writes it. */
  String who(Player player) {
    String name = party.of(player).equals(party.host()) ? "Ann" : "Bob";
    return game.position()
        .side(player)
        .map(
            side ->
                name
                    + " ("
                    + side.name().charAt(0)
                    + Ascii.toLowerCase(side.name().substring(1))
                    + ")")
        .orElse(name);
  }

  /** Checks the signs of whose turn it is: words, title and icon. */
  void checkTurn() {
    Guest moving = moving();
    Guest waiting = waiting();
    moving.awaitText("#turn", "your turn");
    waiting.awaitText("#turn", "waiting for the other player");
    assertTrue(moving.title().startsWith("● Your turn"), moving.title());
    assertFalse(waiting.title().startsWith("●"), waiting.title());
    String icon = "return document.querySelector(\"link[rel='icon']\").href";
    assertTrue(moving.browser().run(icon).toString().contains("d23b1e"));
    assertFalse(waiting.browser().run(icon).toString().contains("d23b1e"));
    assertFalse(party.watcher().title().startsWith("●"));
    party.watcher().awaitText("#presence", "You are watching. Both players are here.");
  }

  /** Offers a draw, which the other player declines. */
  void declineDraw() {
    Player by = mover();
    moving().press("#offer-draw");
    for (Guest each : party.all()) {
      String text = each.equals(party.of(by)) ? "You offer a draw." : who(by) + " offers a draw.";
      each.awaitText("#offer", text);
    }
    assertTrue(waiting().title().startsWith("● Your answer"), waiting().title());
    assertFalse(party.watcher().shows("#accept"));
    waiting().press("#decline");
    party.all().forEach(each -> each.browser().await("no offer", () -> !each.shows("#offer")));
    moving().awaitText("#message", "The offer of a draw is off.");
  }

  /** Asks to take back the last own move, first in vain. */
  void takeBack() {
    Player by = mover().opponent();
    Guest asking = waiting();
    Guest asked = moving();
    int kept = game.ply() - 1;
    while (game.at(kept).position().toMove().orElseThrow() != by) {
      kept--;
    }
    String moves = game.ply() - kept == 1 ? "move." : (game.ply() - kept) + " moves.";
    asking.press("#ask-back");
    asked.awaitText("#offer", who(by) + " asks to take back the last " + moves);
    asking.awaitText("#offer", "You ask to take back");
    asked.press("#decline");
    party.all().forEach(each -> each.browser().await("no offer", () -> !each.shows("#offer")));
    asking.press("#ask-back");
    asked.press("#accept");
    game = game.at(kept).lineOnly();
    for (Guest each : party.all()) {
      each.page().awaitMoves(game.ply());
      each.awaitText("#message", "Position after " + game.ply() + " moves.");
    }
  }

  /** The watcher looks back while the players go on. */
  void lookBack() {
    Guest watcher = party.watcher();
    watcher.press("#to-first");
    watcher
        .browser()
        .await(
            "the first position",
            () -> watcher.browser().driver().getCurrentUrl().endsWith("ply=0"));
    String before = who(mover());
    String move = anyMove();
    moving().page().type(move);
    watcher.awaitText("#news", before + " played " + move + ".");
    follow(move);
    assertTrue(watcher.browser().driver().getCurrentUrl().endsWith("ply=0"));
    watcher.press("#news");
    watcher
        .browser()
        .await("the present", "return !new URLSearchParams(location.search).has('ply')");
    assertFalse(watcher.shows("#news"));
    party.all().forEach(each -> each.page().awaitMoves(game.ply()));
  }

  /** Whoever waits tries a move beside the match, while the other player moves. */
  void tryBeside() {
    Guest waiting = waiting();
    waiting.press("#analyze");
    waiting.awaitText("#analyze", "Back to the match");
    String tried = anyMove();
    waiting.page().type(tried);
    waiting.page().awaitMoves(game.ply() + 1);
    String before = who(mover());
    String move = anyMove();
    moving().page().type(move);
    waiting.awaitText("#news", before + " played " + move + ".");
    waiting.awaitText("#message", before + " played " + move + ".");
    follow(move);
    assertEquals(tried, waiting.page().moves().get(game.ply() - 1));
    waiting.press("#news");
    waiting.awaitText("#analyze", "Analyze");
    for (Guest each : party.all()) {
      each.page().awaitMoves(game.ply());
      assertEquals(moves(), each.page().moves());
    }
  }

  /** Offers and accepts a rematch with sides swapped. */
  void playAgain() {
    String before = String.valueOf(party.host().browser().run("return location.search"));
    party.guest().press("#rematch");
    party.host().awaitText("#offer", "offers a rematch with sides swapped.");
    party.host().press("#accept");
    party.goOn(before);
    game = game.at(0).lineOnly();
  }

  /** Saves the record on the page of each of the three, and checks what it says. */
  void checkRecord(String termination) throws IOException {
    for (Guest each : party.all()) {
      String text = Files.readString(each.browser().saved(() -> each.press("#save-brg")));
      List<GameReplay> verdicts = Validator.installed().open(text, "").replays().toList();
      assertEquals(1, verdicts.size(), text);
      GameReplay verdict = verdicts.get(0);
      assertTrue(verdict.isValid(), text + verdict.problems());
      RecordHeader header = verdict.record().header();
      for (Player player : Player.values()) {
        String name = party.of(player).equals(party.host()) ? "Ann" : "Bob";
        assertEquals(name, header.player(player).orElse(""), text);
      }
      assertTrue(header.tag("Date").orElse("").matches("[0-9]{4}-[0-9]{2}-[0-9]{2}"), text);
      assertEquals(termination, header.termination().map(Termination::text).orElse(""), text);
      assertEquals(game.moves(), verdict.toGame().orElseThrow().moves(), text);
    }
  }
}
