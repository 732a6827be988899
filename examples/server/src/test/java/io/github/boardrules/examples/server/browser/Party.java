package io.github.boardrules.examples.server.browser;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Player;
import java.io.IOException;
import java.util.Map;

/** Two players and a watcher, each with a browser and a line to the server of their own. */
final class Party implements AutoCloseable {
  /** Someone who looks at the match. */
  record Guest(Browser browser, Line line) implements AutoCloseable {
    static Guest open(ServerProcess server, int width, int height) throws IOException {
      return new Guest(Browser.open(width, height), new Line(server.address()));
    }

    /** Returns the page of the match. */
    TablePage page() {
      return TablePage.ready(browser);
    }

    /** Returns the page of the match, which has been shown before. */
    TablePage table() {
      return TablePage.of(browser);
    }

    /** Opens a link that somebody else has sent. */
    void visit(String link) {
      browser.driver().get(line.here(link));
    }

    String text(String selector) {
      return browser.text(selector);
    }

    boolean shows(String selector) {
      return browser.shows(selector);
    }

    void press(String selector) {
      browser.click(selector);
    }

    void awaitText(String selector, String text) {
      browser.awaitText(selector, text);
    }

    String title() {
      return String.valueOf(browser.driver().getTitle());
    }

    @Override
    public void close() throws IOException {
      browser.close();
      line.close();
    }
  }

  private final Guest host;
  private final Guest guest;
  private final Guest watcher;
  private boolean isSwapped;
  private String invitation = "";

  private Party(Guest host, Guest guest, Guest watcher) {
    this.host = host;
    this.guest = guest;
    this.watcher = watcher;
  }

  /** Opens three browsers. The size is that of the screen of the guest. */
  static Party open(ServerProcess server, int width, int height) throws IOException {
    return new Party(
        Guest.open(server, 1100, 900),
        Guest.open(server, width, height),
        Guest.open(server, 1100, 900));
  }

  Guest host() {
    return host;
  }

  Guest guest() {
    return guest;
  }

  Guest watcher() {
    return watcher;
  }

  ImmutableList<Guest> all() {
    return ImmutableList.of(host, guest, watcher);
  }

  /** Returns who plays a player: after a rematch, the host is the second one. */
  Guest of(Player player) {
    return (player == Player.FIRST) != isSwapped ? host : guest;
  }

  /** Begins a match through the dialog, lets the guest join it, and the watcher watch it. */
  void begin(String game, Map<String, String> options) {
    invite(game, options);
    join();
    host.awaitText("#message", "took the seat");
    watch();
  }

  /** Begins a match through the dialog, and keeps the invitation. */
  void invite(String game, Map<String, String> options) {
    isSwapped = false;
    TablePage.fillDialog(host.browser(), host.line().address(), game, options);
    host.press("#new-form [value='first']");
    host.browser().run("document.querySelector('#new-name').value = 'Ann'");
    host.press("#new-form button.main");
    host.page();
    invitation = String.valueOf(host.browser().find("#invitation").getDomProperty("value"));
  }

  /** Lets the watcher watch. */
  void watch() {
    host.press("#links");
    watcher.visit(String.valueOf(host.browser().find("#watch-link").getDomProperty("value")));
    watcher.page();
    host.press("#links-dialog [data-close]");
  }

  /** Returns the invitation to the latest match, which the guest has used. */
  String invitation() {
    return invitation;
  }

  /** Lets the guest accept the invitation. */
  void join() {
    guest.visit(invitation);
    TablePage.join(guest.browser(), "Bob");
  }

  /** Waits until all have gone on to the rematch. */
  void goOn(String before) {
    isSwapped = !isSwapped;
    watcher.press("#next-match");
    for (Guest each : all()) {
      each.browser()
          .await(
              "the rematch",
              () ->
                  !each.browser().driver().getCurrentUrl().contains(before)
                      && each.page().count() == 0);
    }
  }

  /** Plays a move, which all see. */
  void play(Player player, String move, int ply) {
    of(player).table().type(move);
    all().forEach(each -> each.table().awaitMoves(ply));
  }

  @Override
  public void close() throws IOException {
    for (Guest each : all()) {
      each.close();
    }
  }
}
