package io.github.boardrules.core.record;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.Player;
import java.util.Optional;

/**
 * What a record says about a game besides its start and its moves. Immutable and a value.
 *
 * <p>Tags have the names of PGN, such as {@code Event}, {@code Site}, {@code Date} and {@code
 * Round}; the tags of the players are {@link #FIRST} and {@link #SECOND}. SGF properties that have
 * no such name keep their own.
 *
 * <pre>{@code
 * RecordHeader header = RecordHeader.none().withPlayer(Player.FIRST, "Ada").withTag("Round", "3");
 * header.tag("First"); // → Optional[Ada]
 * }</pre>
 *
 * @param tags the texts of the tags by name, in the order of the record; line endings are LF
 * @param comment the comment on the whole game; empty if there is none
 * @param claim the result that the record claims; empty if it claims none
 * @param termination how the game ended other than by its rules; empty if the record does not state
 *     it. With a termination, there is no tag {@code Termination}
 */
@Immutable
public record RecordHeader(
    ImmutableMap<String, String> tags,
    String comment,
    Optional<ClaimedResult> claim,
    Optional<Termination> termination) {
  /** The tag with the name of the first player. */
  public static final String FIRST = "First";

  /** The tag with the name of the second player. */
  public static final String SECOND = "Second";

  /** The tag with the name of the setup, if that name is not the value of an option. */
  public static final String SETUP_NAME = "SetupName";

  /** The tag for how a game ended, if its text is not that of a {@link Termination}. */
  private static final String TERMINATION = "Termination";

  private static final CharMatcher NAME =
      CharMatcher.inRange('a', 'z')
          .or(CharMatcher.inRange('A', 'Z'))
          .or(CharMatcher.inRange('0', '9'))
          .or(CharMatcher.is('_'));

  private static final RecordHeader NONE =
      new RecordHeader(ImmutableMap.of(), "", Optional.empty(), Optional.empty());

  /**
   * Creates a header.
   *
   * @param tags the tags; a tag {@code Termination} is dropped if there is a termination
   * @param comment the comment on the whole game
   * @param claim the result that the record claims
   * @param termination how the game ended other than by its rules
   * @throws IllegalArgumentException if a name is not that of a {@linkplain #isTagName tag}, or if
   *     it is {@linkplain #isReserved reserved}
   */
  public RecordHeader {
    checkNotNull(claim, "claim");
    checkNotNull(termination, "termination");
    comment = Newlines.unify(comment);
    for (String name : tags.keySet()) {
      checkArgument(
          isTagName(name),
          "The name of a tag must be 1 to 100 ASCII letters, digits and underscores: %s",
          name);
      checkArgument(!isReserved(name), "%s is not a tag, but another part of a record", name);
    }
    if (termination.isPresent() && tags.containsKey(TERMINATION)) {
      tags = ImmutableMap.copyOf(Maps.filterKeys(tags, name -> !name.equals(TERMINATION)));
    }
    if (tags.values().stream().anyMatch(text -> text.indexOf('\r') >= 0)) {
      tags = ImmutableMap.copyOf(Maps.transformValues(tags, Newlines::unify));
    }
  }

  /** {@return the header of a record that says nothing about the game} */
  public static RecordHeader none() {
    return NONE;
  }

  /**
   * {@return the text of a tag; empty if the record does not have the tag}
   *
   * @param name the name of the tag
   */
  public Optional<String> tag(String name) {
    return Optional.ofNullable(tags.get(checkNotNull(name, "name")));
  }

  /**
   * {@return the name of a player; empty if the record does not state it}
   *
   * @param player the player
   */
  public Optional<String> player(Player player) {
    return tag(tag(player));
  }

  private static String tag(Player player) {
    checkNotNull(player, "player");
    return player == Player.FIRST ? FIRST : SECOND;
  }

  /** {@return the claimed result; without a claim, the result that the termination implies} */
  public GameResult result() {
    return claim
        .map(ClaimedResult::result)
        .orElse(termination.map(Termination::result).orElse(GameResult.UNKNOWN));
  }

  /**
   * {@return this header with another tag, which replaces a tag with the same name} A tag {@code
   * Termination} with the text of a {@link Termination} becomes the {@link #termination()} instead.
   *
   * @param name the name of the tag
   * @param text the text of the tag, any text
   * @throws IllegalArgumentException if the name is not that of a {@linkplain #isTagName tag}, or
   *     if it is {@linkplain #isReserved reserved}
   */
  public RecordHeader withTag(String name, String text) {
    Optional<Termination> end =
        name.equals(TERMINATION) ? Termination.find(text) : Optional.empty();
    return new RecordHeader(
        ImmutableMap.<String, String>builder().putAll(tags).put(name, text).buildKeepingLast(),
        comment,
        claim,
        end.or(() -> termination));
  }

  /**
   * {@return this header with another name of a player}
   *
   * @param player the player
   * @param name any text
   */
  public RecordHeader withPlayer(Player player, String name) {
    return withTag(tag(player), name);
  }

  /**
   * {@return this header with another comment on the whole game}
   *
   * @param text any text; empty for no comment
   */
  public RecordHeader withComment(String text) {
    return new RecordHeader(tags, text, claim, termination);
  }

  /**
   * {@return this header with another claimed result}
   *
   * @param result the claim
   */
  public RecordHeader withClaim(ClaimedResult result) {
    return new RecordHeader(tags, comment, Optional.of(result), termination);
  }

  /**
   * {@return this header with another termination}
   *
   * @param end how the game ended other than by its rules
   */
  public RecordHeader withTermination(Termination end) {
    return new RecordHeader(tags, comment, claim, Optional.of(end));
  }

  /** {@return this header without a claimed result and a termination} */
  public RecordHeader withoutResult() {
    return claim.isEmpty() && termination.isEmpty()
        ? this
        : new RecordHeader(tags, comment, Optional.empty(), Optional.empty());
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

  /**
   * {@return whether a name belongs to another part of a record, so that no tag of a header can
   * have it: {@code Game}, {@code Options}, {@code Setup} and {@code Result}}
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
