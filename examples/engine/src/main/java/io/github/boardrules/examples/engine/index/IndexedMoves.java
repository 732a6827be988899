package io.github.boardrules.examples.engine.index;

import com.google.common.base.Splitter;
import io.github.boardrules.core.ArrangementPattern;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.text.Strictness;
import io.github.boardrules.examples.engine.select.GameFilter;
import java.io.IOException;
import java.util.Iterator;
import org.apache.lucene.index.BinaryDocValues;
import org.apache.lucene.index.DocValues;
import org.apache.lucene.index.LeafReader;
import org.apache.lucene.index.PostingsEnum;
import org.apache.lucene.index.StoredFields;
import org.apache.lucene.index.Terms;
import org.apache.lucene.index.TermsEnum;
import org.apache.lucene.search.DocIdSetIterator;
import org.jspecify.annotations.Nullable;

/**
 * The games of a part of an index that reach a pattern, in the order in which they were added. They
 * are replayed. Not thread-safe.
 */
final class IndexedMoves {
  private static final Splitter LINES = Splitter.on('\n');

  private final LeafReader leaf;
  private final ArrangementPattern pattern;
  private final GameFilter filter;
  private final IndexedFacts facts;
  private final BinaryDocValues moves;
  private final StoredFields stored;

  /** The games by the numbers of their documents; null if the pattern does not fit them. */
  private final @Nullable Game<?>[] games;

  private int document = -1;
  private int ply;

  IndexedMoves(LeafReader leaf, ArrangementPattern pattern, GameFilter filter) throws IOException {
    this.leaf = leaf;
    this.pattern = pattern;
    this.filter = filter;
    this.facts = new IndexedFacts(leaf);
    this.moves = DocValues.getBinary(leaf, Fields.MOVES);
    this.stored = leaf.storedFields();
    this.games = new Game<?>[leaf.maxDoc()];
    findGames();
  }

  private void findGames() throws IOException {
    Terms terms = leaf.terms(Fields.GAME);
    if (terms == null) {
      return;
    }
    TermsEnum all = terms.iterator();
    PostingsEnum documents = null;
    while (all.next() != null) {
      String name = all.term().utf8ToString();
      Game<?> wanted = pattern.game();
      String id = wanted.type().id();
      if (!(name + " ").startsWith(id + " ")) {
        continue;
      }
      Game<?> game = wanted.type().game(Options.parse(name.substring(id.length()).trim()));
      if (game.board().equals(wanted.board())) {
        documents = all.postings(documents, PostingsEnum.NONE);
        while (documents.nextDoc() != DocIdSetIterator.NO_MORE_DOCS) {
          games[documents.docID()] = game;
        }
      }
    }
  }

  /** Goes to the next game; returns whether there is one. */
  boolean next() throws IOException {
    while (++document < games.length) {
      Game<?> game = games[document];
      if (game != null && filter.test(facts.of(document))) {
        if (!moves.advanceExact(document)) {
          throw new IOException("a game has no moves");
        }
        ply = firstPly(game, moves.binaryValue().utf8ToString());
        if (ply >= 0) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns the number of moves before the pattern, or -1. */
  private <M extends Move> int firstPly(Game<M> game, String text) {
    Iterator<String> lines = LINES.split(text).iterator();
    String start = lines.next();
    Position<M> position = start.isEmpty() ? game.start() : game.parsePosition(start);
    int played = 0;
    while (!pattern.test(position)) {
      if (!lines.hasNext()) {
        return -1;
      }
      position = position.playUnchecked(position.parseMove(lines.next(), Strictness.STRICT));
      played++;
    }
    return played;
  }

  /** Returns the game. */
  FoundGame game() throws IOException {
    return Occurrences.found(stored.document(document), facts.of(document).end(), ply);
  }
}
