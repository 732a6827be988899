package io.github.boardrules.examples.guide;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Option;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.OutcomeReason;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.text.ErrorCode;
import io.github.boardrules.examples.engine.command.ExitStatus;
import io.github.boardrules.examples.engine.conform.Question.Ask;
import io.github.boardrules.examples.engine.referee.Kind;
import io.github.boardrules.examples.engine.referee.Member;
import io.github.boardrules.examples.engine.referee.RefereeCode;
import io.github.boardrules.examples.engine.table.Table;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * What users depend on stands in one frozen file each, which changes on purpose only. {@code
 * -Dboardrules.guide.update=true} writes the files.
 */
class FrozenTest {
  private static final Path FOLDER = Path.of("src", "test", "resources", "frozen");

  /** What is frozen. */
  enum Frozen {
    /** What the published artifacts let others call, extend and read. */
    SIGNATURES(FrozenTest::signatures),
    /** The codes of errors, and the reasons for which games end. */
    CODES(FrozenTest::codes),
    /** The options of the games: names, values and defaults. */
    OPTIONS(FrozenTest::options),
    /** The facts of the positions: names and types. */
    FACTS(FrozenTest::facts),
    /** How moves, positions, diagrams and records are written. */
    NOTATIONS(FrozenGames::notations),
    /** Hashes and keys of positions, and keys of games. */
    HASHES(FrozenGames::hashes),
    /** The columns of the tables. */
    COLUMNS(FrozenTest::columns),
    /** The words of the protocols of the referee and of {@code conform}. */
    WORDS(FrozenTest::words),
    /** The exit statuses of the commands. */
    STATUSES(FrozenTest::statuses);

    @SuppressWarnings("ImmutableEnumChecker") // a method without state
    private final Supplier<Stream<String>> lines;

    Frozen(Supplier<Stream<String>> lines) {
      this.lines = lines;
    }

    Path file() {
      return FOLDER.resolve(Ascii.toLowerCase(name()) + ".txt");
    }
  }

  @ParameterizedTest
  @EnumSource
  void nothingChangesByAccident(Frozen frozen) throws IOException {
    String now = frozen.lines.get().collect(joining("\n", "", "\n"));
    if (Pages.UPDATE) {
      Files.writeString(frozen.file(), now);
    }
    Set<String> gone = new TreeSet<>(Pages.text(frozen.file()).lines().toList());
    Set<String> added = new TreeSet<>(now.lines().toList());
    Set<String> both = Set.copyOf(gone);
    gone.removeAll(added);
    added.removeAll(both);
    assertEquals(
        "",
        Stream.concat(gone.stream().map("- "::concat), added.stream().map("+ "::concat))
            .collect(joining("\n")),
        "users depend on this; if it changes on purpose, say so in CHANGELOG.md and write "
            + frozen.file()
            + " with -Dboardrules.guide.update=true");
  }

  @Test
  void everyFileIsCompared() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      assertEquals(
          Arrays.stream(Frozen.values()).map(Frozen::file).sorted().toList(),
          files.sorted().toList());
    }
  }

  private static Stream<String> signatures() {
    return types().flatMap(type -> SignaturesTest.signatures(type).sorted());
  }

  private static Stream<String> codes() {
    return types()
        .filter(
            type ->
                type.isEnum()
                    && (ErrorCode.class.isAssignableFrom(type)
                        || OutcomeReason.class.isAssignableFrom(type)))
        .flatMap(
            type ->
                Arrays.stream(type.getEnumConstants())
                    .map(code -> type.getName() + " " + ((Enum<?>) code).name()));
  }

  private static Stream<Class<?>> types() {
    try {
      return PublishedTypes.all().stream();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static Stream<String> options() {
    return GameTypes.installed().all().stream()
        .flatMap(type -> type.options().stream().map(option -> type.id() + " " + describe(option)));
  }

  private static String describe(Option<?> option) {
    return "%s %s %s default %s"
        .formatted(
            option.name(),
            Ascii.toLowerCase(option.kind().toString()),
            Stream.concat(
                    option.range().stream().map(Object::toString),
                    option.values().stream().map(Option.NamedValue::name))
                .toList(),
            option.defaultText());
  }

  private static Stream<String> facts() {
    return GameTypes.installed().all().stream().flatMap(FrozenTest::facts);
  }

  /** Lists the facts of the start and of the position after the first legal moves. */
  private static Stream<String> facts(GameType type) {
    Set<String> lines = new TreeSet<>();
    Position<?> position = type.game(Options.none()).start();
    for (int ply = 0; ply < 6 && !position.isOver(); ply++) {
      add(type.id(), position.facts(), lines);
      position = position.successor(0);
    }
    return lines.stream();
  }

  private static void add(String path, @Nullable Object value, Set<String> lines) {
    if (value instanceof Map<?, ?> map) {
      for (Map.Entry<?, ?> entry : map.entrySet()) {
        String name = entry.getKey().toString();
        boolean isCell = CharMatcher.inRange('0', '9').matchesAnyOf(name);
        add(path + "." + (isCell ? "CELL" : name), entry.getValue(), lines);
      }
    } else if (value instanceof List<?> list) {
      list.forEach(element -> add(path + "[]", element, lines));
    } else if (value != null) {
      lines.add(path + " " + value.getClass().getSimpleName());
    }
  }

  private static Stream<String> columns() {
    return Table.ALL.stream()
        .flatMap(
            table ->
                table.columns().stream()
                    .map(
                        column ->
                            "%s.%s %s %s"
                                .formatted(
                                    table.name(),
                                    column.name(),
                                    Ascii.toLowerCase(column.type().name()),
                                    column.isRequired() ? "required" : "optional")));
  }

  private static Stream<String> words() {
    return Stream.of(
            Arrays.stream(Kind.values())
                .flatMap(
                    kind ->
                        kind.members().stream()
                            .map(member -> "referee " + kind + describe(member))),
            Arrays.stream(RefereeCode.values())
                .map(code -> "referee " + code + " " + code.status()),
            Arrays.stream(Ask.values()).map(ask -> "conform " + ask))
        .flatMap(lines -> lines);
  }

  private static String describe(Member member) {
    return " %s %s%s %s"
        .formatted(
            member.name(),
            Ascii.toLowerCase(member.type().name()),
            member.required() ? " required" : "",
            member.values());
  }

  private static Stream<String> statuses() {
    return Stream.of(
        "valid " + ExitStatus.VALID,
        "invalid " + ExitStatus.INVALID,
        "failure " + ExitStatus.FAILURE);
  }
}
