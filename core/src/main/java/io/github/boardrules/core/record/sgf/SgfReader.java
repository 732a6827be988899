package io.github.boardrules.core.record.sgf;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.TextLocation;
import io.github.boardrules.core.record.parser.CharReader;
import io.github.boardrules.core.record.parser.GameReader;
import io.github.boardrules.core.record.parser.ProblemCollector;
import io.github.boardrules.core.record.parser.RecordDraft;
import java.io.IOException;
import java.util.Optional;

/** Reads SGF records: game trees, interpreted by the dialects of their games. */
final class SgfReader extends GameReader {
  /** One table for all trees, because a new table for each tree makes reading 10% slower. */
  private final SgfNodeTable nodes = new SgfNodeTable();

  private final SgfTreeReader trees;
  private final SgfDialects dialects;

  SgfReader(CharReader source, ReadLimits limits, SgfDialects dialects) {
    super(source, limits);
    this.trees = new SgfTreeReader(source, limits, nodes);
    this.dialects = dialects;
  }

  @Override
  protected Optional<GameRecord> read(ProblemCollector problems, boolean isFirst)
      throws IOException {
    return trees.next(problems, isFirst).map(start -> record(start, problems));
  }

  private GameRecord record(TextLocation start, ProblemCollector problems) {
    RecordDraft draft = new RecordDraft(start, problems);
    if (nodes.size() == 0) {
      return draft.build("", ImmutableList.of());
    }
    SgfNode root = nodes.node(0);
    Optional<SgfDialect> dialect = dialects.find(root);
    boolean isRootCut = problems.hasExceeded() && nodes.size() == 1;
    new SgfRootInterpreter(dialect, limits, draft, problems)
        .interpret(root, isRootCut, source.mayNameEncoding());
    return new SgfMoveInterpreter(nodes, dialect, draft, problems).interpret();
  }
}
