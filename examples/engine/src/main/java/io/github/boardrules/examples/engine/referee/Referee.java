package io.github.boardrules.examples.engine.referee;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Suppliers;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.record.GameInProgress;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.text.NotationException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import tools.jackson.databind.node.ObjectNode;

/**
 * Answers questions about games, positions, moves and records. A question and its answers are JSON
 * objects; {@link Kind} lists the questions. Every question stands alone: the referee remembers
 * nothing. Immutable and thread-safe.
 *
 * <pre>{@code
 * Referee referee = Referee.of(GameTypes.installed(), RefereeLimits.DEFAULTS);
 * referee.answer(Kind.JUDGE, members, System.out::println);
 * }</pre>
 */
public final class Referee {
  private final Games games;
  private final Positions positions;

  /** Created for the first question about records: finding the formats takes time. */
  private final Supplier<Verdicts> verdicts;

  private final Supplier<Pictures> pictures;
  private final RefereeLimits limits;
  private final Optional<GameIndex> index;

  private Referee(GameTypes types, RefereeLimits limits, Optional<GameIndex> index) {
    this.index = index;
    this.games = new Games(types);
    this.limits = limits;
    this.positions = new Positions(games, limits);
    this.verdicts = Suppliers.memoize(() -> new Verdicts(types, limits));
    this.pictures = Suppliers.memoize(() -> new Pictures(positions, new Records(types, limits)));
  }

  /**
   * {@return a referee without an index of games: it refuses {@link Kind#FIND} and {@link
   * Kind#EXPLORE}}
   *
   * @param types the games
   * @param limits the limits on the work for one question
   */
  public static Referee of(GameTypes types, RefereeLimits limits) {
    return new Referee(types, limits, Optional.empty());
  }

  /**
   * {@return a referee that answers {@link Kind#FIND} and {@link Kind#EXPLORE}, too}
   *
   * @param games the index that it asks; the caller closes it
   */
  public Referee withIndex(GameIndex games) {
    return new Referee(this.games.types(), limits, Optional.of(games));
  }

  /**
   * Answers a question that names its kind in the member {@code kind}.
   *
   * @param question the question
   * @param out receives the answer; from {@link Kind#VERDICTS}, several
   * @throws Refusal if the question is refused; {@code out} may have received answers before
   * @throws GameIndexException if the index of games cannot be read
   */
  public void answer(ObjectNode question, Consumer<ImmutableMap<String, Object>> out) {
    if (!question.path("kind").isString()) {
      throw Refusal.at(
          question.has("kind") ? RefereeCode.WRONG_TYPE : RefereeCode.MISSING_MEMBER,
          "/kind",
          "The question needs the member \"kind\": one of " + kinds());
    }
    Kind kind =
        Kind.find(question.path("kind").stringValue())
            .orElseThrow(
                () ->
                    Refusal.at(
                        RefereeCode.UNKNOWN_QUESTION,
                        "/kind",
                        "\"kind\" must be one of " + kinds()));
    ObjectNode members = question.deepCopy();
    members.remove("kind");
    answer(kind, members, out);
  }

  private static String kinds() {
    return String.join(", ", List.of(Kind.values()).stream().map(Kind::id).toList());
  }

  /**
   * Answers a question.
   *
   * @param kind the kind of the question
   * @param members its members, without {@code kind}
   * @param out receives the answer; from {@link Kind#VERDICTS}, several
   * @throws Refusal if the question is refused; {@code out} may have received answers before
   * @throws GameIndexException if the index of games cannot be read
   */
  public void answer(Kind kind, ObjectNode members, Consumer<ImmutableMap<String, Object>> out) {
    Question question = Question.of(kind, members);
    if (kind.isAboutRecords()) {
      answerOnRecords(kind, question, Verdicts.Source.of(question.required("text")), out);
    } else {
      out.accept(answer(kind, question));
    }
  }

