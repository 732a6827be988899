package io.github.boardrules.examples.npm;

import java.io.Reader;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;

/** The characters of an iterable, which are asked for when they are read. */
final class ChunkReader extends Reader {
  private final Support.Chunks chunks;
  private String chunk = "";
  private int place;
  private boolean isAtEnd;

  ChunkReader(Support.Chunks chunks) {
    this.chunks = chunks;
  }

  @Override
  public boolean ready() {
    return true;
  }

  @Override
  public int read(char[] target, int offset, int length) {
    while (place == chunk.length() && !isAtEnd) {
      @Nullable JSObject next = Chunk.next(chunks, "a string");
      isAtEnd = next == null;
      chunk = next == null ? "" : Js.text(next, "A part of the text");
      place = 0;
    }
    int count = Math.min(length, chunk.length() - place);
    chunk.getChars(place, place + count, target, offset);
    place += count;
    return count == 0 && length > 0 ? -1 : count;
  }

  @Override
  public void close() {
    chunks.close();
  }
}
