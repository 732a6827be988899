package io.github.boardrules.examples.server;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableSet;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.net.URI;
import org.jspecify.annotations.Nullable;

/**
 * Rejects requests that pages of other sites send to change or compute something. Programs that are
 * not browsers send no origin and are not affected.
 */
final class SameOrigin {
  private static final ImmutableSet<String> OWN = ImmutableSet.of("same-origin", "none");

  private SameOrigin() {}

  /**
   * Checks the origin of a request.
   *
   * @throws Refusal if a browser sent the request for a page of another site
   */
  static void check(Context context) {
    boolean isSafe = context.method().equals(HandlerType.GET);
    if (!isSafe
        && !isOwn(
            context.header("Sec-Fetch-Site"), context.header("Origin"), context.header("Host"))) {
      throw Refusal.of(403, "foreign-origin", "Pages of other sites must not use this API");
    }
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
