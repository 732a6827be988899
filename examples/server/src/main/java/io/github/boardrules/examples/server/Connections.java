package io.github.boardrules.examples.server;

import com.google.common.util.concurrent.AtomicLongMap;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.channels.SelectableChannel;
import java.nio.channels.SocketChannel;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.io.SelectorManager.AcceptListener;
import org.jspecify.annotations.Nullable;

/** Limits the open connections per address. Thread-safe. */
final class Connections implements AcceptListener {
  private final int maximum;
  private final Map<SelectableChannel, String> addresses = new ConcurrentHashMap<>();
  private final AtomicLongMap<String> counts = AtomicLongMap.create();

  Connections(int maximum) {
    this.maximum = maximum;
  }

  @Override
  public void onAccepting(SelectableChannel channel) {
    try {
      if (channel instanceof SocketChannel socket
          && socket.getRemoteAddress() instanceof InetSocketAddress remote) {
        String address = RateLimit.network(remote.getAddress().getHostAddress());
        addresses.put(channel, address);
        if (counts.incrementAndGet(address) > maximum) {
          channel.close();
        }
      }
    } catch (IOException e) {
      // The client has closed the connection; a callback for it follows.
    }
  }

  @Override
  public void onAcceptFailed(SelectableChannel channel, @Nullable Throwable cause) {
    onClosed(channel);
  }

  @Override
  public void onClosed(SelectableChannel channel) {
    String address = addresses.remove(channel);
    if (address != null) {
      counts.decrementAndGet(address);
      counts.removeIfZero(address);
    }
  }
}
