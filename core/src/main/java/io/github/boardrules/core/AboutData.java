package io.github.boardrules.core;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.Immutable;
import java.net.URI;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;

/** The components of a description of a game. */
@Immutable
record AboutData(
    ImmutableList<String> authors, OptionalInt year, String rules, ImmutableList<URI> links)
    implements GameType.About {
  private static final Splitter PARAGRAPHS = Splitter.on("\n\n");

  AboutData {
    for (String paragraph : PARAGRAPHS.split(rules)) {
      checkArgument(
          !paragraph.isBlank() && CharMatcher.javaIsoControl().matchesNoneOf(paragraph),
          "A paragraph must not be blank or contain control characters: %s",
          paragraph);
    }
  }

  static AboutData of(List<String> authors, OptionalInt year, String rules, String... links) {
    return new AboutData(
        ImmutableList.copyOf(authors),
        year,
        rules.strip(),
        Stream.of(links).map(URI::create).collect(ImmutableList.toImmutableList()));
  }

  @Override
  public ImmutableList<String> paragraphs() {
    return ImmutableList.copyOf(PARAGRAPHS.split(rules));
  }

  @Override
  public String toString() {
    return "About[authors=%s, year=%s, rules=%s, links=%s]".formatted(authors, year, rules, links);
  }
}
