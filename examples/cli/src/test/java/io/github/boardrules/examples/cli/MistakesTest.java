package io.github.boardrules.examples.cli;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.base.Splitter;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Options;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests what people are told about their mistakes: what was found, what was expected, where. */
class MistakesTest {
  private static final Pattern CLASS =
      Pattern.compile("java\\.|[a-z]Exception|[a-z]Error\\b|\\bint\\b");

  @TempDir private Path folder;

  @BeforeEach
  void writeFiles() throws IOException {
    Files.copy(Path.of("../records/iris/iris-8.brg"), folder.resolve("iris.brg"));
    Files.createDirectory(folder.resolve("folder"));
    write("blank.brg", "[Game \"loa\"]\n\n[First \"x\"]\n\n1. b1-b3 *\n");
    write("tag.brg", "[Game\u00a0\"loa\"]\n\n1. b1-b3 *\n");
    write("move.brg", "[Game \"loa\"]\n\n1.\u00a0b1-b3 *\n");
    write("size.sgf", "(;FF[4]GM[9]SZ[08];B[b1-b3])");
    write("object.txt", "{\"a\":1}");
  }

  private void write(String name, String text) throws IOException {
    Files.writeString(folder.resolve(name), text);
  }

  /** The command, with {@code @} for the folder, and words of its answer. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "valdate @iris.brg; 'valdate'|not a command|did you mean validate",
        "Validate @iris.brg; 'Validate'|did you mean validate",
        "help valdate; 'valdate'|not a command|validate",
        "validate; FILE-OR-FOLDER is missing",
        "validate --jsn @iris.brg; --jsn|not an option|--json",
        "validate -json @iris.brg; -json|not an option|--json",
        "validate @none.brg; none.brg: the file does not exist",
        "validate --threads four @iris.brg; --threads|whole number|'four'",
        "validate --threads 0 @iris.brg; --threads|from 1 to|0",
        "validate --threads 2147483647 @iris.brg; --threads|from 1 to|2147483647",
        "validate --threads 99999999999 @iris.brg; --threads|smaller whole number|'99999999999'",
        "validate --plies-limit 0 @iris.brg; --plies-limit|1 or more|0",
        "validate --input-format xml @iris.brg; --input-format|brg, sgf|xml",
        "validate @a\u0000b; FILE-OR-FOLDER|name of a file|'",
        "validate @Zo\ufffd.brg; Zo\ufffd.brg",
        "validate @blank.brg; line 3|empty line ends the tags|expected moves or a result",
        "validate @tag.brg; line 1|plain blank|U+00A0",
        "validate @move.brg; line 3|cell|U+00A0",
        "validate @size.sgf; line 1|zero|08",
        "validate @object.txt; contains no game: it begins like JSON|line 1",
        "convert @iris.brg; --to FORMAT is missing",
        "convert @iris.brg --to brg -o out.brg; out.brg|NAME=VALUE|--output",
        "convert @iris.brg --to brg --output @no/out.brg; out.brg|no does not exist",
        "convert @iris.brg --to brg --output @folder; folder is a folder|name of a file",
        "convert @none.brg --to brg; none.brg: the file does not exist",
        "convert @iris.brg --to sgf; #1|sgf|Iris|0 of 2 games written",
        "convert @move.brg --to sgf --output @x.sgf; 1 of 1 game written|U+00A0",
        "show @none.brg; none.brg: the file does not exist",
        "show @iris.brg --number 99; iris.brg|99",
        "show @iris.brg --ply 9999; --ply|between 0 and 148|9999",
        "show @iris.brg 3; '3'|one too many",
        "picture @iris.brg -o x.svg; x.svg|NAME=VALUE|--output",
        "picture @iris.brg --palette purple; --palette|LIGHT, DARK|'purple'",
        "picture @iris.brg --output @no/x.svg; x.svg|no does not exist",
        "picture @iris.brg --output @folder; folder is a folder|name of a file",
        "picture @iris.brg --output @iris.brg; is the input|overwritten",
        "picture @iris.brg --animated soon; --animated|a number|'soon'",
        "legal; --game is required|loa",
        "legal -g chess; chess|loa",
        "legal -g loa -o size; size|NAME=VALUE",
        "legal -g loa -o size=99; size|from 3 to 16, but is '99'",
        "legal -g loa -o size=8x8; size|from 3 to 16, but is '8x8'",
        "legal -g loa -o hole=MIDDLE; hole|NONE, CENTER, but is 'MIDDLE'",
        "perft -g loa; --depth N is missing",
        "perft -g loa -d three; --depth|whole number|'three'",
        "games loa; 'loa'|one too many|--game loa",
        "trace @none.jsonl; none.jsonl: the file does not exist",
        "trace @folder; folder: it is a folder, not a file",
        "serve; --stdio"
      })
  void aMistakeIsExplained(String command, String words) {
    String[] arguments =
        Splitter.on(' ').splitToStream(command.replace("@", folder + "/")).toArray(String[]::new);
    Run run = Run.of(arguments);
    String all = run.out() + run.err();
    assertNotEquals(0, run.status(), all);
    for (String word : Splitter.on('|').split(words)) {
      assertTrue(all.contains(word), word + " in " + all);
    }
    assertFalse(CLASS.matcher(all).find(), all);
    assertFalse(all.contains("1 games") || all.contains("1 files"), all);
  }

  /** A game; a colon and a move, a question mark and an option, or @ and a position; and words. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '"',
      value = {
        "loa:b1b; Expected '-' or ':'|'b'|a legal move is, for example",
        "loa:b1-b4; b1-b4|must move 2 squares, not 3",
        "loa:; Expected a move",
        "loa:z9-a1; a cell from a1 to h8|'z9-a1'",
        "loa:b1-b3 b8-b6; the end after 'b1-b3'|'b8-b6'",
        "linage:komi=4.5 vertical; the end after 'komi=4.5'|' vertical'",
        "linage:komi=4,5; the end after 'komi=4'|',5'",
        "linage:komi=5; a komi of 5|0.5, 1.5 and so on|komi=ANY",
        "linage:c5; must name a komi first",
        "carteso:komi=4.5 red; the end after 'komi=4.5'|' red'",
        "iris:a1; a1 is colored|on a gray cell",
        "iris:a1 b2; not a colored cell and its twin",
        "iris:a1 b2 c3; the end after 'a1'|' b2 c3'",
        "loa?sze=8; sze|not an option of this game|size",
        "loa?size=99; size|from 3 to 16, but is '99'",
        "loa?preset=chess; preset|SOUCIE|but is 'chess'",
        "loa?order=foo; order|noMove|'foo' is none of them",
        "loa?allowExtraPieces=maybe; allowExtraPieces|true or false, but is 'maybe'",
        "iris?n=100; n|from 2 to 13, but is '100'",
        "linage?width=0; width|from 1 to 25, but is '0'",
        "linage?lineLength=nine; lineLength|from 2 to 5, but is 'nine'",
        "linage?komi=half; komi|Expected a number, found 'half'",
        "loa@8/8 b; Expected '/', found ' b'",
        "loa@8/8/8/8/8/8/8/8; Expected ' ', found the end"
      })
  void aMistakeInACallIsExplained(String call, String words) {
    String[] parts = call.split("[:?@]", 2);
    GameType type = GameTypes.installed().get(parts[0]);
    RuntimeException failure =
        assertThrows(
            RuntimeException.class,
            () -> {
              Object unused =
                  switch (call.charAt(parts[0].length())) {
                    case ':' -> type.game(Options.none()).start().play(parts[1]);
                    case '@' -> type.game(Options.none()).parsePosition(parts[1]);
                    default ->
                        type.game(
                            Options.of(
                                parts[1].replaceFirst("=.*", ""),
                                parts[1].replaceFirst(".*?=", "")));
                  };
            });
    String message = String.valueOf(failure.getMessage());
    for (String word : Splitter.on('|').split(words)) {
      assertTrue(message.contains(word), word + " in " + message);
    }
    assertFalse(CLASS.matcher(message).find(), message);
  }
}
