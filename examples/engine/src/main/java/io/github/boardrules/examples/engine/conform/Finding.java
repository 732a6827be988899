package io.github.boardrules.examples.engine.conform;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Option;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.record.GameInProgress;
import io.github.boardrules.core.record.brg.BrgFormat;
import io.github.boardrules.examples.engine.bulk.RulesText;
import io.github.boardrules.examples.engine.bulk.Words;
import io.github.boardrules.examples.engine.conform.Question.Ask;
import io.github.boardrules.picture.Picture;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** A difference for people and for files: the game up to it, both answers and the rule. */
public final class Finding {
  private static final int WIDTH = 80;

  private final Difference difference;
  private final GameType type;
  private final GameInProgress<?> game;
  private final double seconds;

  /**
   * Creates a finding.
   *
   * @param types the games
   * @param difference the difference
   * @param seconds the time until it was found and shrunk
   */
  public Finding(GameTypes types, Difference difference, double seconds) {
    this.difference = difference;
    this.type = types.get(difference.start().game());
    this.seconds = seconds;
    Game<?> start = type.game(difference.start().options());
    GameInProgress<?> played = GameInProgress.of(start);
    List<Question> all = difference.questions();
    for (Question question : all.subList(all.lastIndexOf(difference.start()), all.size() - 1)) {
      if (question.is(Ask.PLAY) && played.position().isLegal(question.move())) {
        played = played.play(question.move());
      }
    }
    game = played;
  }

  /** {@return the id of the game} */
  public String game() {
    return type.id();
  }

  /** {@return the difference} */
  public Difference difference() {
    return difference;
  }

  /** {@return the number of plies of the record} */
  public int plies() {
    return game.ply();
  }

  /** {@return the seconds until it was found and shrunk} */
  public double seconds() {
    return seconds;
  }

  /** {@return the game up to the difference, as a record in the format BRG} */
  public String record() {
    return BrgFormat.BRG.write(game);
  }

  /** {@return the position of the difference, as SVG} */
  public String svg() {
    Picture picture = Picture.of(game.position());
    return game.lastMove().map(picture::lastMove).orElse(picture).svg();
  }

  /** {@return the code of the rule that decides} */
  public String code() {
    return DecidingRule.code(difference, game.position());
  }

  private String rule() {
    return DecidingRule.paragraph(type, code()).orElse("");
  }

  /** {@return the library's answer, for people} */
  public String expected() {
    return difference.expected().summary(difference.found());
  }

  /** {@return the implementation's answer, for people} */
  public String found() {
    return difference.found().summary(difference.expected());
  }

  /** {@return the finding as lines for people} */
  public ImmutableList<String> lines() {
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    Position<?> position = game.position();
    lines.add(title() + ":");
    difference.questions().forEach(question -> lines.add("  " + Words.printable("" + question)));
    lines.add("position:   " + position.text());
    position.diagram().lines().forEach(line -> lines.add("  " + line));
    add(lines, "boardrules:  ", expected());
    add(lines, "the program: ", found());
    if (!rule().isEmpty()) {
      lines.add("rule (" + code() + "):");
      RulesText.wrap(rule(), WIDTH).forEach(line -> lines.add("  " + line));
    }
    options().forEach(line -> lines.add("  " + line));
    return lines.build();
  }

  private static void add(ImmutableList.Builder<String> lines, String label, String text) {
    List<String> all = text.lines().toList();
    lines.add(label + (all.isEmpty() ? "" : all.get(0)));
    all.stream().skip(1).forEach(line -> lines.add("  " + line));
  }

  /** {@return what is different, in one line} */
  public String title() {
    return "%s: another answer to '%s' after %s"
        .formatted(
            type.id(),
            Words.printable("" + difference.question()),
            plies() == 1 ? "1 ply" : plies() + " plies");
  }

  /** Returns what the options of the game mean. */
  private List<String> options() {
    List<String> lines = new ArrayList<>();
    Map<String, String> given = difference.start().options().asMap();
    for (Option<?> option : type.options()) {
      for (Option.NamedValue value : option.values()) {
        if (value.name().equals(given.get(option.name()))) {
          lines.add(option.name() + "=" + value.name() + ": " + value.description());
        }
      }
    }
    return lines;
  }

  /** {@return the finding for JSON, which {@link #questions} reads again} */
  public ImmutableMap<String, Object> toMap() {
    return ImmutableMap.<String, Object>builder()
        .put("game", type.id())
        .put("title", title())
        .put("plies", plies())
        .put("seconds", Math.round(seconds * 10) / 10.0)
        .put("questions", difference.questions().stream().map(Question::toMap).toList())
        .put("position", game.position().text())
        .put("expected", expected())
        .put("found", found())
        .put("code", code())
        .put("rule", rule())
        .put("record", record())
        .buildOrThrow();
  }

  /**
   * {@return the questions of a finding}
   *
   * @param types the games
   * @param finding an object as {@link #toMap} returns it
   * @throws IllegalArgumentException with a sentence for people, if it is not a finding
   */
  public static ImmutableList<Question> questions(GameTypes types, JsonNode finding) {
    ImmutableList.Builder<Question> questions = ImmutableList.builder();
    for (JsonNode question : finding.path("questions")) {
      questions.add(Question.read(types, question));
    }
    ImmutableList<Question> all = questions.build();
    if (all.isEmpty() || !all.get(0).is(Ask.START)) {
      throw new IllegalArgumentException("it has no \"questions\" that begin with \"start\"");
    }
    return all;
  }
}
