package io.github.boardrules.loa;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.HexBoard;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/**
 * Compares Lines of Action with what the program gameslib of Abstract Play has written. There,
 * player 1 is A on the boards and plays Black; X is the hole. On a hexagonal board, a cell has the
 * letter of its rank and its number in the rank.
 */
final class AbstractPlayComparison {
  private static final LoaGameType TYPE = new LoaGameType();

  /** Words in place of a move that end a game by no rule. */
  private static final ImmutableSet<String> ENDS =
      ImmutableSet.of("resign", "timeout", "draw", "abandoned");

  private final List<String> differences = new ArrayList<>();
  private int games;
  private int plies;
  private int positionsInFull;
  private int connectedPositions;

  List<String> differences() {
    return differences;
  }

  int games() {
    return games;
  }

  int positionsInFull() {
    return positionsInFull;
  }

  int connectedPositions() {
    return connectedPositions;
  }

  @Override
  public String toString() {
    return "%d games with %d plies, %d positions in full, %d connected positions, %d differences"
        .formatted(games, plies, positionsInFull, connectedPositions, differences.size());
  }

  void compareGame(JsonNode game) {
    games++;
    JsonNode header = game.get("record").get("header");
    String id = header.get("site").get("gameid").asString();
    JsonNode entries = game.get("plies");
    LoaPosition position = start(strings(header.get("game").get("variants")), entries.get(0));
    compare(id, position, entries.get(0), false);
    int ply = 0;
    for (JsonNode round : game.get("record").get("moves")) {
      for (JsonNode entry : round) {
        ply++;
        String move = entry.asString();
        boolean isEnd = ENDS.contains(move);
        if (!isEnd) {
          position = position.play(move(position, move));
        }
        compare(id + " ply " + ply, position, entries.get(ply), isEnd);
      }
    }
    same(id + " plies", entries.size() - 1, ply);
  }

  /** Scrambled Eggs on 8×8 has the colors of Soucie's exchanged, so its board is set up. */
  private LoaPosition start(Set<String> variants, JsonNode entry) {
    Options options = Options.of("preset", "ABSTRACT_PLAY");
    boolean isScrambled = variants.contains("Scrambled Eggs");
    if (variants.contains("8x8 board")) {
      return isScrambled ? position(options, entry, Color.BLACK) : TYPE.game(options).start();
    }
    Options board =
        variants.contains("Hexagonal board (base-5)")
            ? options.with("board", "HEX").with("size", "5").with("setup", "clusters")
            : (variants.contains("Hexagonal board (base-6)")
                    ? options.with("board", "HEX")
                    : options.with("size", "9"))
                .with("hole", "CENTER")
                .with("setup", isScrambled ? "scrambled" : "standard");
    return TYPE.game(board).start();
  }

  void comparePosition(JsonNode entry) {
    Options options = Options.of("preset", "ABSTRACT_PLAY").with("allowExtraPieces", "true");
    options =
        switch (entry.get("variants").path(0).asString("")) {
          case "classic" -> options;
          case "hex5" -> options.with("board", "HEX").with("size", "5").with("setup", "clusters");
          case "hex6" -> options.with("board", "HEX").with("hole", "CENTER");
          default -> options.with("size", "9").with("hole", "CENTER");
        };
    Color toMove = entry.get("toMove").asInt() == 1 ? Color.BLACK : Color.WHITE;
    LoaPosition position = position(options, entry, toMove);
    String where = "position " + position;
    ImmutableList.Builder<Integer> connected = ImmutableList.builder();
    for (Color color : Color.values()) {
      if (position.isConnected(color)) {
        connected.add(color == Color.BLACK ? 1 : 2);
      }
    }
    same(where + " connected", integers(entry.get("connected")), connected.build());
    if (!connected.build().isEmpty()) {
      connectedPositions++;
      return;
    }
    positionsInFull++;
    same(where + " legal", strings(entry.get("legal")), legalMoves(position));
    LoaPosition other = position(options, entry, toMove.opposite());
    same(where + " other", strings(entry.get("other")), legalMoves(other));
    for (LoaMove move : position.legalMoves()) {
      JsonNode end = entry.get("ends").path(text(position, move));
      List<Integer> expected = end.isMissingNode() ? List.of() : integers(end);
      same(where + " after " + move, expected, winners(position.play(move).outcome()));
    }
  }

