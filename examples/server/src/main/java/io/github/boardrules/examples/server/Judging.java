package io.github.boardrules.examples.server;

import io.github.boardrules.core.record.Container;
import io.github.boardrules.examples.engine.referee.Refusal;
import io.javalin.http.Context;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.Semaphore;

/**
 * The memory and the processors for judging records of strangers, which addresses share. A request
 * gets all the memory that its records may need before they are parsed, or is refused at once. Then
 * it waits for its turn: fewer requests are judged at once than there are processors, so that a
 * move always finds one. Thread-safe.
 */
final class Judging {
  /** The characters of the longest game, of which a reader holds one at a time. */
  private static final int MAX_GAME = 1_000_000;

  /** The bytes of heap that a character may need, until limits on moves and nodes stop that. */
  private static final long PER_CHARACTER = 200;

  /** The bytes of heap that as many moves and nodes need as the limits allow. */
  private static final long MAX_TREE = 8_000_000;

  /** The bytes of heap for each character in addition, for example of a long comment. */
  private static final long PER_TEXT = 10;

  /** The bytes of heap for each byte of records in JSON, for the string that contains them. */
  private static final long PER_JSON = 4;

  /**
   * The requests that are judged or wait for their turn. They occupy only a part of the threads
   * that handle requests, so that moves have the others.
   */
  static final int MAX_REQUESTS = 50;

  private final Shares memory;
  private final long ofAddress;
  private final Semaphore places = new Semaphore(MAX_REQUESTS);
  private final Semaphore turns;

  /**
   * Divides the memory.
   *
   * @param bytes the memory for all addresses; one gets at most half of it
   * @param processors the number of processors; all but one judge records
   */
  Judging(long bytes, int processors) {
    this.ofAddress = bytes / 2;
    this.memory = new Shares(bytes, ofAddress);
    this.turns = new Semaphore(Math.max(1, processors - 1), true);
  }

  /**
   * Takes the memory for the records in the body of a request, and waits for its turn.
   *
   * @return ends the turn; to be called when the response is complete
   * @throws Refusal if there is not enough memory for the address, or too many requests wait
   */
  Runnable admit(Context context) {
    return admit(context.ip(), Bodies.of(context), Json.isJson(context));
  }

  /** Admits a request; see {@link #admit(Context)}. */
  Runnable admit(String address, byte[] body, boolean isJson) {
    long json = isJson ? PER_JSON * body.length : 0;
    Shares.Holding holding = memory.hold(RateLimit.network(address), () -> {});
    boolean hasMemory = holding.take(Math.min(ofAddress, json + need(size(body)))) && holding.fix();
    if (!hasMemory || !places.tryAcquire()) {
      holding.giveBack();
      throw Refusal.of(
          ServerCode.BUSY, "The server judges too many records at once; try again later");
    }
    turns.acquireUninterruptibly(); // judging takes bounded time
    return () -> {
      turns.release();
      places.release();
      holding.giveBack();
    };
  }

  /** Returns the number of requests that are judged or wait for their turn. */
  int requests() {
    return MAX_REQUESTS - places.availablePermits();
  }

  /** Returns the bytes that judging a text may need. */
  static long need(long characters) {
    return Math.min(PER_CHARACTER * characters, MAX_TREE) + PER_TEXT * characters;
  }

  /** Returns the number of decompressed bytes of a body, up to the length of a game. */
  static long size(byte[] body) {
    if (begins(body, 'P', 'K')) {
      return MAX_GAME;
    }
    if (!begins(body, 0x1f, 0x8b)) {
      return Math.min(MAX_GAME, body.length);
    }
    long size = 0;
    byte[] block = new byte[1 << 13];
    try (InputStream in = Container.open(new ByteArrayInputStream(body))) {
      for (int count = 0; count >= 0 && size < MAX_GAME; count = in.read(block)) {
        size += count;
      }
    } catch (IOException e) {
      return Math.min(MAX_GAME, size); // what precedes the damage is judged
    }
    return Math.min(MAX_GAME, size);
  }

  private static boolean begins(byte[] body, int first, int second) {
    return body.length > 2 && (body[0] & 0xff) == first && (body[1] & 0xff) == second;
  }
}
