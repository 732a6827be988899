package io.github.boardrules.linage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.core.text.ErrorCode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Compares every ply of games of the site Abstract Play with the library. The files are not part of
 * the project; without them, the tests are skipped.
 *
 * <p>On the site, player 1 always plays Vertical, and player 2 may place the first stone. Such a
 * game is played here on the transposed board, with player 2 as Vertical.
 */
@Tag("proof")
final class AbstractPlayTest {
  private static final Path GAMES = Path.of("..", "..", "shared", "interchange", "abstractplay");
  private static final JsonMapper JSON = JsonMapper.shared();
  private static final Set<String> ENDS = Set.of("resign", "timeout", "draw", "abandoned");

  /** How one game of a file compares with the library. */
  private record Comparison(int plies, List<String> differences, Optional<Violation> refusal) {}

  @BeforeAll
  static void assumeThatTheFilesExist() {
    assumeTrue(
        Files.isDirectory(GAMES),
        "SKIPPED: the games of Abstract Play are not at " + GAMES.toAbsolutePath().normalize());
  }

  @Test
  @SuppressWarnings("SystemOut") // the counts are the result of the comparison
  void everyPlyOfTheGamesAgrees() throws IOException {
    int games = 0;
    int plies = 0;
    List<ErrorCode> refusals = new ArrayList<>();
    List<String> differences = new ArrayList<>();
    for (JsonNode game : games()) {
      Comparison comparison = compare(game);
      games++;
      plies += comparison.plies();
      differences.addAll(comparison.differences());
      comparison.refusal().ifPresent(violation -> refusals.add(violation.code()));
    }
    System.out.printf(
        "Abstract Play: %d games of Linage, %d plies, %d differences, refused %s%n",
        games, plies, differences.size(), refusals);
    assertEquals(List.of(), differences);
    LinageViolationCode taken = LinageViolationCode.BUTTON_TAKEN;
    assertEquals(List.of(taken, taken, taken), refusals);
    assertEquals(100, games);
  }

  @Test
  void aWrongBoardIsADifference() throws IOException {
    JsonNode game = games().get(0);
    ObjectNode ply = (ObjectNode) game.get("plies").get(5);
    ply.put("board", ply.get("board").asString().replaceFirst("#", "."));
    assertNotEquals(List.of(), compare(game).differences());
  }

  @Test
  void aWrongListIsADifference() throws IOException {
    JsonNode game = games().get(0);
    ((ArrayNode) game.get("plies").get(5).get("legal")).remove(0);
    assertNotEquals(List.of(), compare(game).differences());
  }

  @Test
  void aWrongWinnerIsADifference() throws IOException {
    for (JsonNode game : games()) {
      JsonNode last = game.get("plies").get(game.get("plies").size() - 1);
      JsonNode winner = last.get("winner");
      if (winner.size() == 1 && compare(game).plies() == game.get("plies").size()) {
        ((ArrayNode) winner).set(0, JSON.valueToTree(3 - winner.get(0).asInt()));
        assertNotEquals(List.of(), compare(game).differences());
        return;
      }
    }
    throw new AssertionError("no game that was played to its end");
  }

