package io.github.boardrules.examples.engine.index;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.record.GameResult;
import io.github.boardrules.examples.engine.bulk.GameFacts;
import io.github.boardrules.examples.engine.select.Names;
import org.apache.lucene.document.BinaryDocValuesField;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.FieldType;
import org.apache.lucene.document.NumericDocValuesField;
import org.apache.lucene.document.SortedDocValuesField;
import org.apache.lucene.document.StoredField;
import org.apache.lucene.document.StringField;
import org.apache.lucene.index.IndexOptions;
import org.apache.lucene.util.BytesRef;

/** The fields of the documents of an index: one document for each game, and one for each file. */
final class Fields {
  /** What a commit of an index says about its format. */
  static final ImmutableMap<String, String> FORMAT = ImmutableMap.of("boardrules-positions", "3");

  /** The keys of the positions of a game. */
  static final String POSITIONS = "positions";

  /** The id of the game and its options. */
  static final String GAME = "game";

  static final String SOURCE = "source";
  static final String NUMBER = "number";
  static final String FIRST = "first";
  static final String SECOND = "second";
  static final String DATE = "date";
  static final String EVENT = "event";

  /** Why the game is over. */
  static final String REASON = "reason";

  /** The names of the sides of the first and of the second player, separated by a blank. */
  static final String SIDES = "sides";

  /** The first position, unless it is the start of the game, and the legal moves, as lines. */
  static final String MOVES = "moves";

  /** The result that the record states, and the number of moves in it. */
  static final String RECORDED = "recorded";

  /** The result, whether the game is valid, and the number of legal moves. */
  static final String END = "end";

  /** The name of a file whose games were added. */
  static final String FILE = "file";

  /** The hash of the contents of such a file. */
  static final String CONTENTS = "contents";

  private static final int RESULT_BITS = 2;

  /** The results by their numbers in the index. */
  private static final ImmutableList<GameResult> RESULTS =
      ImmutableList.of(GameResult.FIRST, GameResult.SECOND, GameResult.DRAW, GameResult.UNKNOWN);

  private static final FieldType WORDS = new FieldType();

  static {
    WORDS.setTokenized(true);
    WORDS.setOmitNorms(true);
    WORDS.setIndexOptions(IndexOptions.DOCS_AND_FREQS_AND_POSITIONS);
    WORDS.freeze();
  }

  private Fields() {}

  static Document of(IndexedGame game, long number) {
    Document document = new Document();
    document.add(new Field(POSITIONS, new PositionTokens(game), WORDS));
    document.add(new StringField(GAME, game.game, Field.Store.YES));
    document.add(new StoredField(SOURCE, game.source));
    document.add(new StoredField(NUMBER, number));
    GameFacts facts = game.facts;
    boolean isValid = facts.isValid();
    for (Player player : Player.values()) {
      String field = player == Player.FIRST ? FIRST : SECOND;
      document.add(new StoredField(field, facts.player(player)));
      document.add(text(field, facts.player(player)));
    }
    document.add(new StoredField(DATE, facts.date()));
    document.add(text(DATE, facts.date()));
    document.add(number(END, game.edges.length, isValid, facts.winner()));
    document.add(number(RECORDED, facts.plies(), isValid, facts.result()));
    document.add(text(EVENT, facts.event()));
    document.add(text(REASON, facts.reason()));
    String sides = facts.side(Player.FIRST) + " " + facts.side(Player.SECOND);
    document.add(text(SIDES, sides));
    document.add(new BinaryDocValuesField(MOVES, new BytesRef(game.moves)));
    return document;
  }

  private static NumericDocValuesField number(
      String field, int plies, boolean isValid, GameResult result) {
    long number = ((long) plies << 1) | (isValid ? 1 : 0);
    return new NumericDocValuesField(field, (number << RESULT_BITS) | RESULTS.indexOf(result));
  }

  private static SortedDocValuesField text(String field, String text) {
    return new SortedDocValuesField(field, new BytesRef(Names.counted(text)));
  }

  static Document ofFile(String name, String contents) {
    Document document = new Document();
    document.add(new StringField(FILE, name, Field.Store.YES));
    document.add(new StringField(CONTENTS, contents, Field.Store.YES));
    return document;
  }

  static GameResult result(long end) {
    return RESULTS.get((int) (end & ((1 << RESULT_BITS) - 1)));
  }

  static boolean isValid(long end) {
    return ((end >> RESULT_BITS) & 1) == 1;
  }

  /** Returns the number of moves. */
  static int plies(long end) {
    return (int) (end >> (RESULT_BITS + 1));
  }
}
