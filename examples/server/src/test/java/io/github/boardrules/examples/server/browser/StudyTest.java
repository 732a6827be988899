package io.github.boardrules.examples.server.browser;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Tests how records are viewed, analyzed and shared. */
@Tag("proof")
class StudyTest implements AnalysisTests {
  @RegisterExtension static final Visit VISIT = new Visit(1280, 800);

  private final Analyses analyses = new Analyses(VISIT.browser(), VISIT.server().address());

  @Override
  public Analyses analyses() {
    return analyses;
  }
}
