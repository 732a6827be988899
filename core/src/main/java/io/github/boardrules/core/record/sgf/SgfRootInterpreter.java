package io.github.boardrules.core.record.sgf;

import com.google.common.collect.ImmutableSet;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.record.ClaimedResult;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.ReadLimits.Limit;
import io.github.boardrules.core.record.RecordHeader;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.TextLocation;
import io.github.boardrules.core.record.parser.ProblemCollector;
import io.github.boardrules.core.record.parser.RecordDraft;
import io.github.boardrules.core.record.parser.TextEncoding;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.text.TextScanner;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Reads the game, its options and setup, the tags and the result from the root of a tree. */
final class SgfRootInterpreter {
  private final Optional<SgfDialect> dialect;
  private final ImmutableSet<String> setupProperties;
  private final long maxTags;
  private final long maxLength;
  private final RecordDraft draft;
  private final ProblemCollector problems;
  private Options options = Options.none();

  SgfRootInterpreter(
      Optional<SgfDialect> dialect,
      ReadLimits limits,
      RecordDraft draft,
      ProblemCollector problems) {
    this.dialect = dialect;
    this.setupProperties = dialect.map(SgfDialect::setupProperties).orElse(ImmutableSet.of());
    this.maxTags = limits.get(Limit.TAGS);
    this.maxLength = limits.get(Limit.TAG_LENGTH);
    this.draft = draft;
    this.problems = problems;
  }

  /**
   * Interprets the root.
   *
   * @param isCut whether the rest of the root was not kept, because it exceeds a limit; it may be
   *     the rest of the setup, which is then no problem of its own
   * @param namesEncoding whether the root names the encoding of the text
   */
  void interpret(SgfNode root, boolean isCut, boolean namesEncoding) {
    if (namesEncoding) {
      root.property("CA").ifPresent(this::checkEncoding);
    }
    root.property("GM").ifPresent(number -> draft.found("Game", place(number)));
    if (dialect.isPresent()) {
      draft.record().game(dialect.get().game());
      SgfSetup setup = hasSetupText(root) ? SgfSetup.standard() : dialect.get().setup(root);
      options = setup.options();
      setup.name().ifPresent(name -> draft.tag(RecordHeader.SETUP_NAME, name, root.location()));
      if (!isCut) {
        setup.problem().ifPresent(problems::add);
        setup.problem().ifPresent(draft.record()::setupProblem);
      }
    } else {
      root.text("GM").flatMap(SgfTags::game).ifPresent(draft.record()::game);
    }
    Set<String> names = new HashSet<>();
    for (SgfProperty property : root.properties()) {
      if (isUnique(property, names)) {
        interpret(property);
      }
    }
    draft.record().options(options);
  }

  private void checkEncoding(SgfProperty property) {
    String label = property.text().strip();
    if (!label.isEmpty() && TextEncoding.find(label).isEmpty()) {
      String message = "The encoding " + TextScanner.abbreviate(label, 40) + " is not supported";
      RecordProblem problem =
          RecordProblem.of(Code.UNSUPPORTED_ENCODING, place(property), 0, message);
      problems.add(problem);
      draft.record().setupProblem(problem);
    }
  }

  /** Returns whether the root contains a position text, which the writer of this library adds. */
  private static boolean hasSetupText(SgfNode root) {
    return root.property(SgfTags.OTHER_TAGS).stream()
        .flatMap(property -> property.values().stream())
        .anyMatch(value -> value.text().startsWith("Setup:"));
  }

  /**
   * Reports a property that occurs twice or has two values, unless it can have any number. The
   * first value counts.
   */
  private boolean isUnique(SgfProperty property, Set<String> names) {
    boolean isFirst = names.add(property.name());
    if (!SgfTags.REPEATED.contains(property.name()) && (!isFirst || property.values().size() > 1)) {
      SgfValue second = property.values().get(isFirst ? 1 : 0);
      String message =
          "The property " + TextScanner.abbreviate(property.name(), 40) + " has two values";
      problems.add(Code.DUPLICATE_TAG, second.location(), 0, message);
    }
    return isFirst || SgfTags.REPEATED.contains(property.name());
  }

