package io.github.boardrules.examples.server;

import com.google.common.util.concurrent.MoreExecutors;
import java.io.Closeable;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * Connections that each send a text and then do something slowly, once a second. A connection that
 * the server closes is replaced. No thread waits for any of them.
 */
final class Crowd implements Closeable {
  private static final long TICK_MILLIS = 50;
  private static final int TICKS_PER_SECOND = 20;

  /** What each connection does once a second. */
  enum Habit {
    /** Sends one byte. */
    SENDS,
    /** Reads one byte, and has little space for more. */
    READS,
    /** Does nothing. */
    WAITS
  }

  private final InetSocketAddress server;
  private final ByteBuffer start;
  private final Habit habit;
  private final List<Member> members = new ArrayList<>();
  private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor();
  private final AtomicInteger replaced = new AtomicInteger();
  private volatile int open;
  private int ticks;

  private Crowd(String url, byte[] start, Habit habit) {
    this.server =
        new InetSocketAddress(InetAddress.getLoopbackAddress(), URI.create(url).getPort());
    this.start = ByteBuffer.wrap(start);
    this.habit = habit;
  }

  /**
   * Opens connections.
   *
   * @param url the URL of the server
   * @param addresses the addresses of the clients
   * @param each the number of connections of each address
   * @param start what each connection sends first
   * @param habit what each connection does then
   */
  static Crowd open(String url, List<String> addresses, int each, byte[] start, Habit habit) {
    Crowd crowd = new Crowd(url, start, habit);
    for (String address : addresses) {
      for (int i = 0; i < each; i++) {
        crowd.members.add(crowd.new Member(address));
      }
    }
    Future<?> unused =
        crowd.clock.scheduleWithFixedDelay(crowd::act, 0, TICK_MILLIS, TimeUnit.MILLISECONDS);
    return crowd;
  }

  /** Returns how many connections the server closed. */
  int replaced() {
    return replaced.get();
  }

  /** Returns how many connections are open and have sent their text completely. */
  int openConnections() {
    return open;
  }

  /** Goes on with sending; once a second, follows the habit and replaces closed connections. */
  private void act() {
    boolean isSecond = ticks++ % TICKS_PER_SECOND == 0;
    int count = 0;
    for (Member member : members) {
      if (member.act(isSecond)) {
        count++;
      }
    }
    open = count;
  }

  /** A connection of the crowd. */
  private final class Member {
    private final String from;
    private final ByteBuffer single = ByteBuffer.allocate(1);
    private @Nullable SocketChannel channel;
    private ByteBuffer rest = ByteBuffer.allocate(0);

    Member(String from) {
      this.from = from;
    }

    /** Returns whether the connection is open and has sent its text. */
    boolean act(boolean isSecond) {
      try {
        SocketChannel current = channel;
        if (current == null) {
          if (!isSecond) {
            return false;
          }
          current = SocketChannel.open();
          current.configureBlocking(false);
          if (habit == Habit.READS) {
            current.setOption(StandardSocketOptions.SO_RCVBUF, 2048);
          }
          current.bind(new InetSocketAddress(from, 0));
          channel = current;
          rest = start.duplicate();
          current.connect(server);
        }
        return current.finishConnect() && act(current, isSecond);
      } catch (IOException e) {
        close();
        replaced.incrementAndGet();
        return false;
      }
    }

    private boolean act(SocketChannel current, boolean isSecond) throws IOException {
      if (rest.hasRemaining()) {
        int unused = current.write(rest);
      }
      if (!isSecond) {
        return !rest.hasRemaining();
      }
      single.clear();
      if (habit == Habit.SENDS && !rest.hasRemaining()) {
        single.put((byte) 'x').flip();
        int unused = current.write(single);
      } else if (current.read(single) < 0) {
        throw new IOException("The server closed the connection");
      }
      return !rest.hasRemaining();
    }

    void close() {
      try {
        if (channel != null) {
          channel.close();
        }
      } catch (IOException e) {
        // It is closed.
      }
      channel = null;
    }
  }

  @Override
  public void close() {
    if (MoreExecutors.shutdownAndAwaitTermination(clock, 60, TimeUnit.SECONDS)) {
      members.forEach(Member::close);
    }
  }
}
