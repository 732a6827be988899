package io.github.boardrules.examples.server;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.record.GameInProgress;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.MoveAnnotations;
import io.github.boardrules.core.record.RecordHeader;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.examples.engine.referee.LibraryErrors;
import io.github.boardrules.examples.engine.referee.Records;
import io.github.boardrules.examples.engine.referee.RefereeCode;
import io.github.boardrules.examples.engine.referee.RefereeJson;
import io.github.boardrules.examples.engine.referee.Refusal;
import java.util.Map;
import java.util.NoSuchElementException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.BooleanNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A change of a game with variations at a place, which one member of a request names: {@code play},
 * {@code annotate}, {@code describe}, {@code promote}, {@code main}, {@code delete} or {@code
 * merge}.
 */
final class RecordChange {
  static final ImmutableSet<String> NAMES =
      ImmutableSet.of("play", "annotate", "describe", "promote", "main", "delete", "merge");

  /** The changes without a value of their own. */
  private static final ImmutableSet<String> SWITCHES = ImmutableSet.of("promote", "main", "delete");

  private static final ImmutableSet<String> ANNOTATIONS =
      ImmutableSet.of("commentBefore", "commentAfter", "nags");
  private static final ImmutableSet<String> HEADER = ImmutableSet.of("tags", "comment");

  private final Records records;
  private final ObjectNode request;
  private final String name;

  /**
   * Creates a change.
   *
   * @throws Refusal if the request does not have exactly one change
   */
  RecordChange(Records records, ObjectNode request) {
    this.records = records;
    this.request = request;
    ImmutableList<String> names =
        NAMES.stream().filter(request::has).collect(ImmutableList.toImmutableList());
    if (names.size() != 1) {
      throw Refusal.of(
          names.isEmpty() ? RefereeCode.MISSING_MEMBER : RefereeCode.CONTRADICTION,
          "The request must have one of the members " + String.join(", ", NAMES));
    }
    this.name = names.get(0);
    if (SWITCHES.contains(name) && !request.path(name).equals(BooleanNode.TRUE)) {
      throw Json.wrong(request, name, "true");
    }
  }

  /**
   * A changed game.
   *
   * @param game the game
   * @param place the place to show
   */
  record Changed(GameInProgress<?> game, RecordPlace place) {}

  /**
   * Changes a game.
   *
   * @param game the game at the place
   * @param place the place
   * @throws Refusal if the game cannot be changed in this way
   */
  <M extends Move> Changed apply(GameInProgress<M> game, RecordPlace place) {
    try {
      return switch (name) {
        case "play" -> play(game, place);
        case "annotate" -> new Changed(annotated(game), place);
        case "describe" -> new Changed(described(game), place);
        case "promote" -> promote(game, place);
        case "main" -> makeMain(game, place);
        case "delete" -> delete(game, place);
        case "merge" -> merge(game, place);
        default -> throw new IllegalStateException(name);
      };
    } catch (IllegalMoveException e) {
      throw LibraryErrors.illegal("/play", e);
    } catch (NotationException e) {
      throw LibraryErrors.unreadable("/play", e);
    } catch (IllegalArgumentException | IllegalStateException | NoSuchElementException e) {
      throw Refusal.at(ServerCode.NOT_CHANGEABLE, pointer(), String.valueOf(e.getMessage()));
    }
  }

  private String pointer() {
    return RefereeJson.pointer(name);
  }

  private <M extends Move> Changed play(GameInProgress<M> game, RecordPlace place) {
    GameInProgress<M> played = game.playVariation(Json.text(request, name));
    int index = played.undo().continuations().indexOf(played.lastMove().orElseThrow());
    return new Changed(played, place.then(index));
  }

  private <M extends Move> GameInProgress<M> annotated(GameInProgress<M> game) {
    ObjectNode given = object();
    try {
      Json.check(given, ANNOTATIONS);
      return game.annotate(annotations -> annotate(annotations, given));
    } catch (Refusal e) {
      throw e.in(pointer());
    }
  }

