package io.github.boardrules.core.record.brg;

import com.google.common.collect.ImmutableSet;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.record.CanonicalMoves;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.GameResult;
import io.github.boardrules.core.record.LineReplay;
import io.github.boardrules.core.record.MoveAnnotations;
import io.github.boardrules.core.record.RecordHeader;
import io.github.boardrules.core.record.RecordedMove;
import io.github.boardrules.core.text.TextScanner;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Writes a record in {@code .brg}, laid out like the export format of PGN. */
final class BrgWriter {
  private static final ImmutableSet<String> FIRST_TAGS =
      ImmutableSet.of(
          "Event", "Site", "Date", "Round", RecordHeader.FIRST, RecordHeader.SECOND, "Result");

  private final GameRecord record;
  private final RecordHeader header;
  private final Optional<LineReplay> line;
  private final Appendable target;
  private final BrgLines lines;

  BrgWriter(GameReplay replay, Appendable target) {
    this.record = replay.record();
    this.header = record.header();
    this.line = replay.mainLine();
    this.target = target;
    this.lines = new BrgLines(target);
  }

  void write() throws IOException {
    writeTags();
    target.append('\n');
    lines.comment(header.comment());
    writeLine(record.moves(), new CanonicalMoves(line), TurnCounter.NONE);
    lines.token(header.result().text());
    lines.end();
    target.append('\n');
  }

  private void writeTags() throws IOException {
    TreeMap<String, String> tags = new TreeMap<>(header.tags());
    Optional<? extends Game<?>> game = line.map(played -> played.last().game());
    Options options = game.<Options>map(Game::options).orElseGet(this::recordedOptions);
    record.setup().ifPresent(setup -> tags.put("Setup", setup));
    header.termination().ifPresent(termination -> tags.put("Termination", termination.text()));
    tags.put("Result", header.result().text());
    for (String name : FIRST_TAGS) {
      writeTag(name, tags.remove(name));
    }
    writeTag("Game", game.map(known -> known.type().id()).or(record::game).orElse(null));
    writeTag("Options", options.isEmpty() ? null : options.toString());
    for (String name : tags.keySet()) {
      writeTag(name, tags.get(name));
    }
  }

  /**
   * Returns the options of a record that cannot be replayed. A setup that is unknown becomes an
   * option that no game accepts, so that the text cannot be replayed either.
   */
  private Options recordedOptions() {
    Options options = record.options();
    if (record.setupProblem().isEmpty()) {
      return options;
    }
    String name = header.tag(RecordHeader.SETUP_NAME).orElse("");
    Options unknown = Options.of("setup", "unsupported " + TextScanner.abbreviate(name, 40));
    return options.asMap().size() < Options.MAX_COUNT ? options.with(unknown) : unknown;
  }

  private void writeTag(String name, @Nullable String text) throws IOException {
    if (text != null) {
      target.append('[').append(name).append(" \"").append(Escapes.tag(text)).append("\"]\n");
    }
  }

  /** Writes a line and its variations. The recursion is as deep as variations are nested. */
  private void writeLine(List<RecordedMove> moves, CanonicalMoves played, TurnCounter before)
      throws IOException {
    TurnCounter turns = before;
    boolean numbered = false;
    for (int i = 0; i < moves.size(); i++) {
      RecordedMove move = moves.get(i);
      Player mover = played.mover(i, turns.next());
      TurnCounter after = turns.after(mover);
      boolean counts = after.number() > turns.number();
      MoveAnnotations annotations = move.annotations();
      if (!numbered || counts || !annotations.commentBefore().isEmpty()) {
        lines.token(after.number() + (mover == Player.FIRST ? "." : "..."));
      }
      lines.comment(annotations.commentBefore());
      lines.token(played.canonical(i).orElseGet(() -> asWritten(move)));
      for (int glyph : annotations.nags()) {
        lines.token("$" + glyph);
      }
      String comment = annotations.isEmpty() ? "" : BrgCommands.write(annotations);
      lines.comment(comment);
      numbered = comment.isEmpty() && move.variations().isEmpty();
      for (int number = 0; number < move.variations().size(); number++) {
        lines.open();
        writeLine(move.variations().get(number), played.variation(i, number), turns);
        lines.close();
      }
      turns = after;
    }
  }

  /** Returns the text of an invalid move, changed so that a reader reads it as a move. */
  private static String asWritten(RecordedMove move) {
    StringBuilder text = new StringBuilder(excerpt(move.notation()));
    for (int i = 0; i < text.length(); i++) {
      if (!BrgTokens.isTokenCharacter(text.charAt(i)) || Escapes.isLoneSurrogate(text, i)) {
        text.setCharAt(i, '_');
      }
    }
    boolean isMove =
        !text.isEmpty()
            && !BrgTokens.isDot(text.charAt(0))
            && text.charAt(0) != '%'
            && !Character.isDigit(text.charAt(0))
            && GameResult.find(text).isEmpty()
            && !BrgTokens.isPlay(text)
            && !BrgTokens.isPlusSigns(text);
    return isMove ? text.toString() : excerpt("_" + text);
  }

  /** Cuts a move to a length that readers accept, with room for a prefix. */
  private static String excerpt(String notation) {
    int end = Math.min(notation.length(), BrgTokens.MAX_LENGTH - 1);
    boolean cutsCharacter =
        end < notation.length() && Character.isHighSurrogate(notation.charAt(end - 1));
    return notation.substring(0, cutsCharacter ? end - 1 : end);
  }
}
