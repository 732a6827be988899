package io.github.boardrules.examples.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.abort;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.openqa.selenium.By;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.JavascriptException;
import org.openqa.selenium.JavascriptExecutor;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.ScriptTimeoutException;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebDriverException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.WindowType;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;
import org.openqa.selenium.support.ui.WebDriverWait;

/** A headless Chromium that knows no page yet. */
final class Browser implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  /** Shorter, because the driver does not always notice that a page with a script went away. */
  private static final Duration SCRIPT_PATIENCE = Duration.ofSeconds(20);

  private static final Duration POLLING = Duration.ofMillis(15);

  private static final String AWAIT =
      """
      const given = [...arguments];
      const done = given.pop();
      const condition = function () {
        {script}
      };
      const look = () => {
        let found;
        try {
          found = condition(...given);
        } catch {
          // An element does not exist yet.
        }
        if (found) {
          done(true);
        } else {
          setTimeout(look, 10);
        }
      };
      look();
      """;

  private static final String TEXT =
      """
      const found = document.querySelector(arguments[0]);
      const text = found?.checkVisibility() ? found.innerText.trim() : "";
      """;

  /** A command to the driver costs more than all of this. */
  private static final String CLICK =
      """
      const click = arguments[1];
      if (window.name === click) {
        return true; // It has led to another page before it was reported.
      }
      const element = document.querySelector(arguments[0]);
      if (element.disabled) {
        return false;
      }
      element.scrollIntoView({ block: "nearest", inline: "nearest" });
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!element.contains(hit)) {
        return false;
      }
      const target = hit.closest("button, a, input, select, textarea, summary, [tabindex]");
      if (target) {
        target.focus({ preventScroll: true });
      } else {
        document.activeElement.blur();
      }
      window.name = click;
      hit.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, view: window }));
      return true;
      """;

  private static final String SKIPPED =
      "SKIPPED: the browser tests need chromium and chromedriver on the PATH";

  /**
   * Console messages about error responses that the page expects, for example for illegal moves,
   * and about the icon of a file that is not the page.
   */
  private static final Pattern EXPECTED =
      Pattern.compile(
          "/api/.* the server responded with a status of (401|403|404|409|413|422) .*"
              + "|/favicon[.]ico - Failed to load resource: .*");

  private static final Pattern EXPECTED_DURING_RESTART =
      Pattern.compile(EXPECTED.pattern() + "|/api/.* net::ERR_");

  private static final Pattern EXPECTED_UNDER_LIMITS =
      Pattern.compile(EXPECTED.pattern() + "|/api/.* responded with a status of 429 .*");

  /**
   * Held in a field to keep its level: Selenium warns at every start about a newer protocol
   * version.
   */
  private static final Logger SELENIUM = Logger.getLogger("org.openqa.selenium");

  /** Closed browsers, for the next tests of this JVM, because a start takes seconds. */
  private static final Queue<ChromeDriver> IDLE = new ConcurrentLinkedQueue<>();

  static {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> IDLE.forEach(Browser::end)));
  }

  private final ChromeDriver driver;
  private final boolean isKept;
  private int clicks;

  private Browser(ChromeDriver driver, boolean isKept) {
    this.driver = driver;
    this.isKept = isKept;
  }

  /** Opens a browser with a page of the given size. Skips the test if no browser is installed. */
  static Browser open(int width, int height) throws IOException {
    ChromeDriver idle = IDLE.poll();
    ChromeDriver driver =
        idle == null ? start("chromium-headless-shell", "chromium", "google-chrome") : idle;
    Browser browser = new Browser(driver, true);
    browser.resize(width, height);
    return browser;
  }

  /** Opens a browser that hides all tabs but one, which the headless shell does not. */
  static Browser openWithTabs(int width, int height) throws IOException {
    Browser browser = new Browser(start("chromium", "google-chrome"), false);
    browser.resize(width, height);
    return browser;
  }

  private static ChromeDriver start(String... programs) throws IOException {
    Optional<Path> chromium = onPath(programs);
    Optional<Path> chromedriver = onPath("chromedriver");
    if (chromium.isEmpty() || chromedriver.isEmpty()) {
      System.out.println(SKIPPED);
      abort(SKIPPED);
    }
    SELENIUM.setLevel(Level.SEVERE);
    ChromeOptions options = new ChromeOptions();
    options.setBinary(chromium.orElseThrow().toFile());
    options.addArguments(
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--hide-scrollbars");
    LoggingPreferences logging = new LoggingPreferences();
    logging.enable(LogType.BROWSER, Level.ALL);
    options.setCapability("goog:loggingPrefs", logging);
    ChromeDriverService service =
        new ChromeDriverService.Builder()
            .usingDriverExecutable(chromedriver.orElseThrow().toFile())
            .usingAnyFreePort()
            .withTimeout(PATIENCE)
            .build();
    ChromeDriver driver = new ChromeDriver(service, options);
    driver.manage().timeouts().scriptTimeout(SCRIPT_PATIENCE);
    return driver;
  }

  /**
   * Ends a browser. Its driver ends the program that it has started, which in some distributions is
   * a script that waits for the browser.
   */
  private static void end(ChromeDriver driver) {
    List<ProcessHandle> processes =
        driver.getCapabilities().getCapability("goog:processID") instanceof Number id
            ? ProcessHandle.of(id.longValue()).stream().flatMap(ProcessHandle::descendants).toList()
            : ImmutableList.of();
    driver.quit();
    processes.forEach(ProcessHandle::destroy);
  }

  private static Optional<Path> onPath(String... names) {
    List<String> folders = Splitter.on(File.pathSeparatorChar).splitToList(System.getenv("PATH"));
    return Stream.of(names)
        .flatMap(name -> folders.stream().map(folder -> Path.of(folder, name)))
        .filter(Files::isExecutable)
        .findFirst();
  }

  /** Sets the size of the page, which may be smaller than the minimum size of a window. */
  void resize(int width, int height) {
    driver.manage().window().setSize(new Dimension(width, height));
    driver.executeCdpCommand(
        "Emulation.setDeviceMetricsOverride",
        ImmutableMap.of(
            "width", width, "height", height, "deviceScaleFactor", 1, "mobile", width < 600));
  }

  /** Makes the browser prefer {@code light} or {@code dark} colors. */
  void prefer(String colors) {
    driver.executeCdpCommand(
        "Emulation.setEmulatedMedia",
        ImmutableMap.of(
            "features",
            ImmutableList.of(ImmutableMap.of("name", "prefers-color-scheme", "value", colors))));
  }

  /** Makes fingers, or the mouse again, the way to point at the page. */
  void touch(boolean fingers) {
    driver.executeCdpCommand(
        "Emulation.setTouchEmulationEnabled", ImmutableMap.of("enabled", fingers));
  }

  ChromeDriver driver() {
    return driver;
  }

  WebElement find(String selector) {
    return driver.findElement(By.cssSelector(selector));
  }

  ImmutableList<WebElement> all(String selector) {
    return ImmutableList.copyOf(driver.findElements(By.cssSelector(selector)));
  }

  /** Returns whether an element is visible. */
  boolean shows(String selector) {
    return run(
            "return [...document.querySelectorAll(arguments[0])].some(e => e.checkVisibility())",
            selector)
        .equals(true);
  }

  /** Returns the text of an element as it is visible, which is empty without such an element. */
  String text(String selector) {
    return run(TEXT + "return text", selector).toString();
  }

  /** Waits until the visible text of an element contains a text. */
  void awaitText(String selector, String text) {
    await(text, TEXT + "return text.includes(arguments[1])", selector, text);
  }

  /** Runs a script and returns its result. */
  Object run(String script, Object... arguments) {
    Object result = ((JavascriptExecutor) driver).executeScript(script, arguments);
    return result == null ? "" : result;
  }

  /** Waits until a condition is true. */
  void await(String what, Supplier<Boolean> condition) {
    new WebDriverWait(driver, PATIENCE, POLLING)
        .withMessage(what)
        .ignoring(StaleElementReferenceException.class)
        .until(any -> condition.get());
  }

  /**
   * Waits until a script that runs in the page again and again returns a value that is true in
   * JavaScript. Elements that do not exist count as false, and another page may come meanwhile.
   */
  void await(String what, String script, Object... arguments) {
    new WebDriverWait(driver, PATIENCE, POLLING)
        .withMessage(what)
        .ignoring(JavascriptException.class, ScriptTimeoutException.class)
        .until(
            any ->
                Boolean.TRUE.equals(
                    driver.executeAsyncScript(AWAIT.replace("{script}", script), arguments)));
  }

  /** Waits until an element exists. */
  void awaitElement(String selector) {
    await(selector, "return document.querySelector(arguments[0])", selector);
  }

  /** Waits until an element is visible. */
  void awaitShown(String selector) {
    await(
        "visible: " + selector,
        "return document.querySelector(arguments[0]).checkVisibility()",
        selector);
  }

  /** Clicks in the middle of an element as soon as it is visible there and enabled. */
  void click(String selector) {
    await("a click on " + selector, CLICK, selector, "click " + clicks++);
  }

  /** Checks that the page has logged no errors since the last check. */
  void assertQuiet() {
    assertOnly(EXPECTED);
  }

  /** As {@link #assertQuiet}, but allows requests that failed because the server did not run. */
  void assertQuietDuringRestart() {
    assertOnly(EXPECTED_DURING_RESTART);
  }

  /** As {@link #assertQuiet}, but allows requests that exceed a limit of the server. */
  void assertQuietUnderLimits() {
    assertOnly(EXPECTED_UNDER_LIMITS);
  }

  private void assertOnly(Pattern expected) {
    assertEquals(
        ImmutableList.of(),
        driver.manage().logs().get(LogType.BROWSER).getAll().stream()
            .filter(entry -> entry.getLevel().intValue() >= Level.WARNING.intValue())
            .map(entry -> entry.getMessage())
            .filter(message -> !expected.matcher(message).find())
            .toList());
  }

  /** Saves downloads in a new folder from now on, and returns it. */
  Path downloads() throws IOException {
    Path folder = Files.createTempDirectory(Path.of("target").toAbsolutePath(), "downloads");
    driver.executeCdpCommand(
        "Browser.setDownloadBehavior",
        ImmutableMap.of("behavior", "allow", "downloadPath", folder.toString()));
    return folder;
  }

  /** Does something that makes the page save a file, and returns the file when it is complete. */
  Path saved(Runnable action) throws IOException {
    Path folder = downloads();
    action.run();
    // Until the file is complete, its name has no contents.
    await("a saved file", () -> complete(folder).isPresent());
    return complete(folder).orElseThrow();
  }

  private static Optional<Path> complete(Path folder) {
    File[] files =
        folder
            .toFile()
            .listFiles((any, name) -> !name.startsWith(".") && !name.endsWith(".crdownload"));
    return Stream.ofNullable(files)
        .flatMap(Stream::of)
        .filter(file -> file.length() > 0)
        .map(File::toPath)
        .findFirst();
  }

  /**
   * Saves a screenshot of the page in {@code target/pictures}, to look at, if the tests run with
   * {@code -Dpictures=true}: hundreds of screenshots take their time.
   */
  void picture(String name) throws IOException {
    if (Boolean.getBoolean("pictures")) {
      screenshot(name);
    }
  }

  /** Saves a screenshot of a failed test in {@code target/pictures}. */
  void pictureOfFailure(String test) throws IOException {
    screenshot("failed-" + test);
  }

  private void screenshot(String name) throws IOException {
    Path folder = Files.createDirectories(Path.of("target", "pictures"));
    Files.write(folder.resolve(name + ".png"), driver.getScreenshotAs(OutputType.BYTES));
  }

  /** Closes all tabs, and deletes what the page has stored. */
  @Override
  public void close() {
    if (!isKept) {
      end(driver);
      return;
    }
    try {
      ImmutableMap<String, Object> all =
          ImmutableMap.of("origin", run("return location.origin"), "storageTypes", "all");
      ImmutableSet<String> tabs = ImmutableSet.copyOf(driver.getWindowHandles());
      String last = driver.switchTo().newWindow(WindowType.TAB).getWindowHandle();
      tabs.forEach(tab -> driver.switchTo().window(tab).close());
      driver.switchTo().window(last);
      driver.executeCdpCommand("Storage.clearDataForOrigin", all);
      driver.manage().logs().get(LogType.BROWSER);
      IDLE.add(driver);
    } catch (WebDriverException e) {
      end(driver);
    }
  }
}