  private <M extends Move> GameInProgress<M> described(GameInProgress<M> game) {
    ObjectNode given = object();
    try {
      Json.check(given, HEADER);
      return game.withHeader(header(game.header(), given));
    } catch (Refusal e) {
      throw e.in(pointer());
    }
  }

  private static MoveAnnotations annotate(MoveAnnotations annotations, ObjectNode given) {
    MoveAnnotations changed = annotations;
    if (given.has("commentBefore")) {
      changed = changed.withCommentBefore(Json.text(given, "commentBefore"));
    }
    if (given.has("commentAfter")) {
      changed = changed.withCommentAfter(Json.text(given, "commentAfter"));
    }
    if (given.has("nags")) {
      changed = changed.withNags(nags(given));
    }
    return changed;
  }

  private static Integer[] nags(ObjectNode given) {
    JsonNode nags = given.path("nags");
    if (!nags.isArray() || !nags.valueStream().allMatch(JsonNode::isInt)) {
      throw Json.wrong(given, "nags", "a list of whole numbers");
    }
    return nags.valueStream().map(JsonNode::intValue).toArray(Integer[]::new);
  }

  /** Replaces the tags, the comment on the game, or both. */
  private static RecordHeader header(RecordHeader header, ObjectNode given) {
    RecordHeader changed = given.has("tags") ? header.withTags(ImmutableMap.of()) : header;
    if (given.has("tags") && !given.path("tags").isObject()) {
      throw Json.wrong(given, "tags", "an object");
    }
    for (Map.Entry<String, JsonNode> tag : given.path("tags").properties()) {
      if (!tag.getValue().isString()) {
        throw Refusal.at(
            RefereeCode.WRONG_TYPE,
            "/tags" + RefereeJson.pointer(tag.getKey()),
            "The value of a tag must be a text");
      }
      changed = changed.withTag(tag.getKey(), tag.getValue().stringValue());
    }
    return given.has("comment") ? changed.withComment(Json.text(given, "comment")) : changed;
  }

  private ObjectNode object() {
    if (request.path(name) instanceof ObjectNode given) {
      return given;
    }
    throw Json.wrong(request, name, "an object");
  }

  /** Moves the last variation on the way to the place one place earlier. */
  private static <M extends Move> Changed promote(GameInProgress<M> game, RecordPlace place) {
    int branch = place.lastBranch();
    if (branch < 0) {
      return new Changed(game, place);
    }
    int index = place.indices().get(branch);
    return new Changed(game.at(branch).promote(index), place.with(branch, index - 1));
  }

  /** Makes all moves on the way to the place moves of the main line. */
  private static <M extends Move> Changed makeMain(GameInProgress<M> game, RecordPlace place) {
    GameInProgress<M> changed = game.at(0);
    for (int index : place.indices()) {
      changed = (index == 0 ? changed : changed.promoteToMain(index)).follow(0);
    }
    return new Changed(changed, RecordPlace.main(place.indices().size()));
  }

  /** Deletes the last move and all moves after it. */
  private static <M extends Move> Changed delete(GameInProgress<M> game, RecordPlace place) {
    int last = place.indices().size() - 1;
    GameInProgress<M> before = game.undo();
    return new Changed(before.delete(place.indices().get(last)), place.first(last));
  }

  private Changed merge(GameInProgress<?> game, RecordPlace place) {
    GameReplay other = records.read(Json.text(request, name), 1, pointer());
    return new Changed(merged(game, other.toGame().orElseThrow()), place);
  }

  /** Merges games, which have the same type of moves if they start from equal positions. */
  @SuppressWarnings("unchecked")
  private static <M extends Move> GameInProgress<M> merged(
      GameInProgress<M> game, GameInProgress<?> other) {
    return game.merge((GameInProgress<M>) other);
  }
}
