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
final class KaggleParser implements RecordParser.Json {
  /** Statuses of players who have not lost by a failure. */
  private static final ImmutableSet<String> STATUSES =
      ImmutableSet.of("ACTIVE", "INACTIVE", "DONE");

  private final LoaComparison comparison = new LoaComparison();
  private final List<String> rewards = new ArrayList<>();
  private final List<String> statuses = new ArrayList<>();
  private @Nullable TextLocation rewardsAt;
  private @Nullable TextLocation statusesAt;
  private boolean hasGame;
  private boolean hasSteps;

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
    for (String key = json.nextKey(); key != null; key = json.nextKey()) {
      switch (key) {
        case "name" -> readName(json);
        case "configuration" -> readConfiguration(json);
        case "info" -> readInfo(json);
        case "rewards" -> {
          rewardsAt = json.location();
          readList(rewards, json);
        }
        case "statuses" -> {
          statusesAt = json.location();
          readList(statuses, json);
        }
        case "steps" -> readSteps(json);
        default -> json.skip();
      }
    }
    if (!hasSteps) {
      json.draft().problem(Code.BAD_TAG, json.location(), "The replay has no steps");
    }
  }

  private void readName(JsonInput json) {
    TextLocation at = json.location();
    Optional<String> name = json.string();
    if (name.isPresent() && !hasGame) {
      String game = name.get().replaceFirst("^open_spiel_", "");
      OpenSpielGame.set(game, at, json.draft());
    }
  }

  private void readConfiguration(JsonInput json) {
    if (!json.enterObject()) {
      return;
    }
    for (String key = json.nextKey(); key != null; key = json.nextKey()) {
      TextLocation at = json.location();
      if (key.equals("openSpielGameString")) {
        hasGame = true;
        json.string().ifPresent(name -> OpenSpielGame.set(name, at, json.draft()));
      } else {
        json.skip();
      }
    }
  }

  private static void readInfo(JsonInput json) {
    if (!json.enterObject()) {
      return;
    }
    for (String key = json.nextKey(); key != null; key = json.nextKey()) {
      TextLocation at = json.location();
      if (key.equals("EpisodeId")) {
        json.anything().ifPresent(id -> json.draft().tag("GameId", id, at));
      } else if (key.equals("TeamNames")) {
        List<String> names = new ArrayList<>();
        readList(names, json);
        for (int i = 0; i < Math.min(2, names.size()); i++) {
          if (!names.get(i).equals(AbstractPlayHeader.UNKNOWN)) {
            json.draft().tag(i == 0 ? "First" : "Second", names.get(i), at);
          }
        }
      } else {
        json.skip();
      }
    }
  }

  /** Reads the first elements of a list as texts. */
  private static void readList(List<String> list, JsonInput json) {
    if (json.enterArray()) {
      while (json.nextElement()) {
        if (list.size() < 3) {
          json.anything().ifPresent(list::add);
        } else {
          json.skip();
        }
      }
    }
  }

  private void readSteps(JsonInput json) {
    hasSteps = true;
    if (!json.enterArray()) {
      return;
    }
    while (json.nextElement()) {
      List<View> views = new ArrayList<>();
      if (json.enterArray()) {
        while (json.nextElement()) {
          View view = new View(json.location(), views.size());
          if (views.size() < 2 && json.enterObject()) {
            readView(view, json);
            views.add(view);
          } else {
            json.skip();
          }
        }
      }
      addStep(views, json.draft());
    }
  }

  private void readView(View view, JsonInput json) {
    for (String key = json.nextKey(); key != null; key = json.nextKey()) {
      switch (key) {
        case "info" -> readAction(view, json);
        case "observation" -> readObservation(view, json);
        default -> json.skip();
      }
    }
  }

  private static void readAction(View view, JsonInput json) {
    if (!json.enterObject()) {
      return;
    }
    for (String key = json.nextKey(); key != null; key = json.nextKey()) {
      switch (key) {
        case "actionSubmittedToString" -> view.text = optional(json);
        case "actionSubmitted" -> view.action = optional(json);
        case "actionApplied" -> view.isRefused = optional(json) == null;
        default -> json.skip();
      }
    }
  }

  private static @Nullable String optional(JsonInput json) {
    return json.isNull() ? null : json.anything().orElse(null);
  }

  private static void readObservation(View view, JsonInput json) {
    if (!json.enterObject()) {
      return;
    }
    for (String key = json.nextKey(); key != null; key = json.nextKey()) {
      switch (key) {
        case "legalActionStrings" -> {
          view.legalAt = json.location();
          view.legal = new HashSet<>();
          readLegal(view.legal, json);
        }
        case "currentPlayer" -> view.toMove = optional(json);
        default -> json.skip();
      }
    }
  }

  private static void readLegal(Set<String> legal, JsonInput json) {
    if (!json.enterArray()) {
      return;
    }
    while (json.nextElement()) {
      TextLocation at = json.location();
      Optional<String> text = json.string();
      Optional<String> move = text.flatMap(OpenSpielGame::notation);
      if (move.isPresent()) {
        legal.add(move.get());
      } else {
        json.draft().problem(Code.UNREADABLE_MOVE, at, "The legal action is malformed");
      }
    }
  }

  private void addStep(List<View> views, Draft draft) {
    for (View view : views) {
      if (!view.isRefused && (view.text != null || view.action != null)) {
        addMove(view, draft);
      }
    }
    for (View view : views) {
      boolean isToMove = Integer.toString(view.player).equals(view.toMove);
      if (isToMove && view.legal != null && view.legalAt != null && !draft.isFull()) {
        comparison.toMove(draft.plies(), view.player, view.at);
        comparison.legalMoves(draft.plies(), view.legal, view.legalAt);
      }
    }
  }

  private void addMove(View view, Draft draft) {
    comparison.toMove(draft.plies(), view.player, view.at);
    Optional<String> byNumber = Optional.ofNullable(view.action).flatMap(OpenSpielGame::move);
    String text = view.text == null ? byNumber.orElse("") : view.text;
    if (byNumber.isPresent() && !byNumber.get().equals(text)) {
      String message = "The action " + view.action + " is " + byNumber.get();
      draft.problem(Code.BAD_TAG, view.at, message);
    }
    String shown = text.isEmpty() ? String.valueOf(view.action) : text;
    draft.move(
        Draft.excerpt(shown),
        OpenSpielGame.notation(text).orElse("_" + Draft.excerpt(shown)),
        view.at);
  }

  @Override
  public void finish(Draft draft) {
    Optional<Player> loser = setTermination(draft);
    if (rewardsAt != null) {
      if (result().isEmpty() && loser.isEmpty() && rewards.stream().noneMatch("null"::equals)) {
        String message = "Expected two rewards 1 and -1 or 0 and 0";
        draft.problem(Code.BAD_RESULT, rewardsAt, message);
      }
      Optional<GameResult> result =
          result().or(() -> loser.map(player -> GameResult.wonBy(player.opponent())));
      draft.claim(result.orElse(GameResult.UNKNOWN), rewardsAt);
    }
    comparison.compare(draft);
  }

  /** Sets who lost by a failure, and returns the loser. */
  private Optional<Player> setTermination(Draft draft) {
    for (int i = 0; i < Math.min(2, statuses.size()) && statusesAt != null; i++) {
      Player player = i == 0 ? Player.FIRST : Player.SECOND;
      Optional<Termination.Kind> kind =
          switch (statuses.get(i)) {
            case "TIMEOUT" -> Optional.of(Termination.Kind.TIME);
            case "INVALID", "ERROR" -> Optional.of(Termination.Kind.FORFEIT);
            default -> Optional.empty();
          };
      if (kind.isEmpty() && !STATUSES.contains(statuses.get(i))) {
        draft.problem(
            Code.BAD_RESULT, statusesAt, "Unknown status: " + Draft.excerpt(statuses.get(i)));
      }
      if (kind.isPresent()) {
        draft.termination(Termination.of(kind.get(), player), statusesAt);
        return Optional.of(player);
      }
    }
    return Optional.empty();
  }

  private Optional<GameResult> result() {
    return switch (String.join(",", rewards)) {
      case "1,-1", "1.0,-1.0" -> Optional.of(GameResult.FIRST);
      case "-1,1", "-1.0,1.0" -> Optional.of(GameResult.SECOND);
      case "0,0", "0.0,0.0" -> Optional.of(GameResult.DRAW);
      default -> Optional.empty();
    };
  }
}
