package io.github.boardrules.examples.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableMap;
import com.google.zxing.BinaryBitmap;
import com.google.zxing.ChecksumException;
import com.google.zxing.DecodeHintType;
import com.google.zxing.FormatException;
import com.google.zxing.NotFoundException;
import com.google.zxing.RGBLuminanceSource;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.qrcode.QRCodeReader;
import io.github.boardrules.examples.server.browser.Party.Guest;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.openqa.selenium.OutputType;

/** Tests the links of a match: the invitation, the way to another device, and what ends them. */
@Tag("proof")
class LinksTest {
  @RegisterExtension static final PartyVisit VISIT = new PartyVisit(390, 844);

  private final Party party = VISIT.party();

  @Test
  void codeToScanContainsTheInvitation() throws Exception {
    Guest host = party.host();
    TablePage.fillDialog(host.browser(), host.line().address(), "iris", ImmutableMap.of());
    host.browser().click("#new-form [value='second']");
    host.browser()
        .await(
            "the words",
            () ->
                host.text("#new-seats").contains("I play White; the player whom I invite begins"));
    host.browser().picture("new-seats");
    host.browser().click("#new-form button.main");
    host.page();
    host.press("#invite summary");
    String link = String.valueOf(host.browser().find("#invitation").getDomProperty("value"));
    assertEquals(link, scan(host, "#invite .code"));
    host.awaitText("#presence", "Black has not joined yet.");
    host.browser().picture("invitation");
  }

  /**
   * Reads the QR code in a screenshot, as a code without perspective: this needs modules of the
   * same size, and never takes other modules for the corners.
   */
  private static String scan(Guest guest, String selector)
      throws IOException, NotFoundException, ChecksumException, FormatException {
    byte[] png = guest.browser().find(selector).getScreenshotAs(OutputType.BYTES);
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(png));
    int width = image.getWidth();
    int height = image.getHeight();
    int[] pixels = image.getRGB(0, 0, width, height, null, 0, width);
    BinaryBitmap bitmap =
        new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(width, height, pixels)));
    return new QRCodeReader()
        .decode(bitmap, ImmutableMap.of(DecodeHintType.PURE_BARCODE, true))
        .getText();
  }

  @Test
  void invitationWorksOnce() throws IOException {
    Guest host = party.host();
    party.begin("loa", ImmutableMap.of("size", "6"));
    assertFalse(host.shows("#invite"));
    String link = party.invitation();
    // The same link in the browser of the watcher.
    party.watcher().visit(link);
    party.watcher().awaitText("#message", "Somebody has used this invitation already.");
    assertFalse(party.watcher().shows("#join"));
    assertEquals("Black to move", party.watcher().text("#turn"));
  }

  /** The invited player has followed the match as a watcher before joining it. */
  @Test
  void presenceIsThatOfThisMoment() {
    Guest host = party.host();
    party.invite("loa", ImmutableMap.of("size", "6"));
    party.join();
    awaitPresence(host, "Bob (White) is here.");
    party.watch();
    awaitPresence(host, "Bob (White) is here. 1 person watches.");
    String address = party.guest().browser().driver().getCurrentUrl();
    party.guest().visit("about:blank");
    awaitPresence(host, "Bob (White) is away. 1 person watches.");
    awaitPresence(party.watcher(), "You are watching. One player is here.");
    party.guest().visit(address);
    awaitPresence(host, "Bob (White) is here. 1 person watches.");
    party.watcher().visit("about:blank");
    awaitPresence(host, "Bob (White) is here.");
  }

  private static void awaitPresence(Guest guest, String text) {
    long begin = System.nanoTime();
    guest.browser().await(text, () -> guest.text("#presence").equals(text));
    long seconds = (System.nanoTime() - begin) / 1_000_000_000;
    assertTrue(seconds < 3, text + " said after " + seconds + " seconds");
  }

  @Test
  void gameGoesOnOnAnotherDevice() throws IOException {
    PartyGame match = new PartyGame(party, "loa", "size=6", 4);
    match.moveTo(2);
    Guest host = party.host();
    host.press("#links");
    host.press("#move-seat");
    host.browser().awaitShown("#own-link");
    host.browser().picture("own-link");
    String link = String.valueOf(host.browser().find("#own-link").getDomProperty("value"));
    host.press("#links-dialog [data-close]");
    Guest other = party.watcher();
    other.visit(link);
    other.awaitText("#join-title", "Play as Ann (Black)");
    other.press("#join-form button");
    other.browser().awaitShown("#resign");
    host.awaitText("#connection", "Somebody goes on with your seat on another device.");
    String move = match.anyMove();
    other.page().type(move);
    party.guest().page().awaitMoves(3);
    party.guest().awaitText("#message", "Ann (Black) played " + move + ".");
  }

  @Test
  void phoneShowsEverythingWithoutHorizontalScrolling() throws IOException {
    for (String game : new String[] {"loa", "linage", "iris", "carteso"}) {
      PartyGame match = new PartyGame(party, game, "", 11);
      match.moveTo(4);
      Guest phone = party.guest();
      Guest host = party.host();
      host.press("#offer-draw");
      phone.browser().awaitShown("#offer");
      assertEquals(390L, phone.browser().run("return document.documentElement.scrollWidth"));
      phone.browser().run("scrollTo(0, 0)");
      phone.browser().picture("phone-match-" + game);
      phone.browser().run("document.querySelector('#offer').scrollIntoView()");
      phone.browser().picture("phone-offer-" + game);
      host.press("#withdraw");
    }
  }

  @Test
  void wholeGameIsPlayedOnAPhone() throws IOException {
    PartyGame match = new PartyGame(party, "carteso", "width=5 height=5", 13);
    match.moveTo(Integer.MAX_VALUE);
    Guest phone = party.guest();
    assertEquals(party.host().text("#turn"), phone.text("#turn"));
    assertEquals(390L, phone.browser().run("return document.documentElement.scrollWidth"));
    match.checkRecord("");
    phone.browser().picture("phone-match-end");
  }

  @Test
  void deletedMatchSaysSo() {
    Guest host = party.host();
    TablePage.begin(host.browser(), host.line().address(), "loa", ImmutableMap.of());
    host.press("#links");
    String link = String.valueOf(host.browser().find("#watch-link").getDomProperty("value"));
    host.press("#links-dialog [data-close]");
    party.watcher().visit(link);
    party.watcher().awaitText("#presence", "Both players are here.");
    host.press("#delete");
    host.press("#ask-yes");
    party.watcher().awaitText("#connection", "This game was deleted.");
  }
}
