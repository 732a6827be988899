package io.github.boardrules.core.record;

import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.record.RecordProblem.Code;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Builds the record of one game, and collects its problems. */
class RecordBuilder implements RecordHandler {
  private final GameRecord.Builder record = GameRecord.builder();
  private final Map<String, TextLocation> locations = new LinkedHashMap<>();
  private final Map<String, String> tags = new LinkedHashMap<>();
  private final List<RecordProblem> problems = new ArrayList<>(0);
  private final CommentBuilder gameComment = new CommentBuilder();
  private final LineBuilder mainLine = new LineBuilder(1);
  private final Deque<LineBuilder> outer = new ArrayDeque<>();
  private LineBuilder current = mainLine;
  private TextLocation start = TextLocation.nowhere();
  private @Nullable ClaimedResult claim;
  private @Nullable Termination termination;

  /** Returns the record. */
  GameRecord record() {
    if (mainLine.isEmpty()) {
      gameComment.add(mainLine.takeComment());
    }
    return record
        .header(header(gameComment.take()))
        .moves(mainLine.build())
        .locations(start, locations)
        .build();
  }

  /** Returns what was reported before the first move. */
  GameRecord withoutMoves() {
    String comment = gameComment.take();
    gameComment.add(comment);
    return record.header(header(comment)).locations(start, locations).build();
  }

  private RecordHeader header(String comment) {
    return new HeaderData(
        ImmutableMap.copyOf(tags),
        comment,
        Optional.ofNullable(claim),
        Optional.ofNullable(termination));
  }

  /** Returns the start of the game without the places in its text. */
  GameRecord unplaced() {
    return record.build();
  }

  /** Returns the start of the game, so far as it was reported. */
  GameRecord start() {
    return record.locations(start, locations).build();
  }

  /** Returns the problems in the order in which they were reported. */
  List<RecordProblem> problems() {
    return problems;
  }

  /** Returns the moves of the main line so far, without annotations. */
  List<RecordedMove> moves() {
    return mainLine.moves();
  }

  @Override
  public void begin(Place at) {
    start = at.toLocation();
  }

  @Override
  public void game(CharSequence id, Place at) {
    if (!id.isEmpty()) {
      record.game(id.toString());
    }
    locations.put("Game", at.toLocation());
  }

  @Override
  public void options(Options options, Place at) {
    record.options(options);
    locations.put("Options", at.toLocation());
  }

  @Override
  public void setup(CharSequence text, Place at) {
    record.setup(text.toString());
    locations.put("Setup", at.toLocation());
  }

  @Override
  public void unknownSetup(RecordProblem problem) {
    record.setupProblem(problem);
  }

  @Override
  public void tag(CharSequence name, CharSequence text, Place at) {
    String key = name.toString();
    locations.put(key, at.toLocation());
    Optional<Termination> end =
        key.equals("Termination") ? Termination.find(text.toString()) : Optional.empty();
    if (end.isPresent()) {
      termination(end.get(), at);
    } else {
      tags.put(key, text.toString());
    }
  }

  @SuppressWarnings("ReferenceEquality") // most formats pass one object for both
  @Override
  public void move(CharSequence notation, CharSequence written, Place at) {
    String text = notation.toString();
    current.add(notation == written ? text : written.toString(), text, at.toLocation());
  }

  @Override
  public void comment(CharSequence text) {
    if (!current.isEmpty()) {
      current.last().comment(text.toString());
    } else if (current == mainLine) {
      gameComment.add(text.toString());
    } else {
      current.commentNext(text.toString());
    }
  }

  @Override
  public void commentNext(CharSequence text) {
    current.commentNext(text.toString());
  }

  @Override
  public void glyph(int glyph) {
    current.last().glyph(glyph);
  }

  @Override
  public boolean clock(Duration left) {
    return current.last().clock(left);
  }

  @Override
  public void property(CharSequence name, CharSequence text) {
    current.last().property(name.toString(), text.toString());
  }

  @Override
  public void openVariation(int ply, Place at) {
    outer.push(current);
    current = current.move(ply - current.firstPly).newVariation(ply);
  }

  @Override
  public void closeVariation() {
    current = outer.pop();
  }

  @Override
  public void claim(ClaimedResult result, Place at) {
    claim = result;
    locations.putIfAbsent("Result", at.toLocation());
  }

  /** Keeps the first end; reports one that contradicts it. */
  @Override
  public void termination(Termination end, Place at) {
    locations.putIfAbsent("Termination", at.toLocation());
    Termination known = termination;
    if (known == null || (known.kind() == end.kind() && known.loser().isEmpty())) {
      termination = end;
    } else if (known.kind() != end.kind() || (end.loser().isPresent() && !end.equals(known))) {
      String message =
          "The record says that the game ended by " + words(known) + " and by " + words(end);
      problem(RecordProblem.of(Code.CONTRADICTORY_RESULTS, at.toLocation(), 0, message));
    }
  }

  private static String words(Termination end) {
    return end.kind().text()
        + end.loser()
            .map(loser -> loser == Player.FIRST ? " of the first player" : " of the second player")
            .orElse("");
  }

  @Override
  public void problem(RecordProblem problem) {
    problems.add(problem);
  }
}
