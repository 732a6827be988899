package io.github.boardrules.examples.engine.index;

import com.google.common.base.Splitter;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.record.GameResult;
import io.github.boardrules.examples.engine.bulk.GameFacts;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;
import org.apache.lucene.index.DocValues;
import org.apache.lucene.index.LeafReader;
import org.apache.lucene.index.NumericDocValues;
import org.apache.lucene.index.SortedDocValues;

/**
 * The facts of one game of a part of an index after the other, in the order of the index. Its games
 * have the game and the options of the position that is searched for. Not thread-safe.
 */
final class IndexedFacts implements GameFacts {
  private final LeafReader leaf;
  private final Map<String, SortedDocValues> texts = new HashMap<>();
  private final Map<String, NumericDocValues> numbers = new HashMap<>();
  private int document;

  IndexedFacts(LeafReader leaf) {
    this.leaf = leaf;
  }

  /** Returns the facts of a game, which are valid until the next call. */
  IndexedFacts of(int document) {
    this.document = document;
    return this;
  }

  /** Returns the end of the game, see {@link Fields#END}. */
  long end() {
    return number(Fields.END);
  }

  private String text(String field) {
    try {
      SortedDocValues values = texts.get(field);
      if (values == null) {
        values = DocValues.getSorted(leaf, field);
        texts.put(field, values);
      }
      return values.advanceExact(document)
          ? values.lookupOrd(values.ordValue()).utf8ToString()
          : "";
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private long number(String field) {
    try {
      NumericDocValues values = numbers.get(field);
      if (values == null) {
        values = DocValues.getNumeric(leaf, field);
        numbers.put(field, values);
      }
      if (!values.advanceExact(document)) {
        throw new IOException("a game has no " + field);
      }
      return values.longValue();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public String player(Player player) {
    return text(player == Player.FIRST ? Fields.FIRST : Fields.SECOND);
  }

  @Override
  public String event() {
    return text(Fields.EVENT);
  }

  @Override
  public String date() {
    return text(Fields.DATE);
  }

  @Override
  public GameResult result() {
    return Fields.result(number(Fields.RECORDED));
  }

  @Override
  public int plies() {
    return Fields.plies(number(Fields.RECORDED));
  }

  @Override
  public GameResult winner() {
    return Fields.result(end());
  }

  @Override
  public String reason() {
    return text(Fields.REASON);
  }

  @Override
  public String side(Player player) {
    return Splitter.on(' ').splitToList(text(Fields.SIDES)).get(player == Player.FIRST ? 0 : 1);
  }

  @Override
  public boolean isValid() {
    return Fields.isValid(end());
  }
}
