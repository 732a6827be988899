package io.github.boardrules.loa.sgf;

import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.record.ClaimedResult;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.ReadLimits.Limit;
import io.github.boardrules.core.record.RecordHandler;
import io.github.boardrules.core.record.RecordHeader;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.TextLocation;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.text.TextScanner;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Reads the game, its options and setup, the tags and the result from the root of a tree. */
final class SgfRoot {
  private final boolean isLoa;
  private final long maxTags;
  private final long maxLength;
  private final RecordHandler to;

  /** The names of the tags, and of the other parts of the record, that were found. */
  private final Set<String> found = new HashSet<>();

  private Options options = Options.none();
  private @Nullable TextLocation optionsAt;

  SgfRoot(boolean isLoa, ReadLimits limits, RecordHandler to) {
    this.isLoa = isLoa;
    this.maxTags = limits.get(Limit.TAGS);
    this.maxLength = limits.get(Limit.TAG_LENGTH);
    this.to = to;
  }

  /**
   * Reads the root.
   *
   * @param isCut whether the rest of the root was not kept, because it exceeds a limit; it may be
   *     the rest of the setup, which is then no problem of its own
   * @param namesEncoding whether the root names the encoding of the text
   */
  void read(SgfNode root, boolean isCut, boolean namesEncoding) {
    if (namesEncoding) {
      root.property("CA").ifPresent(this::checkEncoding);
    }
    Optional<TextLocation> number = root.property("GM").map(SgfRoot::place);
    number.ifPresent(place -> found.add("Game"));
    String game = isLoa ? "loa" : root.text("GM").flatMap(SgfTags::game).orElse("");
    to.game(game, number.orElse(root.location()));
    if (isLoa) {
      SgfSetup setup = hasSetupText(root) ? SgfSetup.standard() : new SgfSetupReader(root).parse();
      options = setup.options();
      setup.name().ifPresent(name -> to.tag(RecordHeader.SETUP_NAME, name, root.location()));
      if (!isCut) {
        setup.problem().ifPresent(this::reportUnknownSetup);
      }
    }
    Set<String> names = new HashSet<>();
    for (SgfProperty property : root.properties()) {
      if (isUnique(property, names)) {
        interpret(property);
      }
    }
    to.options(options, optionsAt == null ? root.location() : optionsAt);
  }

  private void reportUnknownSetup(RecordProblem problem) {
    to.unknownSetup(problem);
    to.problem(problem);
  }

  private void checkEncoding(SgfProperty property) {
    String label = property.text().strip();
    if (!label.isEmpty() && TextEncoding.find(label).isEmpty()) {
      String message = "The encoding " + TextScanner.abbreviate(label, 40) + " is not supported";
      reportUnknownSetup(RecordProblem.of(Code.UNSUPPORTED_ENCODING, place(property), 0, message));
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
      to.problem(Code.DUPLICATE_TAG, message, second.location());
    }
    return isFirst || SgfTags.REPEATED.contains(property.name());
  }

  private void interpret(SgfProperty property) {
    String name = property.name();
    if (isLoa && LoaDialect.SETUP_PROPERTIES.contains(name)) {
      if (found.add("Options")) {
        optionsAt = place(property);
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
      to.problem(
          Code.BAD_TAG, "A tag cannot have the name " + TextScanner.abbreviate(name, 40), place);
    } else if (found.contains(name)) {
      to.problem(Code.DUPLICATE_TAG, "The tag " + name + " is given twice", place);
    } else if (text.length() > maxLength) { // the values of a list together
      String message = "The game has more than " + maxLength + " characters in one tag";
      to.problem(Code.TEXT_TOO_LONG, message, place);
    } else if (found.size() < maxTags) {
      to.tag(name, text, place);
      found.add(name);
    } else {
      to.problem(Code.TOO_MANY_TAGS, "The game has more than " + maxTags + " tags", place);
    }
  }

  private void setOtherTag(SgfValue value) {
    int colon = value.text().indexOf(':');
    String name = colon < 0 ? "" : value.text().substring(0, colon);
    String text = value.text().substring(colon + 1);
    if (name.equals("Setup") && !found.add(name)) {
      to.problem(Code.DUPLICATE_TAG, "The tag Setup is given twice", value.location());
    } else if (name.equals("Setup")) {
      to.setup(text, value.location());
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
      found.add("Options");
      optionsAt = place(property);
      reportContradictions(parsed, place(property));
      options = parsed.with(options);
    } catch (NotationException e) {
      return false;
    } catch (OptionException e) {
      to.problem(RecordProblem.of(Code.BAD_OPTION, place(property), e));
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
                to.problem(Code.DUPLICATE_TAG, message, place);
              }
            });
  }

  private void setResult(SgfProperty property) {
    String text = property.text();
    TextLocation place = place(property);
    found.add("Result");
    Optional<ClaimedResult> result = SgfTags.result(text);
    result.ifPresent(claim -> to.claim(claim, place));
    result.flatMap(SgfTags::termination).ifPresent(end -> to.termination(end, place));
    if (result.isPresent() && !SgfTags.isKnownEnd(text)) {
      String message =
          "Expected B+R, B+T, B+F or B+ and a score, found " + TextScanner.abbreviate(text, 40);
      to.problem(Code.BAD_RESULT, message, place);
    }
    if (result.isEmpty() && !text.isBlank()) {
      String message = "Expected a result such as B+, W+R or Draw, found " + text;
      to.problem(Code.BAD_RESULT, message, place);
    }
  }

  private static TextLocation place(SgfProperty property) {
    return property.values().get(0).location();
  }
}
