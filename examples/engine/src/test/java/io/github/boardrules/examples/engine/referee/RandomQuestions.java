package io.github.boardrules.examples.engine.referee;

import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.conformance.Conformance;
import io.github.boardrules.core.record.GameInProgress;
import io.github.boardrules.core.record.brg.BrgFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Makes questions of every kind about random games; some of them are wrong. */
public final class RandomQuestions {
  private static final List<Kind> KINDS = List.of(Kind.values());
  private static final List<String> GAMES = List.of("carteso", "iris", "linage", "loa");
  private static final int MAX_MOVES = 12;

  private final Random random;
  private final List<GameType> types =
      GAMES.stream().map(id -> GameTypes.installed().get(id)).toList();

  /**
   * Creates a source of questions.
   *
   * @param random chooses them; one seed makes the same questions everywhere
   */
  public RandomQuestions(Random random) {
    this.random = random;
  }

  /**
   * {@return the kind of a question}
   *
   * @param question a question that this class has made
   */
  public static Kind kind(ObjectNode question) {
    return Kind.valueOf(question.path("kind").stringValue().toUpperCase(Locale.ROOT));
  }

  /**
   * {@return the next questions, of all kinds in turn}
   *
   * @param count the number of questions
   */
  public List<ObjectNode> next(int count) {
    List<ObjectNode> questions = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Kind kind = KINDS.get(i % KINDS.size());
      ObjectNode question = question(kind);
      if (random.nextInt(4) == 0) {
        damage(question);
      }
      questions.add(question);
    }
    return questions;
  }

  private GameInProgress<?> played() {
    GameType type = types.get(random.nextInt(types.size()));
    Game<?> game =
        random.nextInt(3) == 0
            ? type.game(Conformance.of(type).randomOptions(random))
            : type.game(Options.none());
    GameInProgress<?> played = GameInProgress.of(game);
    for (int i = random.nextInt(MAX_MOVES); i > 0 && !played.position().isOver(); i--) {
      Position<?> position = played.position();
      int move = random.nextInt(position.legalMoveCount());
      played = played.play(position.legalMoves().get(move).notation());
    }
    return played;
  }

  private ObjectNode question(Kind kind) {
    ObjectNode question = RefereeJson.MAPPER.createObjectNode().put("kind", kind.id());
    GameInProgress<?> played = played();
    String id = played.game().type().id();
    switch (kind) {
      case GAMES -> question.put("offset", random.nextInt(3));
      case START -> putGame(question, played);
      case POSITION, PLAY -> putPosition(question, played);
      case LEGAL -> putPosition(question, played).put("limit", random.nextInt(50));
      case JUDGE -> putPosition(question, played).put("move", move(played));
      case PERFT ->
          putPosition(question, played).put("depth", 1).put("divide", random.nextBoolean());
      case FIND, EXPLORE ->
          putPosition(question, played)
              .put("symmetry", random.nextBoolean())
              .put("limit", random.nextInt(20))
              .put("offset", random.nextInt(3));
      case PICTURE ->
          putPosition(question, played)
              .put("ply", random.nextInt(played.ply() + 1))
              .put("flipped", random.nextBoolean());
      case VERDICTS ->
          question.put("text", record(played) + record(played())).put("name", id + ".brg");
      case CONVERT ->
          question.put("text", record(played)).put("to", random.nextBoolean() ? "brg" : "sgf");
    }
    return question;
  }

  private static ObjectNode putGame(ObjectNode question, GameInProgress<?> played) {
    question.put("game", played.game().type().id());
    question.set("options", RefereeJson.MAPPER.valueToTree(played.game().options().asMap()));
    return question;
  }

  private static ObjectNode putPosition(ObjectNode question, GameInProgress<?> played) {
    ArrayNode moves = putGame(question, played).putArray("moves");
    played.moves().forEach(move -> moves.add(move.notation()));
    return question;
  }

  /** Returns a move of any position of a game, so that it may be illegal at the end. */
  private String move(GameInProgress<?> played) {
    Position<?> position = random.nextBoolean() ? played.position() : played.at(0).position();
    return position.isOver()
        ? "pass"
        : position.legalMoves().get(random.nextInt(position.legalMoveCount())).notation();
  }

  private static String record(GameInProgress<?> played) {
    return BrgFormat.BRG.write(played);
  }

  private void damage(ObjectNode question) {
    switch (random.nextInt(9)) {
      case 0 -> question.put("color", 1);
      case 1 -> question.remove(question.has("game") ? "game" : "text");
      case 2 -> question.put(question.has("game") ? "game" : "to", "chess");
      case 3 -> question.putObject("options").put("size", 1000).put("width", 1000);
      case 4 -> repeatFirstMove(question.withArray("moves"));
      case 5 -> question.putArray("moves").add("what?");
      case 6 -> question.put("limit", -1);
      case 7 -> question.put("moves", "a1");
      default -> question.put("format", "pgn");
    }
  }

  /** Adds a move that is illegal in most games, because it has been played. */
  private static void repeatFirstMove(ArrayNode moves) {
    moves.add(moves.isEmpty() ? "b1-b4" : moves.get(0).stringValue());
  }
}
