package io.github.boardrules.core.record.sgf;

import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.parser.CharReader;
import io.github.boardrules.core.record.parser.GameReader;
import io.github.boardrules.core.record.parser.ProblemCollector;
import java.io.IOException;
import java.util.Optional;

/** Reads SGF records: game trees, interpreted by the dialects of their games. */
final class SgfReader extends GameReader {
  private final SgfTreeReader trees;
  private final SgfDialects dialects;

  SgfReader(CharReader source, ReadLimits limits, SgfDialects dialects) {
    super(source, limits);
    this.trees = new SgfTreeReader(source, limits);
    this.dialects = dialects;
  }

  @Override
  protected Optional<GameRecord> read(ProblemCollector problems) throws IOException {
    return trees.next().map(tree -> record(tree, problems));
  }

  private GameRecord record(SgfTree tree, ProblemCollector problems) {
    problems.addAll(tree.problems());
    GameRecord.Builder game = GameRecord.builder().location(tree.location());
    if (tree.nodes().size() > 0) {
      SgfNode root = tree.nodes().node(0);
      Optional<SgfDialect> dialect = dialects.find(root);
      new SgfRootInterpreter(dialect, limits, game, problems).interpret(root);
      new SgfMoveInterpreter(tree.nodes(), dialect, game, problems).interpret();
    }
    return game.build();
  }
}
