package io.github.boardrules.core.record;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import io.github.boardrules.core.Options;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A game as somebody wrote it down: nothing of it need be legal, or even a game that is installed.
 * Immutable, and a value; where it was read does not count.
 *
 * <p>Tags are known by the names that PGN gives them, {@code Event}, {@code Site}, {@code Date} and
 * {@code Round} among them; the players are {@link #FIRST} and {@link #SECOND}. Properties of SGF
 * that have no such name keep their own.
 */
public final class GameRecord {
  /** The tag of the player in seat FIRST. */
  public static final String FIRST = "First";

  /** The tag of the player in seat SECOND. */
  public static final String SECOND = "Second";

  /** The tag of the name by which the record calls its setup, where it is not an option's value. */
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
  private final ImmutableMap<String, TextLocation> places;
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
    this.places = ImmutableMap.copyOf(builder.places);
    this.location = builder.location;
  }

  /** {@return a record to be made, empty so far} */
  public static Builder builder() {
    return new Builder();
  }

  /** {@return the id of the game, if the record names it} */
  public Optional<String> game() {
    return game;
  }

  /** {@return the options of the game that the record gives} */
  public Options options() {
    return options;
  }

  /**
   * {@return the position in which the game begins, in the game's one-line text, if it is not the
   * usual one}
   */
  public Optional<String> setup() {
    return setup;
  }

  /** {@return all other tags and their texts, in the record's order} */
  public ImmutableMap<String, String> tags() {
    return tags;
  }

  /**
   * {@return the text of a tag, if the record has it}
   *
   * @param name the name of the tag
   */
  public Optional<String> tag(String name) {
    return Optional.ofNullable(tags.get(name));
  }

  /** {@return the comment on the game as a whole; empty if there is none} */
  public String comment() {
    return comment;
  }

  /** {@return the moves of the game itself; variations hang on them} */
  public ImmutableList<RecordedMove> moves() {
    return moves;
  }

  /** {@return the result that the record claims, if it does} */
  public Optional<ClaimedResult> claim() {
    return claim;
  }

  /** {@return how the game ended beyond the rules, if the record tells so} */
  public Optional<Termination> termination() {
    return termination;
  }

  /** {@return who won by this record, be it said or implied by the ending} */
  public GameResult result() {
    return claim
        .map(ClaimedResult::result)
        .orElse(termination.map(Termination::result).orElse(GameResult.UNKNOWN));
  }

  /**
   * {@return the name by which the record calls its setup; {@code Standard} where it calls it
   * nothing}
   */
  public String setupName() {
    return tag(SETUP_NAME).or(() -> options.get("setup")).orElse("Standard");
  }

  /** {@return where the record begins} */
  public TextLocation location() {
    return location;
  }

  /**
   * {@return where the text of a tag stands, also of {@code Game}, {@code Options}, {@code Setup},
   * {@code Result} and {@code Termination}; where the record begins if it has no such tag}
   *
   * @param tag the name of the tag
   */
  public TextLocation location(String tag) {
    TextLocation place = places.get(tag);
    return place == null ? location : place;
  }

  /** {@return a builder that has everything this record has} */
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
    builder.places.putAll(places);
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

  /** For people, not as any format writes it. */
  @Override
  public String toString() {
    return game.orElse("?") + tags + moves + claim.map(ClaimedResult::text).orElse("");
  }

  /** Whether a tag may have the name: ASCII letters, digits and underscores, at most 100. */
  static boolean isTagName(CharSequence name) {
    return !name.isEmpty() && name.length() <= 100 && NAME.matchesAllOf(name);
  }

  /** A record that is being made. Not thread-safe. */
  public static final class Builder {
    private @Nullable String game;
    private Options options = Options.none();
    private @Nullable String setup;
    private final Map<String, String> tags = new LinkedHashMap<>();
    private String comment = "";
    private ImmutableList<RecordedMove> moves = ImmutableList.of();
    private @Nullable ClaimedResult claim;
    private @Nullable Termination termination;
    private final Map<String, TextLocation> places = new LinkedHashMap<>();
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
     * @param all all of them
     * @return this builder
     */
    public Builder options(Options all) {
      this.options = all;
      return this;
    }

    /**
     * Sets the position in which the game begins.
     *
     * @param position the position in the game's one-line text
     * @return this builder
     */
    public Builder setup(String position) {
      this.setup = position;
      return this;
    }

    /**
     * Sets a tag. {@code Termination} sets the {@link #termination} instead if it has the words for
     * one, as both formats write it: {@code resignation}, {@code time forfeit by FIRST}, ….
     *
     * @param name the name of the tag
     * @param text what it says, any text
     * @return this builder
     * @throws IllegalArgumentException if the name is empty, is longer than 100 characters, has
     *     others than ASCII letters, digits and underscores, or is {@code Game}, {@code Options},
     *     {@code Setup} or {@code Result}, which have methods of their own
     */
    public Builder tag(String name, String text) {
      checkArgument(isTagName(name), "not the name of a tag: %s", name);
      checkArgument(!isReserved(name), "%s is not set as a tag", name);
      Optional<Termination> end =
          name.equals("Termination") ? BrgTags.termination(text) : Optional.empty();
      if (end.isPresent()) {
        return termination(end.get());
      }
      tags.put(name, Newlines.unify(text));
      return this;
    }

    /**
     * Sets the comment on the game as a whole.
     *
     * @param text any text; empty for none
     * @return this builder
     */
    public Builder comment(String text) {
      this.comment = Newlines.unify(text);
      return this;
    }

    /**
     * Sets the moves.
     *
     * @param all all of them
     * @return this builder
     */
    public Builder moves(Iterable<RecordedMove> all) {
      this.moves = ImmutableList.copyOf(all);
      return this;
    }

    /**
     * Sets the result that the record claims.
     *
     * @param result the result as the record gives it
     * @return this builder
     */
    public Builder claim(ClaimedResult result) {
      this.claim = result;
      return this;
    }

    /**
     * Sets how the game ended beyond the rules. A tag {@code Termination} that says it otherwise is
     * left out of the record.
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

    Builder location(TextLocation start) {
      this.location = start;
      return this;
    }

    Builder place(String tag, TextLocation place) {
      places.put(tag, place);
      return this;
    }

    boolean hasPlace(String tag) {
      return places.containsKey(tag);
    }

    int tagCount() {
      return places.size();
    }

    Options options() {
      return options;
    }

    Optional<ClaimedResult> claim() {
      return Optional.ofNullable(claim);
    }
  }

  static boolean isReserved(String name) {
    return switch (name) {
      case "Game", "Options", "Setup", "Result" -> true;
      default -> false;
    };
  }
}
