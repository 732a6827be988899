package io.github.boardrules.core.record;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkNotNull;

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

  /** The characters of the names of tags. */
  static final CharClass NAME = CharClass.ofAscii(c -> c == '_' || Character.isLetterOrDigit(c));

  static final RecordHeader NONE =
      new HeaderData(ImmutableMap.of(), "", Optional.empty(), Optional.empty());

  HeaderData {
    tags = ImmutableMap.copyOf(tags);
    checkNotNull(claim, "claim");
    checkNotNull(termination, "termination");
    comment = Newlines.unify(comment);
    boolean hasReturn = false;
    for (Map.Entry<String, String> tag : tags.entrySet()) {
      String name = tag.getKey();
      checkArgument(
          RecordHeader.isTagName(name),
          "The name of a tag must be 1 to 100 ASCII letters, digits and underscores: %s",
          name);
      checkArgument(
          !RecordHeader.isReserved(name), "%s is not a tag, but another part of a record", name);
      hasReturn |= tag.getValue().indexOf('\r') >= 0;
    }
    if (termination.isPresent() && tags.containsKey(TERMINATION)) {
      tags = ImmutableMap.copyOf(Maps.filterKeys(tags, name -> !name.equals(TERMINATION)));
    }
    if (hasReturn) {
      tags = ImmutableMap.copyOf(Maps.transformValues(tags, Newlines::unify));
    }
  }

  @Override
  public String toString() {
    return "RecordHeader[tags=%s, comment=%s, claim=%s, termination=%s]"
        .formatted(tags, comment, claim, termination);
  }
}
