package io.github.boardrules.core.record;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import com.google.errorprone.annotations.Immutable;
import java.util.Map;
import java.util.Optional;

/** The components of a {@link RecordHeader}. */
@Immutable
@SuppressWarnings("Immutable") // copies its collection
record HeaderData(
    Map<String, String> tags,
    String comment,
    Optional<ClaimedResult> claim,
    Optional<Termination> termination)
    implements RecordHeader {
  /** The tag for how a game ended, if its text is not that of a {@link Termination}. */
  static final String TERMINATION = "Termination";

  static final CharMatcher NAME =
      CharMatcher.inRange('a', 'z')
          .or(CharMatcher.inRange('A', 'Z'))
          .or(CharMatcher.inRange('0', '9'))
          .or(CharMatcher.is('_'));

  static final RecordHeader NONE =
      new HeaderData(ImmutableMap.of(), "", Optional.empty(), Optional.empty());

  HeaderData {
    tags = ImmutableMap.copyOf(tags);
    checkNotNull(claim, "claim");
    checkNotNull(termination, "termination");
    comment = Newlines.unify(comment);
    for (String name : tags.keySet()) {
      checkArgument(
          RecordHeader.isTagName(name),
          "The name of a tag must be 1 to 100 ASCII letters, digits and underscores: %s",
          name);
      checkArgument(
          !RecordHeader.isReserved(name), "%s is not a tag, but another part of a record", name);
    }
    if (termination.isPresent() && tags.containsKey(TERMINATION)) {
      tags = ImmutableMap.copyOf(Maps.filterKeys(tags, name -> !name.equals(TERMINATION)));
    }
    if (tags.values().stream().anyMatch(text -> text.indexOf('\r') >= 0)) {
      tags = ImmutableMap.copyOf(Maps.transformValues(tags, Newlines::unify));
    }
  }

  @Override
  public String toString() {
    return "RecordHeader[tags=%s, comment=%s, claim=%s, termination=%s]"
        .formatted(tags, comment, claim, termination);
  }
}