  /**
   * Answers a question about records that are bytes.
   *
   * @param kind {@link Kind#VERDICTS} or {@link Kind#CONVERT}
   * @param members its members, without {@code kind} and {@code text}
   * @param records the records in any format and encoding, compressed or not
   * @param out receives the answers
   * @throws Refusal if the question is refused; {@code out} may have received answers before
   */
  public void answer(
      Kind kind,
      ObjectNode members,
      InputStream records,
      Consumer<ImmutableMap<String, Object>> out) {
    if (members.has("text")) {
      throw Refusal.at(
          RefereeCode.CONTRADICTION, "/text", "The records are the body of the request");
    }
    Question question = Question.of(kind, members.deepCopy().put("text", ""));
    answerOnRecords(kind, question, Verdicts.Source.of(records), out);
  }

  private void answerOnRecords(
      Kind kind,
      Question question,
      Verdicts.Source source,
      Consumer<ImmutableMap<String, Object>> out) {
    if (kind == Kind.VERDICTS) {
      verdicts.get().judge(question, source, out);
      return;
    }
    RecordFormat format = Records.format(question.required("to"), "/to");
    Conversion conversion = new Conversion(format, games.types());
    out.accept(conversion.answer(verdicts.get().each(question, source, conversion::add)));
  }

  private ImmutableMap<String, Object> answer(Kind kind, Question question) {
    return switch (kind) {
      case GAMES -> games(question);
      case START -> start(question);
      case POSITION -> position(positions.read(question));
      case LEGAL -> legal(positions.read(question).position(), question);
      case JUDGE -> judge(positions.read(question).position(), question);
      case PLAY -> play(positions.read(question));
      case PERFT -> perft(positions.read(question).position(), question);
      case FIND -> find(index(), question);
      case EXPLORE -> explore(index(), question);
      case PICTURE -> pictures.get().answer(question);
      case VERDICTS, CONVERT -> throw new IllegalArgumentException(kind.id());
    };
  }

  private ImmutableMap<String, Object> games(Question question) {
    Optional<String> id = question.text("game");
    ImmutableList<ImmutableMap<String, Object>> chosen =
        id.map(one -> ImmutableList.of(Games.describe(games.type(one)))).orElseGet(games::all);
    return page(ImmutableMap.builder(), "games", chosen, question);
  }

  /** {@return an answer with the part of a list that a question asks for, and its total length} */
  private ImmutableMap<String, Object> page(
      ImmutableMap.Builder<String, Object> answer,
      String name,
      List<? extends Object> all,
      Question question) {
    int offset = Math.min(all.size(), offset(question));
    int limit = limit(question);
    int end = Math.min(all.size(), offset + limit);
    return answer
        .put("total", all.size())
        .put("offset", offset)
        .put(name, ImmutableList.copyOf(all.subList(offset, end)))
        .buildOrThrow();
  }

  private static int offset(Question question) {
    return question.integer("offset", 0);
  }

  private int limit(Question question) {
    return Math.min(limits.listed(), question.integer("limit", limits.listed()));
  }

  /** {@return an answer that begins with a position} */
  private static ImmutableMap.Builder<String, Object> aboutPosition(Position<?> position) {
    ImmutableMap.Builder<String, Object> answer = Describe.game(position.game());
    answer.put("text", position.text());
    Describe.putTurn(position, answer);
    return answer;
  }

  private ImmutableMap<String, Object> start(Question question) {
    Game<?> game = games.game(question.required("game"), question.options());
    return Describe.game(game)
        .put("title", game.type().title())
        .put("board", Describe.board(game.board()))
        .put("position", Describe.position(game.start()))
        .buildOrThrow();
  }

  private static ImmutableMap<String, Object> position(GameInProgress<?> played) {
    return Describe.game(played.game())
        .put("moves", played.moves().stream().map(Move::notation).collect(toImmutableList()))
        .put("position", Describe.position(played.position()))
        .put("canonical", Describe.canonical(played.position()))
        .buildOrThrow();
  }

