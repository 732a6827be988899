package io.github.boardrules.core.record;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import com.google.errorprone.annotations.Immutable;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The components of {@link MoveAnnotations}. */
@Immutable
@SuppressWarnings("Immutable") // copies its collections
record AnnotationsData(
    String commentBefore,
    String commentAfter,
    List<Integer> nags,
    Optional<Duration> clock,
    Map<String, List<String>> properties)
    implements MoveAnnotations {
  static final MoveAnnotations NONE =
      new AnnotationsData("", "", ImmutableList.of(), Optional.empty(), ImmutableMap.of());

  AnnotationsData {
    nags = ImmutableList.copyOf(nags);
    properties = ImmutableMap.copyOf(Maps.transformValues(properties, ImmutableList::copyOf));
    checkNotNull(commentBefore, "commentBefore");
    checkNotNull(commentAfter, "commentAfter");
    for (int nag : nags) {
      checkArgument(
          nag >= 0 && nag <= 255,
          "An annotation glyph must be a number from 0 to 255, but is %s",
          nag);
    }
    clock.ifPresent(
        left ->
            checkArgument(!left.isNegative(), "The time must not be negative, but is %s", left));
    for (String name : properties.keySet()) {
      checkArgument(RecordHeader.isTagName(name), "A property cannot have the name %s", name);
    }
  }

  @Override
  public String toString() {
    return "MoveAnnotations[commentBefore=%s, commentAfter=%s, nags=%s, clock=%s, properties=%s]"
        .formatted(commentBefore, commentAfter, nags, clock, properties);
  }
}
