package io.github.boardrules.examples.server;

import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableSet;
import com.google.common.net.InetAddresses;
import com.google.common.net.InternetDomainName;
import io.github.boardrules.examples.engine.referee.Refusal;
import java.util.stream.Stream;
import org.eclipse.jetty.http.HostPortHttpField;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/**
 * Rejects requests for hosts that are not this server, and thus <em>DNS rebinding</em>: a page of
 * another site whose host name resolves to the address of this server would otherwise be a page of
 * its own for the browser. Addresses and the names of the loopback interface are always accepted,
 * because no other site can have them.
 */
final class Hosts extends Handler.Wrapper {
  private static final String ANY = "*";
  private static final String LOOPBACK = "localhost";

  private final ImmutableSet<String> names;

  /**
   * Creates a check.
   *
   * @param names the names of this server; {@code *} for any name
   */
  Hosts(ImmutableSet<String> names) {
    this.names =
        Stream.concat(Stream.of(LOOPBACK), names.stream())
            .map(Hosts::normalize)
            .collect(toImmutableSet());
  }

  /** Returns whether a text is {@code *} or a host name. */
  static boolean isName(String text) {
    return text.equals(ANY)
        || InternetDomainName.isValid(text)
        || InetAddresses.isInetAddress(text)
        || InetAddresses.isUriInetAddress(text);
  }

  /** Names are case-insensitive, and a dot at the end does not change them. */
  private static String normalize(String name) {
    return Ascii.toLowerCase(name.endsWith(".") ? name.substring(0, name.length() - 1) : name);
  }

  /**
   * Returns whether a request is for this server.
   *
   * @param target the host in the target of the request, if it has one
   * @param header the header {@code Host}; programs that use HTTP/1.0 may omit it, browsers do not
   */
  boolean accepts(@Nullable String target, @Nullable String header) {
    return isOwn(target) && (header == null || isOwn(new HostPortHttpField(header).getHost()));
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    if (accepts(request.getHttpURI().getHost(), request.getHeaders().get(HttpHeader.HOST))) {
      return super.handle(request, response, callback);
    }
    Refusal refusal =
        Refusal.of(
            ServerCode.UNKNOWN_HOST,
            "This server does not have the host name of the request; --allow-host adds a name");
    ContainerErrors.refuse(request, response, callback, refusal);
    return true;
  }

  private boolean isOwn(@Nullable String host) {
    return host == null
        || names.contains(ANY)
        || names.contains(normalize(host))
        || InetAddresses.isUriInetAddress(host)
        || InetAddresses.isInetAddress(host);
  }
}
