package io.github.boardrules.examples.server.browser;

import java.io.IOException;
import org.junit.jupiter.api.Test;

/** The tests of how records are viewed, analyzed and shared, with a server and without one. */
interface AnalysisTests {
  Analyses analyses();

  @Test
  default void badRecordIsViewedUpToItsBadMove() throws IOException {
    analyses().viewBadRecordUpToItsBadMove();
  }

  @Test
  default void analysisIsSavedAndOpenedAgainEqual() throws IOException {
    analyses().makeSaveAndOpenAnalysis();
  }

  @Test
  default void recordsAreBrowsedAndShared() throws IOException {
    analyses().browseAndShare();
  }

  @Test
  default void namesTagsAndCommentsSurviveAContinuation() throws IOException {
    analyses().playOnAndSave();
  }
}
