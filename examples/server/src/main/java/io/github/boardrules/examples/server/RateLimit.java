package io.github.boardrules.examples.server;

import com.google.common.cache.CacheBuilder;
import com.google.common.cache.CacheLoader;
import com.google.common.cache.LoadingCache;
import com.google.common.net.InetAddresses;
import io.github.bucket4j.Bucket;
import io.github.bucket4j.ConsumptionProbe;
import io.javalin.http.Context;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.time.Duration;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.concurrent.TimeUnit;

/**
 * So many requests a minute from one address; as many may come at once. Thread-safe.
 *
 * <p>The address is that of the connection, because headers can be made up. Behind a proxy that is
 * the proxy's, so the proxy has to limit.
 */
final class RateLimit {
  private static final long MOST_ADDRESSES = 100_000;
  private static final Duration PERIOD = Duration.ofMinutes(1);

  /** The first bytes of an address of IPv6 that its owner cannot choose. */
  private static final int NETWORK_BYTES = 8;

  private final LoadingCache<String, Bucket> buckets;

  /**
   * A limit.
   *
   * @param rate the requests a minute, at least 1
   */
  RateLimit(int rate) {
    // Who was silent for a minute has a full bucket again, so the old one may be forgotten.
    buckets =
        CacheBuilder.newBuilder()
            .maximumSize(MOST_ADDRESSES)
            .expireAfterAccess(PERIOD)
            .build(CacheLoader.from(address -> bucket(rate)));
  }

  private static Bucket bucket(int rate) {
    return Bucket.builder()
        .addLimit(limit -> limit.capacity(rate).refillGreedy(rate, PERIOD))
        .build();
  }

  /**
   * Counts a request.
   *
   * @throws Refusal if it is one too many
   */
  void count(Context context) {
    ConsumptionProbe probe =
        buckets.getUnchecked(network(context.ip())).tryConsumeAndReturnRemaining(1);
    if (!probe.isConsumed()) {
      long seconds = 1 + TimeUnit.NANOSECONDS.toSeconds(probe.getNanosToWaitForRefill());
      context.header("Retry-After", Long.toString(seconds));
      throw Refusal.of(429, "too-many-requests", "Too many requests; wait a little")
          .with("retryAfter", seconds);
    }
  }

  /** Who an address belongs to: of IPv6 only the network, the rest of it costs nothing. */
  static String network(String ip) {
    int zone = ip.indexOf('%');
    String address = zone < 0 ? ip : ip.substring(0, zone);
    String bare = address.startsWith("[") ? address.replaceAll("[\\[\\]]", "") : address;
    if (!InetAddresses.isInetAddress(bare)) {
      return ip;
    }
    InetAddress parsed = InetAddresses.forString(bare);
    return parsed instanceof Inet6Address
        ? HexFormat.of().formatHex(Arrays.copyOf(parsed.getAddress(), NETWORK_BYTES))
        : parsed.getHostAddress();
  }
}
