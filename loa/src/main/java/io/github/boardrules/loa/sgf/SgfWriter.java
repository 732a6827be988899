package io.github.boardrules.loa.sgf;

import com.google.common.collect.Maps;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.record.CanonicalMoves;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.LineReplay;
import io.github.boardrules.core.record.MoveAnnotations;
import io.github.boardrules.core.record.RecordHeader;
import io.github.boardrules.core.record.RecordedMove;
import io.github.boardrules.core.record.Termination;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Writes a record in SGF. */
final class SgfWriter {
  private final GameRecord record;
  private final RecordHeader header;
  private final LineReplay line;
  private final SgfTreeWriter tree;

  SgfWriter(GameRecord record, LineReplay line, Appendable target) {
    this.record = record;
    this.header = record.header();
    this.line = line;
    this.tree = new SgfTreeWriter(target);
  }

  void write() throws IOException {
    tree.open();
    writeRoot();
    writeMoves(record.moves(), new CanonicalMoves(Optional.of(line)), Player.FIRST);
    tree.close();
  }

  private void writeRoot() throws IOException {
    Options options = line.last().game().options();
    tree.property("FF", "4");
    tree.property("CA", "UTF-8");
    tree.property("GM", Integer.toString(LoaDialect.GAME_NUMBER));
    Map<String, List<String>> setup = LoaDialect.write(line.positions().get(0), options);
    setup.forEach(tree::property);
    Map<String, String> others =
        Maps.filterKeys(
            options.asMap(), name -> record.setup().isPresent() || !name.equals(LoaDialect.SETUP));
    tree.propertyIfAny(SgfTags.OPTIONS, Options.of(others).toString());
    addTags(setup);
    SgfTags.result(header).ifPresent(result -> tree.property("RE", result));
    tree.propertyIfAny("C", header.comment());
    tree.node();
  }

  private void addTags(Map<String, List<String>> setup) {
    List<String> others = new ArrayList<>();
    record.setup().ifPresent(text -> others.add("Setup:" + text));
    Optional<Termination> inResult =
        SgfTags.result(header).flatMap(SgfTags::result).flatMap(SgfTags::termination);
    if (!inResult.equals(header.termination())) {
      header.termination().ifPresent(end -> others.add("Termination:" + end.text()));
    }
    header
        .tags()
        .forEach(
            (name, text) -> {
              String property = SgfTags.TAGS.inverse().getOrDefault(name, name);
              if (isProperty(property) && !property.equals(SgfTags.OPTIONS)) {
                tree.property(property, text);
              } else if (!isSetupName(name, text, setup)) {
                others.add(name + ":" + text);
              }
            });
    addOthers(others);
  }

  private void addOthers(List<String> values) {
    if (!values.isEmpty()) {
      tree.property(SgfTags.OTHER_TAGS, values);
    }
  }

  private boolean isProperty(String name) {
    return name.chars().allMatch(c -> c >= 'A' && c <= 'Z')
        && !name.equals(SgfTags.OTHER_TAGS)
        && !SgfTags.NO_TAGS.contains(name)
        && !LoaDialect.SETUP_PROPERTIES.contains(name);
  }

  private static boolean isSetupName(String name, String text, Map<String, List<String>> setup) {
    return name.equals(RecordHeader.SETUP_NAME)
        && setup.values().stream().anyMatch(values -> values.get(0).equals(text));
  }

  /**
   * Writes a line, then the variations of its moves, from the last move to the first. The recursion
   * is as deep as variations are nested.
   */
  private void writeMoves(List<RecordedMove> moves, CanonicalMoves played, Player first)
      throws IOException {
    Player[] expected = new Player[moves.size()];
    Player next = first;
    for (int i = 0; i < moves.size(); i++) {
      expected[i] = next;
      RecordedMove move = moves.get(i);
      if (!move.variations().isEmpty()) {
        tree.open();
      }
      Player mover = played.mover(i, next);
      String text =
          played.canonical(i).map(LoaDialect::move).orElseGet(() -> asWritten(move.notation()));
      writeMove(move, text, mover);
      next = mover.opponent();
    }
    for (int i = moves.size() - 1; i >= 0; i--) {
      List<List<RecordedMove>> variations = moves.get(i).variations();
      for (int number = 0; number < variations.size(); number++) {
        tree.close();
        tree.open();
        writeMoves(variations.get(number), played.variation(i, number), expected[i]);
      }
      if (!variations.isEmpty()) {
        tree.close();
      }
    }
  }

  /**
   * Returns the text of an invalid move, with a prefix if a reader could mistake it for another
   * move or for the end of the game: SGF accepts more than the notation of the game.
   */
  private String asWritten(String notation) {
    String text = LoaDialect.move(notation);
    return notation.contentEquals(LoaDialect.notation(text))
            && LoaDialect.termination(text).isEmpty()
        ? text
        : LoaDialect.move(LoaDialect.notation("_" + notation).toString());
  }

  /**
   * Writes a move. A second comment gets a node of its own, because FF[4] allows only one comment
   * per node.
   */
  private void writeMove(RecordedMove move, String text, Player mover) throws IOException {
    MoveAnnotations annotations = move.annotations();
    tree.propertyIfAny("C", annotations.commentBefore());
    tree.property(mover == Player.FIRST ? "B" : "W", text);
    addGlyphs(annotations.nags());
    addProperties(annotations, SgfTags.clock(mover));
    if (!annotations.commentBefore().isEmpty() && !annotations.commentAfter().isEmpty()) {
      tree.node();
    }
    tree.propertyIfAny("C", annotations.commentAfter());
    tree.node();
  }

  private void addProperties(MoveAnnotations annotations, String clock) {
    annotations.clock().ifPresent(left -> tree.property(clock, SgfTags.seconds(left)));
    List<String> named = new ArrayList<>();
    annotations
        .properties()
        .forEach(
            (name, texts) -> {
              if (isMoveProperty(name) && !name.equals(clock)) {
                tree.property(name, texts);
              } else {
                texts.forEach(text -> named.add(name + ":" + text));
              }
            });
    addOthers(named);
  }

  /** Returns whether a reader keeps a property with this name for the move of its node. */
  private boolean isMoveProperty(String name) {
    return isProperty(name)
        && !SgfTokens.ROOT_PROPERTIES.contains(name)
        && !SgfTags.GLYPH_PROPERTIES.contains(name);
  }

  private void addGlyphs(List<Integer> glyphs) {
    String property = glyphs.size() == 1 ? SgfTags.GLYPHS.inverse().get(glyphs.get(0)) : null;
    if (property != null) {
      tree.property(property.substring(0, 2), property.substring(2));
    } else if (!glyphs.isEmpty()) {
      tree.property(SgfTags.OTHER_GLYPHS, glyphs.stream().map(String::valueOf).toList());
    }
  }
}
