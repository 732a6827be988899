package io.github.boardrules.examples.server.browser;

import java.io.IOException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Tests how records are viewed, analyzed and shared. */
@Tag("proof")
class StudyTest {
  @RegisterExtension static final Visit VISIT = new Visit(1280, 800);

  private final Analyses analyses = new Analyses(VISIT.browser(), VISIT.server().address());

  @Test
  void badRecordIsViewedUpToItsBadMove() throws IOException {
    analyses.viewBadRecordUpToItsBadMove();
  }

  @Test
  void analysisIsSavedAndOpenedAgainEqual() throws IOException {
    analyses.makeSaveAndOpenAnalysis();
  }

  @Test
  void recordsAreBrowsedAndShared() throws IOException {
    analyses.browseAndShare();
  }

  @Test
  void namesTagsAndCommentsSurviveAContinuation() throws IOException {
    analyses.playOnAndSave();
  }
}
