package io.github.boardrules.examples.server.browser;

import java.io.IOException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Tests how records are viewed, analyzed and shared without a server and without a network. */
@Tag("proof")
class StaticStudyTest {
  @RegisterExtension final StaticVisit visit = new StaticVisit();

  private Analyses analyses() {
    visit.openAndGoOffline();
    return new Analyses(visit.browser(), visit.address());
  }

  @Test
  void badRecordIsViewedUpToItsBadMove() throws IOException {
    analyses().viewBadRecordUpToItsBadMove();
  }

  @Test
  void analysisIsSavedAndOpenedAgainEqual() throws IOException {
    analyses().makeSaveAndOpenAnalysis();
  }

  @Test
  void recordsAreBrowsedAndShared() throws IOException {
    analyses().browseAndShare();
  }

  @Test
  void namesTagsAndCommentsSurviveAContinuation() throws IOException {
    analyses().playOnAndSave();
  }
}
