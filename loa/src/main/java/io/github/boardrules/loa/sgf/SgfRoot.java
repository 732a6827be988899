package io.github.boardrules.loa.sgf;

import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.record.ClaimedResult;
import io.github.boardrules.core.record.Place;
import io.github.boardrules.core.record.ReadLimits.Limit;
import io.github.boardrules.core.record.RecordHandler;
import io.github.boardrules.core.record.RecordHeader;
import io.github.boardrules.core.record.RecordInput;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.text.TextScanner;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Reads the game, its options and setup, the tags and the result from the roots of trees. */
final class SgfRoot {
  private final RecordInput source;
  private final long maxTags;
  private final long maxLength;

  /** The names of the properties of the root. */
  private final Set<String> properties = new HashSet<>();

  /** The names of the tags, and of the other parts of the record, that were found. */
  private final Set<String> found = new HashSet<>();

  private RecordHandler to = new RecordHandler() {};
  private boolean isLoa;
  private Options options = Options.none();
  private @Nullable Place optionsAt;

  SgfRoot(RecordInput source) {
    this.source = source;
    this.maxTags = source.limits().get(Limit.TAGS);
    this.maxLength = source.limits().get(Limit.TAG_LENGTH);
  }

  /**
   * Reads a root.
   *
   * @param isCut whether the rest of the root was not kept, because it exceeds a limit; it may be
   *     the rest of the setup, which is then no problem of its own
   */
  void read(SgfNode root, boolean isCut, RecordHandler handler) {
    to = handler;
    isLoa = LoaDialect.isLoa(root);
    options = Options.none();
    optionsAt = null;
    properties.clear();
    found.clear();
    if (source.mayNameEncoding()) {
      root.find("CA").ifPresent(this::checkEncoding);
    }
    Optional<SgfValue> number = root.find("GM");
    number.ifPresent(value -> found.add("Game"));
    String game = isLoa ? "loa" : number.flatMap(value -> SgfTags.game(value.text)).orElse("");
    to.game(game, number.isPresent() ? number.get() : root);
    if (isLoa && !hasPositionText(root)) {
      SgfSetup setup = new SgfSetup(root);
      options = setup.options;
      setup.name.ifPresent(name -> to.tag(RecordHeader.SETUP_NAME, name, root));
      if (!isCut) {
        setup.problem.ifPresent(this::reportUnknownSetup);
      }
    }
    for (int i = 0; i < root.size(); i++) {
      read(root, i);
    }
    to.options(options, optionsAt == null ? root : optionsAt);
  }

  private void reportUnknownSetup(RecordProblem problem) {
    to.unknownSetup(problem);
    to.problem(problem);
  }

  private void checkEncoding(SgfValue value) {
    String label = value.text.strip();
    if (!label.isEmpty() && TextEncoding.find(label).isEmpty()) {
      String message = "The encoding " + TextScanner.abbreviate(label, 40) + " is not supported";
      reportUnknownSetup(
          RecordProblem.of(Code.UNSUPPORTED_ENCODING, value.toLocation(), 0, message));
    }
  }

  /** Returns whether the root has a position text, which the writer of this library adds. */
  private static boolean hasPositionText(SgfNode root) {
    return root.find(SgfTags.OTHER_TAGS).isPresent()
        && root.all(SgfTags.OTHER_TAGS).stream().anyMatch(tag -> tag.text.startsWith("Setup:"));
  }

  /**
   * Reads a value. Reports a property that occurs twice or has two values, unless it can have any
   * number. The first value counts.
   */
  private void read(SgfNode root, int i) {
    SgfValue value = root.get(i);
    String name = value.name;
    if (value.index > 0) {
      if (name.equals(SgfTags.OTHER_TAGS)) {
        setOtherTag(value);
      }
      return;
    }
    String tag = SgfTags.TAGS.get(name);
    boolean isRepeated = tag == null && SgfTags.REPEATED.contains(name);
    boolean isFirst = properties.add(name);
    if (!isRepeated && (!isFirst || root.hasNext(i))) {
      String message = "The property " + TextScanner.abbreviate(name, 40) + " has two values";
      to.problem(Code.DUPLICATE_TAG, message, isFirst ? root.get(i + 1) : value);
    }
    if (isFirst || (isRepeated && !SgfTags.LISTS.contains(name))) {
      if (tag == null) {
        interpret(root, value);
      } else if (!setOptions(value)) {
        setTag(tag, value.text, value);
      }
    }
  }

  /** Interprets a property that is not one of {@link SgfTags#TAGS}. */
  private void interpret(SgfNode root, SgfValue value) {
    String name = value.name;
    if (isLoa && LoaDialect.SETUP_PROPERTIES.contains(name)) {
      if (found.add("Options")) {
        optionsAt = value;
      }
    } else if (name.equals("RE")) {
      setResult(value);
    } else if (name.equals(SgfTags.OTHER_TAGS)) {
      setOtherTag(value);
    } else if (!SgfTags.NO_TAGS.contains(name)) {
      String text =
          SgfTags.LISTS.contains(name)
              ? root.all(name).stream().map(each -> each.text).collect(Collectors.joining(" "))
              : value.text;
      setNewTag(name, text, value);
    }
  }

  /** Sets a tag with any name. */
  private void setNewTag(String name, String text, Place place) {
    if (RecordHeader.isTagName(name) && !RecordHeader.isReserved(name)) {
      setTag(name, text, place);
    } else {
      to.problem(
          Code.BAD_TAG, "A tag cannot have the name " + TextScanner.abbreviate(name, 40), place);
    }
  }

  private void setTag(String name, String text, Place place) {
    if (found.contains(name)) {
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
    int colon = value.text.indexOf(':');
    String name = colon < 0 ? "" : value.text.substring(0, colon);
    String text = value.text.substring(colon + 1);
    if (name.equals("Setup") && !found.add(name)) {
      to.problem(Code.DUPLICATE_TAG, "The tag Setup is given twice", value);
    } else if (name.equals("Setup")) {
      to.setup(text, value);
    } else {
      setNewTag(name, text, value);
    }
  }

  /**
   * Adds the options in a property. Returns false if it contains none, so that it is an ordinary
   * tag.
   */
  private boolean setOptions(SgfValue value) {
    if (!value.name.equals(SgfTags.OPTIONS) || value.text.indexOf('=') < 0) {
      return false;
    }
    try {
      Options parsed = Options.parse(value.text);
      found.add("Options");
      optionsAt = value;
      reportContradictions(parsed, value);
      options = parsed.with(options);
    } catch (NotationException e) {
      return false;
    } catch (OptionException e) {
      to.problem(RecordProblem.of(Code.BAD_OPTION, value.toLocation(), e));
    }
    return true;
  }

  /** Reports options that contradict the properties of the setup, which count. */
  private void reportContradictions(Options parsed, Place place) {
    parsed
        .asMap()
        .forEach(
            (name, text) -> {
              Optional<String> known = options.get(name);
              if (known.isPresent() && !known.get().equals(text)) {
                String message =
                    "The option " + TextScanner.abbreviate(name, 40) + " contradicts the setup";
                to.problem(Code.DUPLICATE_TAG, message, place);
              }
            });
  }

  private void setResult(SgfValue place) {
    String text = place.text;
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
}
