package io.github.boardrules.core.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.boardrules.core.CanonicalForm;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameSymmetry;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.record.GameInProgress;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.MoveAnnotations;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.Validator;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A game in progress and a naive model of it: a tree of moves in which every node has the model of
 * its position. Mutable: every action changes both.
 */
final class GameWithModel<M extends Move, N> {
  /** A place in the tree: the move that leads to it, the model of the position, what follows. */
  private static final class Node<M, N> {
    final Optional<M> move;
    final N model;
    final List<Node<M, N>> next = new ArrayList<>();
    MoveAnnotations annotations = MoveAnnotations.none();
    int followed;

    Node(Optional<M> move, N model) {
      this.move = move;
      this.model = model;
    }

    int height() {
      return next.isEmpty() ? 0 : 1 + next.get(followed).height();
    }

    void followMainLines() {
      followed = 0;
      next.forEach(Node::followMainLines);
    }
  }

  private final ActionsTest<M, N> test;
  private final ActionsTest.Subject<M, N> subject;

  /** A position without history, and the moves from there to the first position of the tree. */
  private Position<M> origin;

  private List<M> before = new ArrayList<>();

  private GameInProgress<M> played;
  private List<Node<M, N>> path = new ArrayList<>();

  GameWithModel(ActionsTest<M, N> test, ActionsTest.Subject<M, N> subject) {
    this.test = test;
    this.subject = subject;
    this.origin = subject.game().start();
    this.played = GameInProgress.of(subject.game());
    path.add(new Node<>(Optional.empty(), subject.model().apply(origin)));
  }

  private Node<M, N> place() {
    return path.get(path.size() - 1);
  }

  boolean isOver() {
    return played.position().isOver();
  }

  int ply() {
    return path.size() - 1;
  }

  boolean canRedo() {
    return !place().next.isEmpty();
  }

  private M move(int number) {
    List<M> moves = played.position().legalMoves();
    return moves.get(number % moves.size());
  }

  void play(int number) {
    play(move(number));
  }

  private void play(M move) {
    place().next.clear();
    add(move);
    played = played.play(move);
  }

  private void add(M move) {
    N model = test.play(place().model, played.position(), move);
    place().next.add(new Node<>(Optional.of(move), model));
    down(place().next.size() - 1);
  }

  private void down(int index) {
    place().followed = index;
    path.add(place().next.get(index));
  }

  void branch(int number) {
    M move = move(number);
    int known = moves(place().next).indexOf(move);
    if (known >= 0) {
      down(known);
    } else {
      add(move);
    }
    played = played.playVariation(move);
  }

  void undo(int most) {
    int count = Math.min(most, ply());
    path.subList(path.size() - count, path.size()).clear();
    played = count == 1 ? played.undo() : played.at(played.ply() - count);
  }

  void redo(int most) {
    int count = Math.min(most, place().height());
    for (int i = 0; i < count; i++) {
      down(place().followed);
    }
    played = count == 1 ? played.redo() : played.at(played.ply() + count);
  }

  void follow(int number) {
    int index = number % place().next.size();
    down(index);
    played = played.follow(index);
  }

  void annotate(MoveAnnotations annotations) {
    place().annotations = annotations;
    played = played.annotate(before -> annotations);
  }

  /** Goes on with the game that a reader finds in the text, at the same place. */
  void parse(RecordFormat format) {
    GameReplay replay = played.toReplay();
    if (!RecordChecks.canKeep(format, replay, subject.game().type())) {
      return;
    }
    String text = format.write(replay);
    Sample.inContext("text", text, () -> parse(format, text));
  }

