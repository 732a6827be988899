package io.github.boardrules.core.record.parser;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.record.ClaimedResult;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.RecordHeader;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.RecordedMove;
import io.github.boardrules.core.record.Termination;
import io.github.boardrules.core.record.TextLocation;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What a parser has found so far of a record. */
public final class RecordDraft {
  private final GameRecord.Builder record = GameRecord.builder();
  private final TextLocation start;
  private final ProblemCollector problems;
  private final Map<String, TextLocation> locations = new LinkedHashMap<>();
  private final Map<String, String> tags = new LinkedHashMap<>();
  private @Nullable ClaimedResult claim;
  private @Nullable Termination termination;

  /** Begins an empty record at a place. */
  public RecordDraft(TextLocation start, ProblemCollector problems) {
    this.start = start;
    this.problems = problems;
  }

  /** Returns whether a tag was found, which may have been malformed. */
  public boolean has(String tag) {
    return locations.containsKey(tag);
  }

  /** Returns the number of tags that were found. */
  public int tagCount() {
    return locations.size();
  }

  /** Remembers where a tag was found. */
  public void found(String tag, TextLocation place) {
    locations.put(tag, place);
  }

  /** Remembers where a tag was found, unless it was found before. */
  public void foundIfAbsent(String tag, TextLocation place) {
    locations.putIfAbsent(tag, place);
  }

  /** Returns the builder of the record, for its game, options and setup. */
  public GameRecord.Builder record() {
    return record;
  }

  /** Sets a tag that is not {@linkplain RecordHeader#isReserved reserved} and was found there. */
  public void tag(String name, String text, TextLocation place) {
    Optional<Termination> end =
        name.equals("Termination") ? Termination.find(text) : Optional.empty();
    if (end.isPresent()) {
      termination(end.get(), place);
    } else {
      tags.put(name, text);
    }
  }

  public void claim(ClaimedResult result) {
    claim = result;
  }

  /**
   * Sets how the game ended. Reports an end that contradicts the one that is already known, and
   * keeps the known one.
   */
  public void termination(Termination end, TextLocation place) {
    Termination known = termination;
    if (known == null || (known.kind() == end.kind() && known.loser().isEmpty())) {
      termination = end;
    } else if (known.kind() != end.kind() || (end.loser().isPresent() && !end.equals(known))) {
      String message =
          "The record says that the game ended by " + words(known) + " and by " + words(end);
      problems.add(Code.CONTRADICTORY_RESULTS, place, 0, message);
    }
  }

  private static String words(Termination end) {
    return end.kind().text()
        + end.loser()
            .map(loser -> loser == Player.FIRST ? " of the first player" : " of the second player")
            .orElse("");
  }

  /** Returns the record, with the given comment on the game and main line. */
  public GameRecord build(String comment, ImmutableList<RecordedMove> moves) {
    RecordHeader header =
        new RecordHeader(
            ImmutableMap.copyOf(tags),
            comment,
            Optional.ofNullable(claim),
            Optional.ofNullable(termination));
    return record.header(header).moves(moves).locations(start, locations).build();
  }
}
