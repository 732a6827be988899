package io.github.boardrules.examples.server;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.boardrules.core.Player;
import io.github.boardrules.examples.engine.referee.RefereeCode;
import io.github.boardrules.examples.engine.referee.Refusal;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The members of the JSON object in a request about a match. */
final class Body {
  private static final int MAX_NAME = 60;

  private static final CharMatcher BASE64 =
      CharMatcher.inRange('a', 'z')
          .or(CharMatcher.inRange('A', 'Z'))
          .or(CharMatcher.inRange('0', '9'))
          .or(CharMatcher.anyOf("-_"));

  private final ObjectNode members;

  private Body(ObjectNode members) {
    this.members = members;
  }

  /**
   * Returns the members of an object.
   *
   * @param names the names of the members that it may have
   * @throws Refusal if it has another one
   */
  static Body of(ObjectNode members, String... names) {
    Json.check(members, ImmutableSet.copyOf(names));
    return new Body(members);
  }

  boolean has(String name) {
    return members.has(name);
  }

  String text(String name) {
    return Json.text(members, name);
  }

  int integer(String name) {
    return Json.integer(members, name);
  }

  boolean flag(String name) {
    JsonNode value = members.path(name);
    if (!value.isBoolean()) {
      throw Json.wrong(members, name, "true or false");
    }
    return value.booleanValue();
  }

  /** Returns the constant of an enum that a member names. */
  <E extends Enum<E>> E constant(String name, Class<E> type) {
    String text = text(name);
    return Arrays.stream(type.getEnumConstants())
        .filter(constant -> constant.name().equals(text))
        .findFirst()
        .orElseThrow(
            () ->
                outOfRange(
                    name,
                    "one of "
                        + Arrays.stream(type.getEnumConstants())
                            .map(Enum::name)
                            .collect(Collectors.joining(", "))));
  }

  /** Returns the player that the member {@code player} names, if it is present. */
  Optional<Player> player() {
    return has("player") ? Optional.of(constant("player", Player.class)) : Optional.empty();
  }

  private static Refusal outOfRange(String name, String expected) {
    return Refusal.at(RefereeCode.OUT_OF_RANGE, "/" + name, "\"" + name + "\" must be " + expected);
  }

  /** Returns the name of a player without blanks around it. */
  String name(String member) {
    String name = text(member).strip();
    boolean isPrintable = name.codePoints().noneMatch(Body::isControl);
    if (name.isEmpty() || name.codePointCount(0, name.length()) > MAX_NAME || !isPrintable) {
      throw outOfRange(
          member, "a text of 1 to " + MAX_NAME + " characters without control characters");
    }
    return name;
  }

  /** Returns whether a character is invisible, or changes the direction or the line. */
  private static boolean isControl(int character) {
    return switch (Character.getType(character)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SURROGATE ->
          true;
      default -> false;
    };
  }

  /** Returns the names in the member {@code players}; none if it is missing. */
  ImmutableMap<Player, String> names() {
    if (!has("players")) {
      return ImmutableMap.of();
    }
    if (!(members.get("players") instanceof ObjectNode object)) {
      throw Json.wrong(members, "players", "an object");
    }
    try {
      Body names = of(object, Player.FIRST.name(), Player.SECOND.name());
      ImmutableMap.Builder<Player, String> all = ImmutableMap.builder();
      for (Player player : Player.values()) {
        if (names.has(player.name())) {
          all.put(player, names.name(player.name()));
        }
      }
      return all.buildOrThrow();
    } catch (Refusal e) {
      throw e.in("/players");
    }
  }

  /** Returns a token that the client has made of 256 random bits. */
  String token() {
    String token = text("token");
    if (token.length() != Secrets.TOKEN_LENGTH || !BASE64.matchesAllOf(token)) {
      throw outOfRange("token", "256 random bits in base64url without padding");
    }
    return token;
  }
}