  private ImmutableMap<String, Object> legal(Position<?> position, Question question) {
    List<? extends Move> moves =
        question
            .text("from")
            .<List<? extends Move>>map(cell -> position.movesFrom(cell(position, cell)))
            .orElseGet(position::legalMoves);
    int offset = offset(question);
    int limit = limit(question);
    return aboutPosition(position)
        .put("total", moves.size())
        .put("offset", Math.min(offset, moves.size()))
        .put(
            "moves",
            moves.stream().skip(offset).limit(limit).map(Describe::move).collect(toImmutableList()))
        .buildOrThrow();
  }

  private static Cell cell(Position<?> position, String text) {
    try {
      return position.board().parseCell(text);
    } catch (NotationException e) {
      throw LibraryErrors.unreadable("/from", e);
    }
  }

  private static <M extends Move> ImmutableMap<String, Object> judge(
      Position<M> position, Question question) {
    M move = Positions.parse(position, question.required("move"), question.strictness(), "/move");
    ImmutableMap.Builder<String, Object> answer = ImmutableMap.builder();
    Optional<Violation> violation = position.violation(move);
    answer
        .put("legal", violation.isEmpty())
        .put("move", move.notation())
        .put("cells", Describe.cells(move));
    violation.ifPresent(broken -> answer.put("violation", broken.toMap()));
    if (violation.isEmpty()) {
      answer.put("text", position.playUnchecked(move).text());
    }
    return answer.buildOrThrow();
  }

  private static ImmutableMap<String, Object> play(GameInProgress<?> played) {
    List<? extends Move> moves = played.moves();
    List<? extends Position<?>> positions = played.positions();
    ImmutableList.Builder<ImmutableMap<String, Object>> plies = ImmutableList.builder();
    for (int i = 0; i < moves.size(); i++) {
      ImmutableMap.Builder<String, Object> ply = ImmutableMap.builder();
      ply.putAll(Describe.move(moves.get(i))).put("text", positions.get(i + 1).text());
      Describe.putTurn(positions.get(i + 1), ply);
      plies.add(ply.buildOrThrow());
    }
    return Describe.game(played.game())
        .put("plies", plies.build())
        .put("position", Describe.position(played.position()))
        .buildOrThrow();
  }

  private ImmutableMap<String, Object> perft(Position<?> position, Question question) {
    int depth = question.integer("depth", 1);
    BoundedPerft perft = new BoundedPerft(limits.perftPositions());
    ImmutableMap.Builder<String, Object> answer = Describe.game(position.game());
    answer.put("text", position.text()).put("depth", depth);
    return question.flag("divide")
        ? answer.put("moves", perft.divide(position, depth)).buildOrThrow()
        : answer.put("counts", perft.counts(position, depth)).buildOrThrow();
  }

  private GameIndex index() {
    return index.orElseThrow(
        () -> Refusal.of(RefereeCode.NO_INDEX, "This referee has no index of games to search"));
  }

  private ImmutableMap<String, Object> find(GameIndex all, Question question) {
    Position<?> position = positions.read(question).position();
    int offset = offset(question);
    GameIndex.Found found =
        all.find(
            position,
            question.flag("symmetry"),
            question.filter(games.types()),
            offset,
            limit(question));
    return aboutPosition(position)
        .put("total", found.total())
        .put("offset", Math.min(offset, found.total()))
        .put("games", found.games())
        .buildOrThrow();
  }

  private ImmutableMap<String, Object> explore(GameIndex all, Question question) {
    Position<?> position = positions.read(question).position();
    GameIndex.Explored explored =
        all.explore(position, question.flag("symmetry"), question.filter(games.types()));
    return page(
        aboutPosition(position).put("games", explored.games()),
        "moves",
        explored.moves(),
        question);
  }
}
