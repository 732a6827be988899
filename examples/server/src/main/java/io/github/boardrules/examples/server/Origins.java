package io.github.boardrules.examples.server;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableSet;
import io.github.boardrules.examples.engine.referee.Kind;
import io.github.boardrules.examples.engine.referee.Refusal;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Rejects requests that pages of other sites send to change something or to upload records, except
 * questions from sites that are allowed to ask them. Programs that are not browsers send no origin
 * and are not affected.
 */
final class Origins {
  private static final ImmutableSet<String> OWN = ImmutableSet.of("same-origin", "none");
  private static final String ANY = "*";
  private static final String DAY = "86400";

  private final ImmutableSet<String> allowed;

  /**
   * Creates a check.
   *
   * @param allowed the origins whose pages may ask questions; {@code *} for all
   */
  Origins(ImmutableSet<String> allowed) {
    this.allowed = allowed;
  }

  /** Returns whether a text is {@code *} or an origin as browsers write it. */
  static boolean isOrigin(String text) {
    if (text.equals(ANY)) {
      return true;
    }
    try {
      URI uri = new URI(text);
      boolean isDefault = uri.getPort() == (text.startsWith("https:") ? 443 : 80);
      return uri.getHost() != null
          && !isDefault
          && uri.getRawUserInfo() == null
          && text.equals(Ascii.toLowerCase(uri.getScheme() + "://" + uri.getRawAuthority()));
    } catch (URISyntaxException e) {
      return false;
    }
  }

  /** Answers the requests with which browsers find out whether a page may ask a question. */
  void addTo(RoutesConfig routes) {
    if (!allowed.isEmpty()) {
      Arrays.stream(Kind.values())
          .map(QuestionsApi::path)
          .forEach(path -> routes.options(path, this::permit));
    }
  }

  private void permit(Context context) {
    context
        .status(204)
        .header("Access-Control-Allow-Methods", "GET, POST")
        .header("Access-Control-Allow-Headers", "Content-Type, If-None-Match")
        .header("Access-Control-Max-Age", DAY);
  }

  /**
   * Checks the origin of a request, and lets the browser show the response to an allowed page.
   *
   * @throws Refusal if a browser sent the request for a page of another site
   */
  void check(Context context) {
    boolean isAllowed = isQuestion(context) && isAllowed(context.header("Origin"));
    if (isAllowed) {
      context
          .header("Access-Control-Allow-Origin", String.valueOf(context.header("Origin")))
          .header("Access-Control-Expose-Headers", "ETag, Retry-After")
          .header("Vary", "Origin");
    }
    boolean isSafe = context.method().equals(HandlerType.GET);
    if (!isSafe
        && !isAllowed
        && !isOwn(
            context.header("Sec-Fetch-Site"), context.header("Origin"), context.header("Host"))) {
      throw Refusal.of(ServerCode.FOREIGN_ORIGIN, "Pages of other sites must not use this API");
    }
  }

  private static boolean isQuestion(Context context) {
    return Arrays.stream(Kind.values()).map(QuestionsApi::path).anyMatch(context.path()::equals);
  }

  private boolean isAllowed(@Nullable String origin) {
    return origin != null && (allowed.contains(ANY) || allowed.contains(origin));
  }

  private static boolean isOwn(
      @Nullable String fetchSite, @Nullable String origin, @Nullable String host) {
    if (fetchSite != null) {
      return OWN.contains(fetchSite);
    }
    return origin == null || (host != null && Ascii.equalsIgnoreCase(authority(origin), host));
  }

  /** Returns the host and port of an origin; empty if it has none. */
  private static String authority(String origin) {
    try {
      String authority = URI.create(origin).getRawAuthority();
      return authority == null ? "" : authority;
    } catch (IllegalArgumentException e) {
      return "";
    }
  }
}
