package io.github.boardrules.examples.server;

import com.google.common.cache.CacheBuilder;
import com.google.common.cache.CacheLoader;
import com.google.common.cache.LoadingCache;
import com.google.common.net.InetAddresses;
import io.github.boardrules.examples.engine.referee.Refusal;
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
 * Limits the requests of an address in a period with a token bucket. A burst may use the quota of a
 * whole period at once. Thread-safe.
 *
 * <p>The address is the remote address of the connection, because a client can forge headers. A
 * reverse proxy has one address for all its clients, so it must limit their requests itself.
 */
final class RateLimit {
  private static final long MAX_ADDRESSES = 100_000;

  /** The size of the network prefix of an IPv6 address; a client can choose the other bytes. */
  private static final int NETWORK_BYTES = 8;

  private final LoadingCache<String, Bucket> buckets;

  /**
   * Creates a limit.
   *
   * @param rate the maximum number of requests in a period, at least 1
   * @param period the period
   */
  RateLimit(int rate, Duration period) {
    // After a period without requests a bucket is full, so it can be dropped.
    buckets =
        CacheBuilder.newBuilder()
            .maximumSize(MAX_ADDRESSES)
            .expireAfterAccess(period)
            .build(CacheLoader.from(address -> bucket(rate, period)));
  }

  private static Bucket bucket(int rate, Duration period) {
    return Bucket.builder()
        .addLimit(limit -> limit.capacity(rate).refillGreedy(rate, period))
        .build();
  }

  /**
   * Counts a request.
   *
   * @throws Refusal if the address exceeds its limit
   */
  void count(Context context) {
    ConsumptionProbe probe =
        buckets.getUnchecked(network(context.ip())).tryConsumeAndReturnRemaining(1);
    if (!probe.isConsumed()) {
      long seconds = 1 + TimeUnit.NANOSECONDS.toSeconds(probe.getNanosToWaitForRefill());
      context.header("Retry-After", Long.toString(seconds));
      throw Refusal.of(
              ServerCode.TOO_MANY_REQUESTS,
              "Too many requests from this address; wait and try again")
          .with("retryAfter", seconds);
    }
  }

  /** Returns the key of an address: an IPv4 address, or the network prefix of an IPv6 address. */
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
