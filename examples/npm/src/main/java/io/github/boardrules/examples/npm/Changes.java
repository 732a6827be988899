package io.github.boardrules.examples.npm;

import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.record.ClaimedResult;
import io.github.boardrules.core.record.GameResult;
import io.github.boardrules.core.record.MoveAnnotations;
import io.github.boardrules.core.record.RecordHeader;
import io.github.boardrules.core.record.Termination;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;

/**
 * Annotations or parts of a header that a caller replaces, by name; all others stay as they are.
 */
final class Changes {
  static final List<String> ANNOTATIONS = List.of("commentBefore", "commentAfter", "nags", "clock");
  static final List<String> HEADER = List.of("tags", "comment", "claimed", "termination");

  private static final double MAX_SECONDS = 0x1p53 / 1000;

  private final Map<String, @Nullable Object> members;

  private Changes(Map<String, @Nullable Object> members) {
    this.members = members;
  }

  static Changes of(@Nullable JSObject members, String what, List<String> names) {
    return new Changes(Js.map(members, what, names));
  }

  MoveAnnotations annotate(MoveAnnotations annotations) {
    MoveAnnotations changed = annotations;
    if (members.containsKey("commentBefore")) {
      changed = changed.withCommentBefore(text("commentBefore"));
    }
    if (members.containsKey("commentAfter")) {
      changed = changed.withCommentAfter(text("commentAfter"));
    }
    if (members.containsKey("nags")) {
      changed = changed.withNags(nags());
    }
    if (members.containsKey("clock")) {
      changed = changed.withClock(clock());
    }
    return changed;
  }

  private Integer[] nags() {
    List<Integer> nags = new ArrayList<>();
    if (members.get("nags") instanceof List<?> items) {
      for (Object item : items) {
        if (!(item instanceof Integer nag)) {
          throw new WrongTypeException("A glyph", "a whole number", String.valueOf(item));
        }
        nags.add(nag);
      }
      return nags.toArray(Integer[]::new);
    }
    throw wrongType("nags", "an array of numbers");
  }

  private Duration clock() {
    if (members.get("clock") instanceof Number seconds) {
      if (!(Math.abs(seconds.doubleValue()) <= MAX_SECONDS)) {
        throw new IllegalArgumentException("A clock cannot have " + seconds + " seconds");
      }
      return Duration.ofMillis(Math.round(1000 * seconds.doubleValue()));
    }
    throw wrongType("clock", "a number of seconds");
  }

  RecordHeader header(RecordHeader header) {
    RecordHeader changed = header.withoutResult().withTags(ImmutableMap.of());
    changed = claim(header).map(changed::withClaim).orElse(changed);
    if (members.containsKey("comment")) {
      changed = changed.withComment(text("comment"));
    }
    for (Map.Entry<String, String> tag : tags(header).entrySet()) {
      changed = changed.withTag(tag.getKey(), tag.getValue());
    }
    return termination(header).map(changed::withTermination).orElse(changed);
  }

  private Map<String, String> tags(RecordHeader header) {
    if (!members.containsKey("tags")) {
      return header.tags();
    }
    if (members.get("tags") instanceof Map<?, ?> given) {
      ImmutableMap.Builder<String, String> tags = ImmutableMap.builder();
      given.forEach((name, value) -> tags.put(String.valueOf(name), tag(name, value)));
      return tags.buildOrThrow();
    }
    throw wrongType("tags", "an object");
  }

  private static String tag(@Nullable Object name, @Nullable Object value) {
    if (value instanceof String text) {
      return text;
    }
    throw new WrongTypeException("The tag " + name, "a string", String.valueOf(value));
  }

  private Optional<ClaimedResult> claim(RecordHeader header) {
    if (!members.containsKey("claimed")) {
      return header.claim();
    }
    if (members.get("claimed") == null) {
      return Optional.empty();
    }
    String text = text("claimed");
    GameResult result =
        GameResult.find(text)
            .orElseThrow(() -> new IllegalArgumentException(text + " is not a result"));
    return Optional.of(new ClaimedResult(text, result));
  }

  private Optional<Termination> termination(RecordHeader header) {
    if (!members.containsKey("termination")) {
      return header.termination();
    }
    if (members.get("termination") == null) {
      return Optional.empty();
    }
    String text = text("termination");
    Optional<Termination> termination = Termination.find(text);
    if (termination.isEmpty()) {
      throw new IllegalArgumentException(text + " is not a termination");
    }
    return termination;
  }

  private String text(String name) {
    if (members.get(name) instanceof String text) {
      return text;
    }
    throw wrongType(name, "a string");
  }

  private WrongTypeException wrongType(String name, String expected) {
    return new WrongTypeException(
        "The member " + name, expected, String.valueOf(members.get(name)));
  }
}
