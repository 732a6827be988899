package io.github.boardrules.interchange;

import com.google.common.collect.ImmutableSet;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.record.GameResult;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.Termination;
import io.github.boardrules.core.record.TextLocation;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Parses one replay of a Kaggle environment. */
final class KaggleParser implements JsonScanner.Game {
  /** Statuses of players who have not lost by a failure. */
  private static final ImmutableSet<String> STATUSES =
      ImmutableSet.of("ACTIVE", "INACTIVE", "DONE");

  private final GameReport report;
  private final List<String> rewards = new ArrayList<>();
  private final List<String> statuses = new ArrayList<>();
  private @Nullable TextLocation rewardsAt;
  private @Nullable TextLocation statusesAt;
  private boolean hasGame;
  private boolean hasSteps;

  KaggleParser(GameReport report) {
    this.report = report;
    report.waitForStart();
  }

  /** What one player has done and seen in a step. */
  private static final class View {
    private final TextLocation at;
    private final int player;
    private @Nullable String text;
    private @Nullable String action;
    private boolean isRefused;
    private @Nullable Set<String> legal;
    private @Nullable TextLocation legalAt;
    private @Nullable String toMove;

    View(TextLocation at, int player) {
      this.at = at;
      this.player = player;
    }
  }

  @Override
  public void read(JsonInput json) {
    json.object(key -> read("", key, json));
    if (!hasSteps) {
      report.problem(Code.BAD_TAG, json.location(), "The replay has no steps");
    }
  }

  /** Reads a member of the replay, or of an object in it with a key. */
  private void read(String object, String key, JsonInput json) {
    TextLocation at = json.location();
    switch (object + "/" + key) {
      case "/name" ->
          json.string()
              .filter(name -> !hasGame)
              .ifPresent(
                  name -> OpenSpielGame.set(name.replaceFirst("^open_spiel_", ""), at, report));
      case "/configuration", "/info" -> json.object(each -> read(key, each, json));
      case "configuration/openSpielGameString" -> {
        hasGame = true;
        json.string().ifPresent(name -> OpenSpielGame.set(name, at, report));
        report.started();
      }
      case "info/EpisodeId" -> json.tag("GameId");
      case "info/TeamNames" -> {
        List<String> names = new ArrayList<>();
        readList(names, json);
        for (int i = 0; i < Math.min(2, names.size()); i++) {
          if (!AbstractPlayHeader.isUnknown(names.get(i))) {
            report.tag(i == 0 ? "First" : "Second", names.get(i), at);
          }
        }
      }
      case "/rewards" -> {
        rewardsAt = at;
        readList(rewards, json);
      }
      case "/statuses" -> {
        statusesAt = at;
        readList(statuses, json);
      }
      case "/steps" -> {
        hasSteps = true;
        json.array(() -> readStep(json));
      }
      default -> json.skip();
    }
  }

  /** Reads the first elements of a list as texts. */
  private static void readList(List<String> list, JsonInput json) {
    json.array(
        () -> {
          if (list.size() < 3) {
            json.anything().ifPresent(list::add);
          } else {
            json.skip();
          }
        });
  }

  private void readStep(JsonInput json) {
    List<View> views = new ArrayList<>();
    json.array(
        () -> {
          View view = new View(json.location(), views.size());
          if (views.size() == 2) {
            json.skip();
          } else if (json.object(key -> readView("", key, view, json))) {
            views.add(view);
          }
        });
    addStep(views);
  }

  /** Reads a member of what concerns one player, or of an object in it with a key. */
  private void readView(String object, String key, View view, JsonInput json) {
    switch (object + "/" + key) {
      case "/info", "/observation" -> json.object(each -> readView(key, each, view, json));
      case "info/actionSubmittedToString" -> view.text = optional(json);
      case "info/actionSubmitted" -> view.action = optional(json);
      case "info/actionApplied" -> view.isRefused = optional(json) == null;
      case "observation/currentPlayer" -> view.toMove = optional(json);
      case "observation/legalActionStrings" -> {
        Set<String> legal = new HashSet<>();
        view.legalAt = json.location();
        view.legal = legal;
        json.array(() -> readLegal(legal, json));
      }
      default -> json.skip();
    }
  }

  private static @Nullable String optional(JsonInput json) {
    return json.isNull() ? null : json.anything().orElse(null);
  }

  private void readLegal(Set<String> legal, JsonInput json) {
    TextLocation at = json.location();
    json.string()
        .flatMap(OpenSpielGame::notation)
        .ifPresentOrElse(
            legal::add,
            () -> report.problem(Code.UNREADABLE_MOVE, at, "The legal action is malformed"));
  }

  private void addStep(List<View> views) {
    for (View view : views) {
      if (!view.isRefused && (view.text != null || view.action != null)) {
        addMove(view);
      }
    }
    for (View view : views) {
      boolean isToMove = Integer.toString(view.player).equals(view.toMove);
      if (isToMove && view.legal != null && view.legalAt != null && !report.isFull()) {
        report.compare(view.at, LoaStatements.toMove(view.player));
        report.compare(view.legalAt, LoaStatements.legalMoves(view.legal));
      }
    }
  }

  private void addMove(View view) {
    Optional<String> byNumber = Optional.ofNullable(view.action).flatMap(OpenSpielGame::move);
    String text = view.text == null ? byNumber.orElse("") : view.text;
    if (byNumber.isPresent() && !byNumber.get().equals(text)) {
      String message = "The action " + view.action + " is " + byNumber.get();
      report.problem(Code.BAD_TAG, view.at, message);
    }
    report.compare(view.at, LoaStatements.toMove(view.player));
    String shown = GameReport.excerpt(text.isEmpty() ? String.valueOf(view.action) : text);
    report.markedMove(shown, OpenSpielGame.notation(text).orElse("_" + shown), view.at);
  }

  @Override
  public void finish() {
    report.started();
    Optional<Player> loser = reportTermination();
    if (rewardsAt != null) {
      Optional<GameResult> result = OpenSpielGame.result(rewards);
      if (result.isEmpty() && loser.isEmpty() && !rewards.contains("null")) {
        String message = "Expected two rewards 1 and -1 or 0 and 0";
        report.problem(Code.BAD_RESULT, rewardsAt, message);
      }
      report.claim(
          result
              .or(() -> loser.map(player -> GameResult.wonBy(player.opponent())))
              .orElse(GameResult.UNKNOWN),
          rewardsAt);
    }
  }

  /** Reports who lost by a failure, and returns the loser. */
  private Optional<Player> reportTermination() {
    for (int i = 0; i < Math.min(2, statuses.size()) && statusesAt != null; i++) {
      Player player = i == 0 ? Player.FIRST : Player.SECOND;
      String status = statuses.get(i);
      Optional<Termination.Kind> kind =
          switch (status) {
            case "TIMEOUT" -> Optional.of(Termination.Kind.TIME);
            case "INVALID", "ERROR" -> Optional.of(Termination.Kind.FORFEIT);
            default -> Optional.empty();
          };
      if (kind.isPresent()) {
        report.termination(Termination.of(kind.get(), player), statusesAt);
        return Optional.of(player);
      }
      if (!STATUSES.contains(status)) {
        String message = "Unknown status: " + GameReport.excerpt(status);
        report.problem(Code.BAD_RESULT, statusesAt, message);
      }
    }
    return Optional.empty();
  }
}
