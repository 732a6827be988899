package io.github.boardrules.examples.server;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import com.google.common.collect.ImmutableList;
import com.google.common.util.concurrent.Uninterruptibles;
import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;

/** The attacks of the trial. Each comes from addresses of its own. */
enum Attack {
  /** 900 connections of one address ask for 100 long files each, and read a byte a second. */
  SLOW_READERS {
    @Override
    Closeable start(String url, double scale) {
      String requests = (get("/openapi.json") + get("/style.css")).repeat(50);
      return Crowd.open(
          url, addresses(2, 1), count(900, scale), bytes(requests), Crowd.Habit.READS);
    }
  },

  /** 500 connections of one address send their headers a byte a second. */
  HALF_SENT_HEADERS {
    @Override
    Closeable start(String url, double scale) {
      return Crowd.open(url, addresses(3, 1), count(500, scale), bytes(HALF), Crowd.Habit.SENDS);
    }
  },

  /** Ten addresses open 1,000 connections each, and send their headers a byte a second. */
  MANY_CONNECTIONS {
    @Override
    Closeable start(String url, double scale) {
      return Crowd.open(url, addresses(9, 10), count(1000, scale), bytes(HALF), Crowd.Habit.SENDS);
    }
  },

  /** 500 connections of one address send the body of a move a byte a second. */
  HALF_SENT_BODIES {
    @Override
    Closeable start(String url, double scale) {
      byte[] request = Visitor.request("POST", "/api/v1/matches", " ".repeat(1000));
      return Crowd.open(
          url,
          addresses(4, 1),
          count(500, scale),
          Arrays.copyOf(request, request.length - 990),
          Crowd.Habit.SENDS);
    }
  },

  /** 28 uploads of four addresses send almost all of ten megabytes, and then a byte a second. */
  OPEN_UPLOADS {
    @Override
    Closeable start(String url, double scale) {
      byte[] request =
          Visitor.request(
              "POST", "/api/v1/verdicts", " ".repeat(10_000_000), "Content-Type: text/plain");
      return Crowd.open(
          url,
          addresses(5, 4),
          7,
          Arrays.copyOf(request, request.length - 10_000),
          Crowd.Habit.SENDS);
    }
  },

  /** 42 addresses create all matches that they may. */
  NEW_MATCHES {
    @Override
    Closeable start(String url, double scale) {
      List<Task> tasks = new ArrayList<>();
      for (String address : addresses(6, 42)) {
        tasks.add(
            () -> Visitor.of(url, address).post("/api/v1/matches", "{\"game\":\"iris\"}").status());
      }
      return new Loop(tasks, 4);
    }
  },

  /** One address asks the questions that take the most time, as often as it may. */
  LONG_QUESTIONS {
    @Override
    Closeable start(String url, double scale) {
      String question = "{\"game\":\"loa\",\"depth\":4}";
      return new Loop(
          List.of(() -> Visitor.of(url, "127.0.7.1").post("/api/v1/perft", question).status()),
          count(50, scale));
    }
  },

  /** One address sends all {@link Malformed} requests in turn. */
  MALFORMED {
    @Override
    Closeable start(String url, double scale) {
      List<Task> tasks = new ArrayList<>();
      for (Malformed request : Malformed.ALL) {
        tasks.add(() -> Visitor.of(url, "127.0.8.1").send(request.bytes()).status());
      }
      return new Loop(tasks, 4);
    }
  };

  private static final String HALF = "GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ";

  /** Starts the attack, which goes on until it is closed. */
  abstract Closeable start(String url, double scale) throws IOException;

  private static byte[] bytes(String text) {
    return text.getBytes(ISO_8859_1);
  }

  private static String get(String path) {
    return "GET " + path + " HTTP/1.1\r\nHost: localhost\r\n\r\n";
  }

  private static int count(int large, double scale) {
    return Math.max(1, (int) (large * scale));
  }

  private static ImmutableList<String> addresses(int network, int count) {
    ImmutableList.Builder<String> addresses = ImmutableList.builder();
    for (int i = 1; i <= count; i++) {
      addresses.add("127.0." + network + "." + i);
    }
    return addresses.build();
  }

  private interface Task {
    int run() throws IOException;
  }

  /** Repeats tasks in several threads. */
  private static final class Loop implements Closeable {
    private final AtomicBoolean isClosed = new AtomicBoolean();
    private final List<Thread> threads = new ArrayList<>();

    Loop(List<Task> tasks, int count) {
      for (int i = 0; i < count; i++) {
        int first = i;
        Thread thread = new Thread(() -> repeat(tasks, first));
        thread.start();
        threads.add(thread);
      }
    }

    private void repeat(List<Task> tasks, int first) {
      for (int i = first; !isClosed.get(); i++) {
        try {
          int unused = tasks.get(i % tasks.size()).run();
        } catch (IOException e) {
          // The server may close such connections.
        }
      }
    }

    @Override
    public void close() {
      isClosed.set(true);
      threads.forEach(Uninterruptibles::joinUninterruptibly);
    }
  }
}
