package io.github.boardrules.core.record;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import io.github.boardrules.core.Options;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A game as it was recorded. The moves need not be legal, and the game need not be installed:
 * {@link Replay} checks the record against the rules. Immutable and a value; equality ignores
 * locations.
 *
 * <p>Tags have the names of PGN, such as {@code Event}, {@code Site}, {@code Date} and {@code
 * Round}; the tags of the players are {@link #FIRST} and {@link #SECOND}. SGF properties that have
 * no such name keep their own.
 */
public final class GameRecord {
  /** The tag with the name of the first player. */
  public static final String FIRST = "First";

  /** The tag with the name of the second player. */
  public static final String SECOND = "Second";

  /** The tag with the name of the setup, if that name is not the value of an option. */
  public static final String SETUP_NAME = "SetupName";

  private static final CharMatcher NAME =
      CharMatcher.inRange('a', 'z')
          .or(CharMatcher.inRange('A', 'Z'))
          .or(CharMatcher.inRange('0', '9'))
          .or(CharMatcher.is('_'));

  private final Optional<String> game;
  private final Options options;
  private final Optional<String> setup;
  private final ImmutableMap<String, String> tags;
  private final String comment;
  private final ImmutableList<RecordedMove> moves;
  private final Optional<ClaimedResult> claim;
  private final Optional<Termination> termination;
  private final ImmutableMap<String, TextLocation> locations;
  private final TextLocation location;

  private GameRecord(Builder builder) {
    this.game = Optional.ofNullable(builder.game);
    this.options = builder.options;
    this.setup = Optional.ofNullable(builder.setup);
    this.tags =
        ImmutableMap.copyOf(
            Maps.filterKeys(
                builder.tags, name -> builder.termination == null || !name.equals("Termination")));
    this.comment = builder.comment;
    this.moves = builder.moves;
    this.claim = Optional.ofNullable(builder.claim);
    this.termination = Optional.ofNullable(builder.termination);
    this.locations = ImmutableMap.copyOf(builder.locations);
    this.location = builder.location;
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

  /** {@return all other tags by name, in the order of the record} */
  public ImmutableMap<String, String> tags() {
    return tags;
  }

  /**
   * {@return the text of a tag; empty if the record does not have the tag}
   *
   * @param name the name of the tag
   */
  public Optional<String> tag(String name) {
    return Optional.ofNullable(tags.get(name));
  }

  /** {@return the comment on the whole game; empty if there is none} */
  public String comment() {
    return comment;
  }

  /** {@return the main line; each move has its variations} */
  public ImmutableList<RecordedMove> moves() {
    return moves;
  }

  /** {@return the result that the record claims; empty if it claims none} */
  public Optional<ClaimedResult> claim() {
    return claim;
  }

  /** {@return how the game ended other than by its rules; empty if the record does not state it} */
  public Optional<Termination> termination() {
    return termination;
  }

  /** {@return the claimed result; without a claim, the result that the termination implies} */
  public GameResult result() {
    return claim
        .map(ClaimedResult::result)
        .orElse(termination.map(Termination::result).orElse(GameResult.UNKNOWN));
  }

  /** {@return the name that the record gives to its setup; by default {@code Standard}} */
  public String setupName() {
    return tag(SETUP_NAME).or(() -> options.get("setup")).orElse("Standard");
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
    return locations.getOrDefault(tag, location);
  }

  /** {@return a builder with the contents of this record} */
  public Builder toBuilder() {
    Builder builder = new Builder();
    builder.game = game.orElse(null);
    builder.options = options;
    builder.setup = setup.orElse(null);
    builder.tags.putAll(tags);
    builder.comment = comment;
    builder.moves = moves;
    builder.claim = claim.orElse(null);
    builder.termination = termination.orElse(null);
    builder.locations.putAll(locations);
    builder.location = location;
    return builder;
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return object instanceof GameRecord other
        && game.equals(other.game)
        && options.equals(other.options)
        && setup.equals(other.setup)
        && tags.equals(other.tags)
        && comment.equals(other.comment)
        && moves.equals(other.moves)
        && claim.equals(other.claim)
        && termination.equals(other.termination);
  }

  @Override
  public int hashCode() {
    return Objects.hash(game, options, setup, tags, moves);
  }

  /** Returns a summary for debugging. */
  @Override
  public String toString() {
    return game.orElse("?") + tags + moves + claim.map(ClaimedResult::text).orElse("");
  }

  /**
   * {@return whether a text can be the name of a tag: 1 to 100 ASCII letters, digits and
   * underscores}
   *
   * @param name any text
   */
  public static boolean isTagName(CharSequence name) {
    return !name.isEmpty() && name.length() <= 100 && NAME.matchesAllOf(name);
  }

  /** A builder of records. Not thread-safe. */
  public static final class Builder {
    private @Nullable String game;
    private Options options = Options.none();
    private @Nullable String setup;
    private final Map<String, String> tags = new LinkedHashMap<>();
    private String comment = "";
    private ImmutableList<RecordedMove> moves = ImmutableList.of();
    private @Nullable ClaimedResult claim;
    private @Nullable Termination termination;
    private final Map<String, TextLocation> locations = new LinkedHashMap<>();
    private TextLocation location = TextLocation.nowhere();

    private Builder() {}

    /**
     * Sets the id of the game.
     *
     * @param id the id of the game
     * @return this builder
     */
    public Builder game(String id) {
      this.game = id;
      return this;
    }

    /**
     * Sets the options of the game.
     *
     * @param all the options
     * @return this builder
     */
    public Builder options(Options all) {
      this.options = all;
      return this;
    }

    /**
     * Sets the position in which the game begins.
     *
     * @param position the one-line text of the position
     * @return this builder
     */
    public Builder setup(String position) {
      this.setup = position;
      return this;
    }

    /**
     * Sets a tag. If the name is {@code Termination} and the text is that of a {@link Termination},
     * sets the {@link #termination} instead.
     *
     * @param name the name of the tag
     * @param text the text of the tag, any text
     * @return this builder
     * @throws IllegalArgumentException if the name is not 1 to 100 ASCII letters, digits and
     *     underscores, or if it is {@code Game}, {@code Options}, {@code Setup} or {@code Result},
     *     which have methods of their own
     */
    public Builder tag(String name, String text) {
      checkArgument(
          isTagName(name),
          "The name of a tag must be 1 to 100 ASCII letters, digits and underscores: %s",
          name);
      checkArgument(!isReserved(name), "The tag %s must be set with its own method", name);
      Optional<Termination> end =
          name.equals("Termination") ? Termination.parse(text) : Optional.empty();
      if (end.isPresent()) {
        return termination(end.get());
      }
      tags.put(name, Newlines.unify(text));
      return this;
    }

    /**
     * Sets the comment on the whole game.
     *
     * @param text any text; empty for no comment
     * @return this builder
     */
    public Builder comment(String text) {
      this.comment = Newlines.unify(text);
      return this;
    }

    /**
     * Sets the main line.
     *
     * @param all the moves
     * @return this builder
     */
    public Builder moves(Iterable<RecordedMove> all) {
      this.moves = ImmutableList.copyOf(all);
      return this;
    }

    /**
     * Sets the result that the record claims.
     *
     * @param result the claim
     * @return this builder
     */
    public Builder claim(ClaimedResult result) {
      this.claim = result;
      return this;
    }

    /**
     * Sets how the game ended other than by its rules. The record then has no tag {@code
     * Termination}.
     *
     * @param termination how the game ended
     * @return this builder
     */
    public Builder termination(Termination termination) {
      this.termination = termination;
      return this;
    }

    /** {@return the record} */
    public GameRecord build() {
      return new GameRecord(this);
    }

    /**
     * Sets where the record begins in its text.
     *
     * @param start the location of the first character
     * @return this builder
     */
    public Builder location(TextLocation start) {
      this.location = start;
      return this;
    }

    /**
     * Sets where the text of a tag begins. Readers call this for each tag that they find.
     *
     * @param tag the name of the tag
     * @param start the location of the first character
     * @return this builder
     */
    public Builder location(String tag, TextLocation start) {
      locations.put(tag, start);
      return this;
    }

    /** {@return the names of the tags that have a location} */
    public Set<String> located() {
      return Collections.unmodifiableSet(locations.keySet());
    }

    /** {@return the options set so far} */
    public Options options() {
      return options;
    }

    /** {@return the claim set so far; empty if there is none} */
    public Optional<ClaimedResult> claim() {
      return Optional.ofNullable(claim);
    }
  }

  /**
   * {@return whether {@link Builder#tag} rejects a tag, because the builder has a method for it}
   *
   * @param name the name of a tag
   */
  public static boolean isReserved(String name) {
    return switch (name) {
      case "Game", "Options", "Setup", "Result" -> true;
      default -> false;
    };
  }
}
