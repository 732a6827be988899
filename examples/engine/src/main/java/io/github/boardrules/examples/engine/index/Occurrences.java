package io.github.boardrules.examples.engine.index;

import io.github.boardrules.core.Player;
import io.github.boardrules.examples.engine.select.GameFilter;
import java.io.IOException;
import java.util.OptionalLong;
import org.apache.lucene.document.Document;
import org.apache.lucene.index.CodecReader;
import org.apache.lucene.index.LeafReader;
import org.apache.lucene.index.PostingsEnum;
import org.apache.lucene.index.StoredFields;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.DocIdSetIterator;
import org.apache.lucene.util.BytesRef;
import org.jspecify.annotations.Nullable;

/**
 * The occurrences of a position in a part of an index, one game after the other, in the order in
 * which the games were added. Not thread-safe.
 */
final class Occurrences {
  /** A position is frequent if more than one in so many games reaches it. */
  private static final int FREQUENT = 200;

  private final LeafReader leaf;
  private final @Nullable PostingsEnum postings;
  private final int image;
  private final boolean withSymmetry;
  private final boolean isFrequent;
  private final GameFilter filter;
  private final IndexedFacts facts;
  private @Nullable StoredFields stored;
  private int left;
  private int place;

  /** Finds the occurrences of a position and, with symmetry, of its images in wanted games. */
  Occurrences(LeafReader leaf, PositionKeys.Key key, boolean withSymmetry, GameFilter filter)
      throws IOException {
    this.leaf = leaf;
    this.filter = filter;
    this.facts = new IndexedFacts(leaf);
    this.image = key.image();
    this.withSymmetry = withSymmetry;
    this.postings =
        leaf.postings(
            new Term(Fields.POSITIONS, PositionTokens.term(key)), (int) PostingsEnum.PAYLOADS);
    this.isFrequent = postings != null && postings.cost() > leaf.maxDoc() / FREQUENT;
  }

  private PostingsEnum postings() {
    if (postings == null) {
      throw new IllegalStateException("no game");
    }
    return postings;
  }

  /** Goes to the first occurrence in the next game that has one; returns whether there is one. */
  boolean nextGame() throws IOException {
    if (postings == null) {
      return false;
    }
    while (postings.nextDoc() != DocIdSetIterator.NO_MORE_DOCS) {
      left = postings.freq();
      if (next() && filter.test(facts.of(document()))) {
        return true;
      }
    }
    return false;
  }

  /** Goes to the next occurrence in the same game; returns whether there is one. */
  boolean next() throws IOException {
    while (left > 0) {
      left--;
      place = postings().nextPosition();
      if (withSymmetry || PositionTokens.image(place) == image) {
        return true;
      }
    }
    return false;
  }

  /** Returns the number of the game in this part of the index. */
  int document() {
    return postings().docID();
  }

  /** Returns the number of moves before the position. */
  int ply() {
    return PositionTokens.ply(place);
  }

  /** Returns the player to move; meaningless if the game is over. */
  Player mover() {
    return PositionTokens.isSecondToMove(place) ? Player.SECOND : Player.FIRST;
  }

  /** Returns the move that follows, see {@link PositionKeys#edge}; empty if none does. */
  OptionalLong edge() throws IOException {
    BytesRef payload = postings().getPayload();
    return payload == null ? OptionalLong.empty() : OptionalLong.of(PositionTokens.edge(payload));
  }

  /** Returns the end of the game, see {@link Fields#END}. */
  long end() {
    return facts.of(document()).end();
  }

  /**
   * Returns a reader of the stored fields. Lucene compresses those of about a thousand games
   * together, and usually decompresses a part of them for each game; its reader for merges
   * decompresses all of them once, which is faster if several of these games are read.
   */
  private StoredFields storedFields() throws IOException {
    return isFrequent && leaf instanceof CodecReader reader
        ? reader.getFieldsReader().getMergeInstance()
        : leaf.storedFields();
  }

  /** Returns the game. */
  FoundGame game() throws IOException {
    if (stored == null) {
      stored = storedFields();
    }
    return found(stored.document(document()), end(), ply());
  }

  /** Returns a game from its stored fields, its end, and the number of moves before a position. */
  static FoundGame found(Document game, long end, int ply) throws IOException {
    return new FoundGame(
        text(game, Fields.SOURCE),
        game.getField(Fields.NUMBER).numericValue().longValue(),
        text(game, Fields.FIRST),
        text(game, Fields.SECOND),
        text(game, Fields.DATE),
        Fields.result(end),
        Fields.isValid(end),
        Fields.plies(end),
        ply);
  }

  private static String text(Document game, String field) throws IOException {
    String text = game.get(field);
    if (text == null) {
      throw new IOException("a game has no " + field);
    }
    return text;
  }
}