  private void parse(RecordFormat format, String text) {
    Validator games = Validator.of(GameTypes.of(List.of(subject.game().type())));
    GameReplay parsed = games.replay(RecordChecks.read(format, text, games));
    assertEquals(List.of(), parsed.problems(), "problems");
    @SuppressWarnings("unchecked") // a game of the same type
    GameInProgress<M> again = (GameInProgress<M>) parsed.toGame().orElseThrow();
    List<Integer> indices = new ArrayList<>();
    for (int ply = 1; ply < path.size(); ply++) {
      indices.add(path.get(ply - 1).next.indexOf(path.get(ply)));
    }
    Node<M, N> start = path.get(0);
    start.followMainLines();
    played = again.at(0);
    path = new ArrayList<>(List.of(start));
    checkTree(start, played);
    for (int index : indices) {
      down(index);
      played = played.follow(index);
    }
  }

  private void checkTree(Node<M, N> node, GameInProgress<M> place) {
    assertEquals(node.annotations, place.annotations(), "annotations");
    assertEquals(moves(node.next), place.continuations(), "continuations");
    for (int index = 0; index < node.next.size(); index++) {
      checkTree(node.next.get(index), place.follow(index));
    }
  }

  /** Plays the images of all moves, which must lead to the canonical image of the position. */
  void map(boolean maySwapPlayers) {
    Position<M> position = played.position();
    CanonicalForm<M> form = canonicalForm(position, maySwapPlayers);
    GameSymmetry<M> symmetry = form.symmetry();
    if (!symmetry.appliesTo(origin)) {
      return;
    }
    List<M> images = new ArrayList<>(before);
    images.addAll(moves(path.subList(1, path.size())));
    images.replaceAll(symmetry::apply);
    startFrom(symmetry.apply(origin), subject.model().apply(symmetry.apply(origin)));
    origin = symmetry.apply(origin);
    before = new ArrayList<>();
    images.forEach(this::play);
    assertEquals(form.position(), played.position(), "the canonical image");
    assertEquals(
        form.position(),
        canonicalForm(form.position(), maySwapPlayers).position(),
        "the canonical image of itself");
  }

  private static <M extends Move> CanonicalForm<M> canonicalForm(
      Position<M> position, boolean maySwapPlayers) {
    return maySwapPlayers ? position.canonicalForm() : position.canonicalFormWithoutSwap();
  }

  private void startFrom(Position<M> start, N model) {
    played = GameInProgress.of(start);
    path = new ArrayList<>(List.of(new Node<>(Optional.empty(), model)));
  }

  /** Begins a game at the position that the setup, or the text, of this position gives. */
  void setUp(boolean fromText) {
    Position<M> position = played.position();
    Game<M> game = position.game();
    Position<M> again =
        fromText ? game.parsePosition(position.text()) : game.position(position.toSetup());
    assertEquals(position, again, "the position, set up again");
    assertEquals(position.hash(), again.hash(), "hash");
    assertEquals(position.legalMoves(), again.legalMoves(), "legal moves");
    before.addAll(moves(path.subList(1, path.size())));
    startFrom(again, place().model);
  }

  /** Compares the library with the model. */
  void check() {
    Sample.inContext("position", played.position(), this::checkPlace);
  }

  private void checkPlace() {
    assertEquals(ply(), played.ply(), "ply");
    assertEquals(ply() + place().height(), played.lastPly(), "last ply");
    assertEquals(moves(path.subList(1, path.size())), played.moves(), "moves");
    assertEquals(place().move, played.lastMove(), "last move");
    assertEquals(moves(place().next), played.continuations(), "continuations");
    assertEquals(place().annotations, played.annotations(), "annotations");
    test.compare(played.position(), place().model);
  }

  private static <M, N> List<M> moves(List<Node<M, N>> nodes) {
    return nodes.stream().map(node -> node.move.orElseThrow()).toList();
  }

  /** Returns the options, and all moves to the current position. */
  @Override
  public String toString() {
    List<M> moves = new ArrayList<>(before);
    moves.addAll(moves(path.subList(1, path.size())));
    return "[%s] %s: %s".formatted(subject.game().options(), origin, moves);
  }
}
