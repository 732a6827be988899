package io.github.boardrules.core.record;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.errorprone.annotations.CanIgnoreReturnValue;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.Options;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A game as it was recorded: its start, its moves, and its {@linkplain RecordHeader header}. The
 * moves need not be legal, and the game need not be installed: {@link Validator} checks the record
 * against the rules. Immutable and a value; equality ignores locations.
 */
@Immutable
public final class GameRecord {
  private final Optional<String> game;
  private final Options options;
  private final Optional<String> setup;
  private final Optional<RecordProblem> setupProblem;
  private final RecordHeader header;
  private final ImmutableList<RecordedMove> moves;
  private final TextLocation location;
  private final ImmutableMap<String, TextLocation> tagLocations;

  private GameRecord(Builder builder) {
    this.game = Optional.ofNullable(builder.game);
    this.options = builder.options;
    this.setup = Optional.ofNullable(builder.setup);
    this.setupProblem = Optional.ofNullable(builder.setupProblem);
    this.header = builder.header;
    this.moves = builder.moves;
    this.location = builder.location;
    this.tagLocations = builder.tagLocations;
  }

  /** {@return a builder of an empty record} */
  public static Builder builder() {
    return new Builder();
  }

  /** {@return the id of the game; empty if the record does not name it} */
  public Optional<String> game() {
    return game;
  }

  /** {@return the options of the game} */
  public Options options() {
    return options;
  }

  /**
   * {@return the one-line text of the position in which the game begins; empty for the standard
   * start of the game}
   */
  public Optional<String> setup() {
    return setup;
  }

  /**
   * {@return why the start of the game is unknown, so that the record cannot be replayed: its setup
   * is malformed, or the game does not support it; otherwise empty} The reader of the record
   * reports this problem, and it is the problem of a {@link GameReplay} of the record.
   */
  public Optional<RecordProblem> setupProblem() {
    return setupProblem;
  }

  /** {@return the tags, the comment on the game, the claimed result and the termination} */
  public RecordHeader header() {
    return header;
  }

  /** {@return the main line; each move has its variations} */
  public List<RecordedMove> moves() {
    return moves;
  }

  /**
   * {@return the name that the record gives to its setup; without a name, {@code unsupported} and a
   * blank if there is a {@link #setupProblem()}, otherwise {@code Standard}}
   */
  public String setupName() {
    return header
        .tag(RecordHeader.SETUP_NAME)
        .or(() -> options.get("setup"))
        .orElse(setupProblem.isPresent() ? "unsupported " : "Standard");
  }

  /** {@return where the record begins in its text} */
  public TextLocation location() {
    return location;
  }

  /**
   * {@return where the text of a tag begins, or where the record begins if it has no such tag}
   * Includes the tags {@code Game}, {@code Options}, {@code Setup}, {@code Result} and {@code
   * Termination}.
   *
   * @param tag the name of the tag
   */
  public TextLocation location(String tag) {
    return tagLocations.getOrDefault(checkNotNull(tag, "tag"), location);
  }

  /**
   * Reports this record to a handler, as a scanner would: from its beginning to its last move, with
   * the places where its parts were found. The caller may report problems and then the end.
   *
   * @param handler the handler
   */
  public void accept(RecordHandler handler) {
    checkNotNull(handler, "handler");
    handler.begin(location);
    game.ifPresent(id -> handler.game(id, location("Game")));
    if (!options.isEmpty()) {
      handler.options(options, location("Options"));
    }
    setup.ifPresent(text -> handler.setup(text, location("Setup")));
    setupProblem.ifPresent(handler::unknownSetup);
    header.tags().forEach((name, text) -> handler.tag(name, text, location(name)));
    header.claim().ifPresent(claim -> handler.claim(claim, location("Result")));
    header.termination().ifPresent(end -> handler.termination(end, location("Termination")));
    if (!header.comment().isEmpty()) {
      handler.comment(header.comment());
    }
    if (handler.wanted() != RecordHandler.Wanted.HEADER) {
      accept(moves, 1, handler);
    }
  }