  private static List<JsonNode> games() throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.list(GAMES)) {
      files =
          all.filter(file -> file.getFileName().toString().startsWith("linage-")).sorted().toList();
    }
    List<JsonNode> games = new ArrayList<>();
    for (Path file : files) {
      try (BufferedReader lines =
          new BufferedReader(
              new InputStreamReader(
                  new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8))) {
        lines.lines().map(JSON::readTree).forEach(games::add);
      }
    }
    return games;
  }

  private static LinageRules rules(JsonNode variants) {
    int side = 15;
    int line = 3;
    for (JsonNode variant : variants) {
      String name = variant.asString();
      if (name.endsWith(" board")) {
        side = Integer.parseInt(name.substring(0, name.indexOf('x')));
      } else if (name.startsWith("Lines of ")) {
        line = Integer.parseInt(name.substring(9, 10));
      }
    }
    return TestRules.of(LinageRules.abstractPlay(side, side), line);
  }

  private static Comparison compare(JsonNode game) {
    JsonNode record = game.get("record");
    JsonNode header = record.get("header");
    String name = header.get("site").get("gameid").asString();
    List<String> moves = new ArrayList<>();
    record.get("moves").forEach(round -> round.forEach(move -> moves.add(move.asString())));
    LinagePosition position = Linage.game(rules(header.get("game").get("variants"))).start();
    Komi komi = Komi.ofHalfPoints(2 * Integer.parseInt(moves.get(0)));
    boolean transposed = !moves.get(1).equals("play-second");
    List<String> differences = new ArrayList<>();
    int plies = 0;
    for (int i = 0; i < moves.size() && !ENDS.contains(moves.get(i)); i++) {
      List<LinageMove> played =
          switch (i) {
            case 0 -> List.of(LinageMove.nameKomi(komi));
            case 1 -> opening(moves.get(1), transposed);
            default -> List.of(move(moves.get(i), transposed));
          };
      for (LinageMove move : played) {
        Optional<Violation> violation = position.violation(move);
        if (violation.isPresent()) {
          return new Comparison(plies, differences, violation);
        }
        position = position.play(move);
      }
      plies++;
      if (i > 0) {
        String where = name + ", after move " + (i + 1) + ": ";
        differences(position, game.get("plies").get(i + 1), transposed)
            .forEach(difference -> differences.add(where + difference));
      }
    }
    return new Comparison(plies == moves.size() ? plies + 1 : plies, differences, Optional.empty());
  }

  private static List<LinageMove> opening(String move, boolean transposed) {
    return transposed
        ? List.of(LinageMove.chooseSide(Orientation.VERTICAL), move(move, true))
        : List.of(LinageMove.chooseSide(Orientation.HORIZONTAL));
  }

  private static LinageMove move(String move, boolean transposed) {
    return switch (move) {
      case "pass" -> LinageMove.pass();
      case "take-button" -> LinageMove.takeButton();
      default -> LinageMove.place(image(Cell.parse(move), transposed));
    };
  }

  private static Cell image(Cell cell, boolean transposed) {
    return transposed ? new Cell(cell.y(), cell.x()) : cell;
  }

  private static List<String> differences(
      LinagePosition position, JsonNode ply, boolean transposed) {
    List<String> differences = new ArrayList<>();
    differ(differences, "legal", cells(ply.get("legal")), cells(position, transposed));
    differ(differences, "board", ply.get("board").asString(), board(position, transposed));
    differ(differences, "over", ply.get("over").asBoolean(), position.isOver());
    int halfPoints =
        position.score().verticalHalfPoints() - position.score().horizontalHalfPoints();
    boolean firstIsVertical = position.side(Player.FIRST).equals(Optional.of(Orientation.VERTICAL));
    double expected = ply.get("scores").get(0).asDouble() - ply.get("scores").get(1).asDouble();
    differ(differences, "lead", expected, (firstIsVertical ? halfPoints : -halfPoints) / 2.0);
    if (position.isOver()) {
      Set<Integer> winners = new HashSet<>();
      ply.get("winner").forEach(winner -> winners.add(winner.asInt()));
      differ(differences, "winner", winners, winners(position));
    } else {
      int player = position.toMove().equals(Optional.of(Player.FIRST)) ? 1 : 2;
      differ(differences, "toMove", ply.get("toMove").asInt(), player);
    }
    return differences;
  }

  private static void differ(List<String> differences, String what, Object site, Object library) {
    if (!site.equals(library)) {
      differences.add(what + " " + site + " but " + library);
    }
  }

  private static Set<Integer> winners(LinagePosition position) {
    Optional<Player> winner = position.outcome().flatMap(Outcome::winner);
    return winner.map(player -> Set.of(player == Player.FIRST ? 1 : 2)).orElse(Set.of(1, 2));
  }

  private static Set<String> cells(JsonNode list) {
    return list.valueStream()
        .map(JsonNode::asString)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<String> cells(LinagePosition position, boolean transposed) {
    Collection<Cell> cells = position.placements();
    return cells.stream()
        .map(cell -> image(cell, transposed).toString())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static String board(LinagePosition position, boolean transposed) {
    int side = position.board().width();
    Map<Cell, Character> symbols = symbols(position, transposed);
    List<String> rows = new ArrayList<>();
    for (int y = side - 1; y >= 0; y--) {
      StringBuilder row = new StringBuilder();
      for (int x = 0; x < side; x++) {
        row.append(symbols.getOrDefault(image(new Cell(x, y), transposed), '.'));
      }
      rows.add(row.toString());
    }
    return String.join("\n", rows);
  }

  private static Map<Cell, Character> symbols(LinagePosition position, boolean transposed) {
    Map<Cell, Character> symbols = new HashMap<>();
    position.stones().forEach(cell -> symbols.put(cell, '#'));
    position
        .territory(Orientation.VERTICAL)
        .forEach(cell -> symbols.put(cell, transposed ? 'H' : 'V'));
    position
        .territory(Orientation.HORIZONTAL)
        .forEach(cell -> symbols.put(cell, transposed ? 'V' : 'H'));
    return symbols;
  }
}
