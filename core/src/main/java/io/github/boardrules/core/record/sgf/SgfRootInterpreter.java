package io.github.boardrules.core.record.sgf;

import com.google.common.collect.ImmutableSet;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.record.ClaimedResult;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.ReadLimits.Limit;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.TextLocation;
import io.github.boardrules.core.record.parser.ProblemCollector;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.text.TextScanner;
import java.util.Optional;

/** Reads the game, its options and setup, the tags and the result from the root of a tree. */
final class SgfRootInterpreter {
  private final Optional<SgfDialect> dialect;
  private final ImmutableSet<String> setupProperties;
  private final long maxTags;
  private final GameRecord.Builder game;
  private final ProblemCollector problems;
  private boolean hasTooManyTags;

  SgfRootInterpreter(
      Optional<SgfDialect> dialect,
      ReadLimits limits,
      GameRecord.Builder game,
      ProblemCollector problems) {
    this.dialect = dialect;
    this.setupProperties = dialect.map(SgfDialect::setupProperties).orElse(ImmutableSet.of());
    this.maxTags = limits.get(Limit.TAGS);
    this.game = game;
    this.problems = problems;
  }

  void interpret(SgfNode root) {
    root.property("GM").ifPresent(number -> game.location("Game", place(number)));
    if (dialect.isPresent()) {
      game.game(dialect.get().game());
      SgfSetup setup = hasSetupText(root) ? SgfSetup.standard() : dialect.get().setup(root);
      game.options(setup.options());
      setup.name().ifPresent(name -> game.tag(GameRecord.SETUP_NAME, name));
      setup.problems().forEach(problems::add);
    } else {
      root.text("GM").flatMap(SgfTags::game).ifPresent(game::game);
    }
    for (SgfProperty property : root.properties()) {
      interpret(property);
    }
  }

  /** Returns whether the root contains a position text, which the writer of this library adds. */
  private static boolean hasSetupText(SgfNode root) {
    return root.property(SgfTags.OTHER_TAGS).stream()
        .flatMap(property -> property.values().stream())
        .anyMatch(value -> value.text().startsWith("Setup:"));
  }

  private void interpret(SgfProperty property) {
    String name = property.name();
    if (setupProperties.contains(name)) {
      if (!game.located().contains("Options")) {
        game.location("Options", place(property));
      }
    } else if (name.equals("RE")) {
      setResult(property);
    } else if (name.equals(SgfTags.OTHER_TAGS)) {
      property.values().forEach(this::setOtherTag);
    } else if (!SgfTags.NO_TAGS.contains(name) && !setOptions(property)) {
      setTag(SgfTags.TAGS.getOrDefault(name, name), property.text(), place(property));
    }
  }

  private void setTag(String name, String text, TextLocation place) {
    if (!GameRecord.isTagName(name) || GameRecord.isReserved(name)) {
      problems.add(
          Code.BAD_TAG, place, 0, "A tag cannot have the name " + TextScanner.abbreviate(name, 40));
    } else if (game.located().contains(name)) {
      problems.add(Code.DUPLICATE_TAG, place, 0, "The tag " + name + " is given twice");
    } else if (game.located().size() < maxTags) {
      game.tag(name, text).location(name, place);
    } else if (!hasTooManyTags) {
      problems.addExceeded(Code.TOO_MANY_TAGS, place, 0, maxTags, "tags");
      hasTooManyTags = true;
    }
  }

  private void setOtherTag(SgfValue value) {
    int colon = value.text().indexOf(':');
    String name = colon < 0 ? "" : value.text().substring(0, colon);
    String text = value.text().substring(colon + 1);
    if (name.equals("Setup")) {
      game.setup(text).location(name, value.location());
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
      game.options(game.options().with(Options.parse(property.text())));
      game.location("Options", place(property));
      return true;
    } catch (NotationException e) {
      return false;
    }
  }

  private void setResult(SgfProperty property) {
    String text = property.text();
    game.location("Result", place(property));
    Optional<ClaimedResult> result = SgfTags.result(text);
    result.ifPresent(game::claim);
    result.flatMap(SgfTags::termination).ifPresent(game::termination);
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