  private void compare(String where, LoaPosition position, JsonNode entry, boolean isAgreedEnd) {
    plies++;
    same(where + " board", entry.get("board").asString(), board(position));
    same(
        where + " pieces",
        integers(entry.get("scores")),
        List.of(position.pieces(Color.BLACK).size(), position.pieces(Color.WHITE).size()));
    if (isAgreedEnd) {
      return;
    }
    same(where + " side", entry.get("toMove").asInt(), position.turn() == Color.BLACK ? 1 : 2);
    same(where + " legal", strings(entry.get("legal")), legalMoves(position));
    same(where + " over", entry.get("over").asBoolean(), position.isOver());
    List<Integer> winner = entry.has("winner") ? integers(entry.get("winner")) : List.of();
    same(where + " winner", winner, winners(position.outcome()));
  }

  private void same(String where, Object expected, Object found) {
    if (!expected.equals(found)) {
      differences.add(where + ": " + expected + " but " + found);
    }
  }

  private static Set<String> strings(JsonNode list) {
    ImmutableSortedSet.Builder<String> strings = ImmutableSortedSet.naturalOrder();
    list.forEach(entry -> strings.add(entry.asString()));
    return strings.build();
  }

  private static List<Integer> integers(JsonNode list) {
    ImmutableList.Builder<Integer> integers = ImmutableList.builder();
    list.forEach(entry -> integers.add(entry.asInt()));
    return integers.build();
  }

  private static List<Integer> winners(Optional<Outcome> outcome) {
    return outcome
        .map(
            end ->
                end.winner()
                    .map(winner -> List.of(winner == Player.FIRST ? 1 : 2))
                    .orElse(List.of(1, 2)))
        .orElse(List.of());
  }

  private static Set<String> legalMoves(LoaPosition position) {
    ImmutableSortedSet.Builder<String> moves = ImmutableSortedSet.naturalOrder();
    position.legalMoves().forEach(move -> moves.add(text(position, move)));
    return moves.build();
  }

  /** Returns a position from a board, whose rows are written from the top. */
  private static LoaPosition position(Options options, JsonNode entry, Color toMove) {
    LoaGame game = TYPE.game(options);
    LoaSetup.Builder setup = LoaSetup.builder().sideToMove(toMove);
    List<String> rows = entry.get("board").asString().lines().toList();
    for (Cell cell : game.board().cells()) {
      String row = rows.get(rows.size() - 1 - cell.y());
      char piece = row.charAt(cell.x() - firstFile(game, cell.y()));
      if (piece == 'A') {
        setup.black(cell);
      } else if (piece == 'B') {
        setup.white(cell);
      }
    }
    return game.position(setup.build());
  }

  private static String board(LoaPosition position) {
    StringBuilder board = new StringBuilder();
    for (int y = position.board().height() - 1; y >= 0; y--) {
      for (int x = 0; x < position.board().width(); x++) {
        Optional<Cell> cell = position.board().at(x, y);
        if (cell.isPresent()) {
          board.append(letter(position, cell.get()));
        }
      }
      board.append(y > 0 ? "\n" : "");
    }
    return board.toString();
  }

  private static char letter(LoaPosition position, Cell cell) {
    int middle = position.board().width() / 2;
    return position
        .pieceAt(cell)
        .map(color -> color == Color.BLACK ? 'A' : 'B')
        .orElse(
            position.game().rules().get(LoaRules.HOLE) == LoaRules.Hole.CENTER
                    && cell.equals(new Cell(middle, middle))
                ? 'X'
                : '-');
  }

  /** Returns the first file of a rank, which has the number 1 on a hexagonal board there. */
  private static int firstFile(LoaGame game, int rank) {
    return game.board() instanceof HexBoard hex ? Math.max(0, rank - hex.side() + 1) : 0;
  }

  private static String text(LoaPosition position, LoaMove move) {
    return move instanceof LoaMove.PieceMove piece
        ? cell(position, piece.from())
            + (piece.isCapture() ? "x" : "-")
            + cell(position, piece.to())
        : "pass";
  }

  private static String cell(LoaPosition position, Cell cell) {
    return position.board() instanceof HexBoard
        ? Cell.fileName(cell.y()) + (cell.x() - firstFile(position.game(), cell.y()) + 1)
        : cell.toString();
  }

  private static LoaMove move(LoaPosition position, String text) {
    Map<String, LoaMove> moves = new HashMap<>();
    position.legalMoves().forEach(move -> moves.put(text(position, move), move));
    LoaMove move = moves.get(text);
    if (move == null) {
      throw new AssertionError(text + " is illegal in " + position);
    }
    return move;
  }
}