  private void interpret(SgfProperty property) {
    String name = property.name();
    if (setupProperties.contains(name)) {
      if (!draft.has("Options")) {
        draft.found("Options", place(property));
      }
    } else if (name.equals("RE")) {
      setResult(property);
    } else if (name.equals(SgfTags.OTHER_TAGS)) {
      property.values().forEach(this::setOtherTag);
    } else if (!SgfTags.NO_TAGS.contains(name) && !setOptions(property)) {
      setTag(SgfTags.TAGS.getOrDefault(name, name), text(property), place(property));
    }
  }

  /** Returns the values of a list, separated by blanks. */
  private static String text(SgfProperty property) {
    return SgfTags.LISTS.contains(property.name())
        ? property.values().stream().map(SgfValue::text).collect(Collectors.joining(" "))
        : property.text();
  }

  private void setTag(String name, String text, TextLocation place) {
    if (!RecordHeader.isTagName(name) || RecordHeader.isReserved(name)) {
      problems.add(
          Code.BAD_TAG, place, 0, "A tag cannot have the name " + TextScanner.abbreviate(name, 40));
    } else if (draft.has(name)) {
      problems.add(Code.DUPLICATE_TAG, place, 0, "The tag " + name + " is given twice");
    } else if (text.length() > maxLength) { // the values of a list together
      problems.addExceeded(Code.TEXT_TOO_LONG, place, 0, maxLength, "characters in one tag");
    } else if (draft.tagCount() < maxTags) {
      draft.tag(name, text, place);
      draft.found(name, place);
    } else {
      problems.addExceeded(Code.TOO_MANY_TAGS, place, 0, maxTags, "tags");
    }
  }

  private void setOtherTag(SgfValue value) {
    int colon = value.text().indexOf(':');
    String name = colon < 0 ? "" : value.text().substring(0, colon);
    String text = value.text().substring(colon + 1);
    if (name.equals("Setup") && draft.has(name)) {
      problems.add(Code.DUPLICATE_TAG, value.location(), 0, "The tag Setup is given twice");
    } else if (name.equals("Setup")) {
      draft.record().setup(text);
      draft.found(name, value.location());
    } else {
      setTag(name, text, value.location());
    }
  }

  /**
   * Adds the options in a property. Returns false if it contains none, so that it is an ordinary
   * tag.
   */
  private boolean setOptions(SgfProperty property) {
    if (!property.name().equals(SgfTags.OPTIONS) || property.text().indexOf('=') < 0) {
      return false;
    }
    try {
      Options parsed = Options.parse(property.text());
      draft.found("Options", place(property));
      reportContradictions(parsed, place(property));
      options = parsed.with(options);
    } catch (NotationException e) {
      return false;
    } catch (OptionException e) {
      problems.add(RecordProblem.of(Code.BAD_OPTION, place(property), e));
    }
    return true;
  }

  /** Reports options that contradict the properties of the setup, which count. */
  private void reportContradictions(Options parsed, TextLocation place) {
    parsed
        .asMap()
        .forEach(
            (name, value) -> {
              Optional<String> known = options.get(name);
              if (known.isPresent() && !known.get().equals(value)) {
                String message =
                    "The option " + TextScanner.abbreviate(name, 40) + " contradicts the setup";
                problems.add(Code.DUPLICATE_TAG, place, 0, message);
              }
            });
  }

  private void setResult(SgfProperty property) {
    String text = property.text();
    draft.found("Result", place(property));
    Optional<ClaimedResult> result = SgfTags.result(text);
    result.ifPresent(draft::claim);
    result.flatMap(SgfTags::termination).ifPresent(end -> draft.termination(end, place(property)));
    if (result.isPresent() && !SgfTags.isKnownEnd(text)) {
      problems.add(
          Code.BAD_RESULT,
          place(property),
          0,
          "Expected B+R, B+T, B+F or B+ and a score, found " + TextScanner.abbreviate(text, 40));
    }
    if (result.isEmpty() && !text.isBlank()) {
      problems.add(
          Code.BAD_RESULT,
          place(property),
          0,
          "Expected a result such as B+, W+R or Draw, found " + text);
    }
  }

  private static TextLocation place(SgfProperty property) {
    return property.values().get(0).location();
  }
}
