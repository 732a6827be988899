package io.github.boardrules.core.record;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.collect.ImmutableMap;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.Player;
import java.util.Map;
import java.util.Optional;

/**
 * What a record says about a game besides its start and its moves. Immutable and a value. More
 * methods may be added to this type.
 *
 * <p>Tags have the names of PGN, such as {@code Event}, {@code Site}, {@code Date} and {@code
 * Round}; the tags of the players are {@link #FIRST} and {@link #SECOND}. Properties of other
 * formats that have no such name keep their own.
 *
 * <pre>{@code
 * RecordHeader header = RecordHeader.none().withPlayer(Player.FIRST, "Ada").withTag("Round", "3");
 * header.tag("First"); // → Optional[Ada]
 * }</pre>
 */
@Immutable
public sealed interface RecordHeader permits HeaderData {
  /** The tag with the name of the first player. */
  String FIRST = "First";

  /** The tag with the name of the second player. */
  String SECOND = "Second";

  /** The tag with the name of the setup, if that name is not the value of an option. */
  String SETUP_NAME = "SetupName";

  /** {@return the texts of the tags by name, in the order of the record; line endings are LF} */
  Map<String, String> tags();

  /** {@return the comment on the whole game; empty if there is none} */
  String comment();

  /** {@return the result that the record claims; empty if it claims none} */
  Optional<ClaimedResult> claim();

  /**
   * {@return how the game ended other than by its rules; empty if the record does not state it.
   * With a termination, there is no tag {@code Termination}}
   */
  Optional<Termination> termination();

  /** {@return the header of a record that says nothing about the game} */
  static RecordHeader none() {
    return HeaderData.NONE;
  }

  /**
   * {@return the text of a tag; empty if the record does not have the tag}
   *
   * @param name the name of the tag
   */
  default Optional<String> tag(String name) {
    return Optional.ofNullable(tags().get(checkNotNull(name, "name")));
  }

  /**
   * {@return the name of a player; empty if the record does not state it}
   *
   * @param player the player
   */
  default Optional<String> player(Player player) {
    return tag(tag(player));
  }

  private static String tag(Player player) {
    checkNotNull(player, "player");
    return player == Player.FIRST ? FIRST : SECOND;
  }

  /** {@return the claimed result; without a claim, the result that the termination implies} */
  default GameResult result() {
    return claim()
        .map(ClaimedResult::result)
        .orElse(termination().map(Termination::result).orElse(GameResult.UNKNOWN));
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
  default RecordHeader withTag(String name, String text) {
    Optional<Termination> end =
        name.equals(HeaderData.TERMINATION) ? Termination.find(text) : Optional.empty();
    return new HeaderData(
        ImmutableMap.<String, String>builder().putAll(tags()).put(name, text).buildKeepingLast(),
        comment(),
        claim(),
        end.or(this::termination));
  }

  /**
   * {@return this header with these tags instead of its own}
   *
   * @param all the texts of the tags by name; a tag {@code Termination} is left out if there is a
   *     {@link #termination()}
   * @throws IllegalArgumentException if a name is not that of a {@linkplain #isTagName tag}, or if
   *     it is {@linkplain #isReserved reserved}
   */
  default RecordHeader withTags(Map<String, String> all) {
    return new HeaderData(all, comment(), claim(), termination());
  }

  /**
   * {@return this header with another name of a player}
   *
   * @param player the player
   * @param name any text
   */
  default RecordHeader withPlayer(Player player, String name) {
    return withTag(tag(player), name);
  }

  /**
   * {@return this header with another comment on the whole game}
   *
   * @param text any text; empty for no comment
   */
  default RecordHeader withComment(String text) {
    return new HeaderData(tags(), text, claim(), termination());
  }

  /**
   * {@return this header with another claimed result}
   *
   * @param result the claim
   */
  default RecordHeader withClaim(ClaimedResult result) {
    return new HeaderData(tags(), comment(), Optional.of(result), termination());
  }

  /**
   * {@return this header with another termination}
   *
   * @param end how the game ended other than by its rules
   */
  default RecordHeader withTermination(Termination end) {
    return new HeaderData(tags(), comment(), claim(), Optional.of(end));
  }

  /** {@return this header without a claimed result and a termination} */
  default RecordHeader withoutResult() {
    return claim().isEmpty() && termination().isEmpty()
        ? this
        : new HeaderData(tags(), comment(), Optional.empty(), Optional.empty());
  }

  /**
   * {@return whether a text can be the name of a tag: 1 to 100 ASCII letters, digits and
   * underscores}
   *
   * @param name any text
   */
  static boolean isTagName(CharSequence name) {
    int length = name.length();
    boolean isName = length > 0 && length <= 100;
    for (int i = 0; isName && i < length; i++) {
      isName = HeaderData.NAME.has(name.charAt(i));
    }
    return isName;
  }

  /**
   * {@return whether a name belongs to another part of a record, so that no tag of a header can
   * have it: {@code Game}, {@code Options}, {@code Setup} and {@code Result}}
   *
   * @param name the name of a tag
   */
  static boolean isReserved(String name) {
    return switch (name) {
      case "Game", "Options", "Setup", "Result" -> true;
      default -> false;
    };
  }
}
