package io.github.boardrules.examples.server;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.channels.SelectableChannel;
import java.nio.channels.SocketChannel;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.io.SelectorManager.AcceptListener;
import org.jspecify.annotations.Nullable;

/**
 * Limits the open connections. If all are taken, a new connection replaces one of the address that
 * has most. Thread-safe.
 */
final class Connections implements AcceptListener, Connection.Listener {
  private final Shares shares;
  private final Consumer<String> refused;
  private final Map<SelectableChannel, Open> all = new ConcurrentHashMap<>();

  /**
   * Creates a limit.
   *
   * @param shares the number of connections that addresses share
   * @param refused receives a code for each connection that is refused or replaced
   */
  Connections(Shares shares, Consumer<String> refused) {
    this.shares = shares;
    this.refused = refused;
  }

  /** An open connection. */
  private final class Open {
    private final SelectableChannel channel;
    private final Shares.Holding place;
    private volatile @Nullable EndPoint endPoint;

    Open(SelectableChannel channel, String address) {
      this.channel = channel;
      this.place = shares.hold(address, this::refuse);
    }

    void refuse() {
      refused.accept("TOO_MANY_CONNECTIONS");
      EndPoint known = endPoint;
      if (known != null) {
        reset(known);
      } else {
        close(channel);
      }
    }
  }

  private static void close(SelectableChannel channel) {
    try {
      channel.close();
    } catch (IOException e) {
      // The client has closed it.
    }
  }

  @Override
  public void onAccepting(SelectableChannel channel) {
    try {
      if (channel instanceof SocketChannel socket
          && socket.getRemoteAddress() instanceof InetSocketAddress remote) {
        Open open = new Open(channel, RateLimit.network(remote.getAddress().getHostAddress()));
        if (open.place.take(1)) {
          all.put(channel, open);
        } else {
          open.refuse();
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
    Open open = all.remove(channel);
    if (open != null) {
      open.place.giveBack();
    }
  }

  @Override
  public void onOpened(Connection connection) {
    EndPoint endPoint = connection.getEndPoint();
    if (endPoint.getTransport() instanceof SelectableChannel channel) {
      Open open = all.get(channel);
      if (open != null) {
        open.endPoint = endPoint;
      }
    }
  }

  /** Closes a connection, and drops what the client has not read. */
  static void reset(EndPoint endPoint) {
    if (endPoint.getTransport() instanceof SocketChannel channel) {
      try {
        channel.setOption(StandardSocketOptions.SO_LINGER, 0);
      } catch (IOException e) {
        // It is closed already.
      }
    }
    endPoint.close();
  }
}