  /** Reports a line. The recursion is as deep as variations are nested. */
  private static void accept(List<RecordedMove> line, int firstPly, RecordHandler handler) {
    int ply = firstPly;
    for (RecordedMove move : line) {
      MoveAnnotations notes = move.annotations();
      if (!notes.commentBefore().isEmpty()) {
        handler.commentNext(notes.commentBefore());
      }
      handler.move(move.notation(), move.text(), move.location());
      notes.nags().forEach(handler::glyph);
      notes.clock().ifPresent(handler::clock);
      notes
          .properties()
          .forEach((name, texts) -> texts.forEach(text -> handler.property(name, text)));
      if (!notes.commentAfter().isEmpty()) {
        handler.comment(notes.commentAfter());
      }
      for (List<RecordedMove> variation : move.variations()) {
        handler.openVariation(ply, variation.get(0).location());
        accept(variation, ply, handler);
        handler.closeVariation();
      }
      ply++;
    }
  }

  /** {@return a builder with the contents of this record} */
  public Builder toBuilder() {
    Builder builder = new Builder();
    builder.game = game.orElse(null);
    builder.options = options;
    builder.setup = setup.orElse(null);
    builder.setupProblem = setupProblem.orElse(null);
    builder.header = header;
    builder.moves = moves;
    builder.location = location;
    builder.tagLocations = tagLocations;
    return builder;
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return object instanceof GameRecord other
        && game.equals(other.game)
        && options.equals(other.options)
        && setup.equals(other.setup)
        && setupProblem
            .map(RecordProblem::message)
            .equals(other.setupProblem.map(RecordProblem::message))
        && header.equals(other.header)
        && moves.equals(other.moves);
  }

  @Override
  public int hashCode() {
    return Objects.hash(game, options, setup, header, moves);
  }

  /** Returns a summary for debugging. */
  @Override
  public String toString() {
    String claim = header.claim().map(ClaimedResult::text).orElse("");
    return game.orElse("?") + header.tags() + moves + claim;
  }

  /** A builder of records. Not thread-safe. */
  public static final class Builder {
    private @Nullable String game;
    private Options options = Options.none();
    private @Nullable String setup;
    private @Nullable RecordProblem setupProblem;
    private RecordHeader header = RecordHeader.none();
    private ImmutableList<RecordedMove> moves = ImmutableList.of();
    private TextLocation location = TextLocation.nowhere();
    private ImmutableMap<String, TextLocation> tagLocations = ImmutableMap.of();

    private Builder() {}

    /**
     * Sets the id of the game.
     *
     * @param id the id of the game
     * @return this builder
     */
    @CanIgnoreReturnValue
    public Builder game(String id) {
      this.game = checkNotNull(id, "id");
      return this;
    }

    /**
     * Sets the options of the game.
     *
     * @param all the options
     * @return this builder
     */
    @CanIgnoreReturnValue
    public Builder options(Options all) {
      this.options = checkNotNull(all, "all");
      return this;
    }

    /**
     * Sets the position in which the game begins.
     *
     * @param position the one-line text of the position
     * @return this builder
     */
    @CanIgnoreReturnValue
    public Builder setup(String position) {
      this.setup = checkNotNull(position, "position");
      return this;
    }

    /**
     * Sets why the start of the game is unknown.
     *
     * @param problem the problem, which the reader of the record reports as well
     * @return this builder
     */
    @CanIgnoreReturnValue
    public Builder setupProblem(RecordProblem problem) {
      this.setupProblem = checkNotNull(problem, "problem");
      return this;
    }

    /**
     * Sets the tags, the comment on the game, the claimed result and the termination.
     *
     * @param all the header
     * @return this builder
     */
    @CanIgnoreReturnValue
    public Builder header(RecordHeader all) {
      this.header = checkNotNull(all, "all");
      return this;
    }

    /**
     * Sets the main line.
     *
     * @param all the moves
     * @return this builder
     */
    @CanIgnoreReturnValue
    public Builder moves(Iterable<RecordedMove> all) {
      this.moves = ImmutableList.copyOf(all);
      return this;
    }

    /**
     * Sets where the record and the texts of its tags begin in their text.
     *
     * @param record the location of the first character of the record
     * @param tags the location of the first character of each tag that was found, by its name
     * @return this builder
     */
    @CanIgnoreReturnValue
    public Builder locations(TextLocation record, Map<String, TextLocation> tags) {
      this.location = checkNotNull(record, "record");
      this.tagLocations = ImmutableMap.copyOf(tags);
      return this;
    }

    /** {@return the record} */
    public GameRecord build() {
      return new GameRecord(this);
    }
  }
}
