package io.github.boardrules.examples.engine.index;

import com.google.common.io.ByteArrayDataOutput;
import com.google.common.io.ByteStreams;
import com.google.common.primitives.Ints;
import com.google.common.primitives.Longs;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.tokenattributes.BytesTermAttribute;
import org.apache.lucene.analysis.tokenattributes.PayloadAttribute;
import org.apache.lucene.analysis.tokenattributes.PositionIncrementAttribute;
import org.apache.lucene.util.BytesRef;

/**
 * The positions of a game as a text for Lucene: each position is a word, and its place in the text
 * says at which ply the position occurs, as which of its images, and who is to move. The payload of
 * a word is the move that follows.
 */
final class PositionTokens extends TokenStream {
  /** The number of places for each ply: one for each image and player to move. */
  private static final int PLACES = 2 * PositionKeys.MAX_IMAGES;

  private final BytesTermAttribute term = addAttribute(BytesTermAttribute.class);
  private final PositionIncrementAttribute increment =
      addAttribute(PositionIncrementAttribute.class);
  private final PayloadAttribute payload = addAttribute(PayloadAttribute.class);

  private final IndexedGame game;
  private int ply;
  private int lastPlace;

  PositionTokens(IndexedGame game) {
    this.game = game;
    rewind();
  }

  private void rewind() {
    ply = 0;
    lastPlace = -1;
  }

  @Override
  public void reset() {
    rewind();
  }

  @Override
  public boolean incrementToken() {
    if (ply == game.keys.length) {
      return false;
    }
    clearAttributes();
    PositionKeys.Key key = game.keys[ply];
    term.setBytesRef(term(key));
    int place = PLACES * ply + 2 * key.image() + (game.isSecondToMove[ply] ? 1 : 0);
    increment.setPositionIncrement(place - lastPlace);
    lastPlace = place;
    if (ply < game.edges.length) {
      payload.setPayload(new BytesRef(Longs.toByteArray(game.edges[ply])));
    }
    ply++;
    return true;
  }

  /** Returns the word of a position, the same for all of its images. */
  static BytesRef term(PositionKeys.Key key) {
    ByteArrayDataOutput bytes = ByteStreams.newDataOutput(Longs.BYTES + Ints.BYTES);
    bytes.writeLong(key.high());
    bytes.writeInt(key.low());
    return new BytesRef(bytes.toByteArray());
  }

  /** Returns the ply of a place. */
  static int ply(int place) {
    return place / PLACES;
  }

  /** Returns the image of a place. */
  static int image(int place) {
    return place % PLACES / 2;
  }

  /** Returns whether SECOND is to move at a place. */
  static boolean isSecondToMove(int place) {
    return place % 2 == 1;
  }

  /** Returns the move of a payload. */
  static long edge(BytesRef payload) {
    return Longs.fromBytes(
        payload.bytes[payload.offset],
        payload.bytes[payload.offset + 1],
        payload.bytes[payload.offset + 2],
        payload.bytes[payload.offset + 3],
        payload.bytes[payload.offset + 4],
        payload.bytes[payload.offset + 5],
        payload.bytes[payload.offset + 6],
        payload.bytes[payload.offset + 7]);
  }
}
