package io.github.boardrules.examples.engine.index;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.examples.engine.index.IndexException.Code;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.apache.lucene.document.Document;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.store.FSDirectory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;

/** Tests that an index that this version did not make is neither read nor changed. */
class OtherIndexTest {
  @Test
  void refusesTheIndexOfAnotherProgram(@TempDir Path index) throws IOException {
    try (FSDirectory directory = FSDirectory.open(index);
        IndexWriter writer = new IndexWriter(directory, new IndexWriterConfig())) {
      writer.setLiveCommitData(Map.of("boardrules-positions", "0").entrySet());
      assertTrue(writer.addDocument(new Document()) >= 0);
    }
    List<Executable> uses =
        List.of(() -> PositionIndex.open(index), () -> IndexBuilder.open(index, 1, tally -> {}));
    for (Executable use : uses) {
      IndexException failure = assertThrows(IndexException.class, use);
      assertEquals(Code.OTHER_VERSION, failure.code());
      assertTrue(
          String.valueOf(failure.getMessage())
              .contains(index + " is an index of another program or version"),
          failure.getMessage());
    }
  }
}
