package io.github.boardrules.examples.engine.bulk;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Ascii;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** How programs let people name a game: by its id, on command lines with {@code --game}. */
public final class GameNames {
  private GameNames() {}

  /**
   * {@return the game type with an id}
   *
   * @param types the installed types
   * @param id the id: {@code loa}
   * @throws IllegalArgumentException if there is none; the message lists the ids, and names the
   *     right one if the text is a title or is written in another letter case
   */
  public static GameType type(GameTypes types, String id) {
    Optional<GameType> found = types.find(id);
    checkArgument(
        found.isPresent(),
        "Unknown game %s; installed games: %s%s",
        id,
        ids(types),
        meant(types, id).map(type -> "; " + type.title() + " has the id " + type.id()).orElse(""));
    return found.get();
  }

  /**
   * {@return the ids of all games, separated by commas}
   *
   * @param types the installed types
   */
  public static String ids(GameTypes types) {
    return types.all().stream().map(GameType::id).collect(Collectors.joining(", "));
  }

  /**
   * {@return how to name the game, if an argument that a command does not take names one}
   *
   * @param types the installed types
   * @param arguments the arguments
   */
  public static Optional<String> hint(GameTypes types, List<String> arguments) {
    return arguments.stream()
        .flatMap(argument -> types.find(argument).or(() -> meant(types, argument)).stream())
        .findFirst()
        .map(type -> "name the game with --game " + type.id());
  }

  private static Optional<GameType> meant(GameTypes types, String text) {
    return types.all().stream()
        .filter(
            type ->
                Ascii.equalsIgnoreCase(type.title(), text)
                    || Ascii.equalsIgnoreCase(type.id(), text))
        .findFirst();
  }
}
