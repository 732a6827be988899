package io.github.boardrules.interchange;

import io.github.boardrules.core.record.GameResult;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.TextLocation;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Parses one trajectory of OpenSpiel. */
final class TrajectoryParser implements RecordParser.Json {
  private final LoaComparison comparison = new LoaComparison();
  private final List<String> returns = new ArrayList<>();
  private @Nullable TextLocation returnsAt;
  private @Nullable TextLocation terminalAt;
  private boolean isTerminal;
  private boolean hasHeader;
  private boolean hasTransitions;

  @Override
  public void read(JsonInput json) {
    for (String key = json.nextKey(); key != null; key = json.nextKey()) {
      switch (key) {
        case "header" -> readHeader(json);
        case "transitions" -> readTransitions(json);
        default -> json.skip();
      }
    }
    if (!hasHeader || !hasTransitions) {
      String missing = hasHeader ? "transitions" : "header";
      json.draft().problem(Code.BAD_TAG, json.location(), "The trajectory has no " + missing);
    }
  }

  private void readHeader(JsonInput json) {
    hasHeader = true;
    if (!json.enterObject()) {
      return;
    }
    for (String key = json.nextKey(); key != null; key = json.nextKey()) {
      TextLocation at = json.location();
      switch (key) {
        case "game_string" ->
            json.string().ifPresent(name -> OpenSpielGame.set(name, at, json.draft()));
        case "terminal" -> readTerminal(json, at);
        case "returns" -> readReturns(json, at);
        case "meta_data" -> json.text().ifPresent(json.draft()::comment);
        default -> json.skip();
      }
    }
  }

  private void readTerminal(JsonInput json, TextLocation at) {
    Optional<String> value = json.anything();
    if (value.isPresent() && value.get().matches("true|false")) {
      terminalAt = at;
      isTerminal = value.get().equals("true");
    } else {
      json.draft().problem(Code.BAD_TAG, at, "Expected true or false");
    }
  }

  private void readReturns(JsonInput json, TextLocation at) {
    returnsAt = at;
    if (json.enterArray()) {
      while (json.nextElement()) {
        if (returns.size() < 3) {
          json.number().ifPresent(returns::add);
        } else {
          json.skip();
        }
      }
    }
  }

  private void readTransitions(JsonInput json) {
    hasTransitions = true;
    if (json.enterArray()) {
      while (json.nextElement()) {
        readTransition(json);
      }
    }
  }

  private void readTransition(JsonInput json) {
    TextLocation at = json.location();
    if (!json.enterObject()) {
      return;
    }
    Draft draft = json.draft();
    String action = "";
    String player = "";
    for (String key = json.nextKey(); key != null; key = json.nextKey()) {
      switch (key) {
        case "action" -> action = json.number().orElse("");
        case "player" -> player = json.number().orElse("");
        case "legal_actions" -> readLegal(json);
        default -> json.skip();
      }
    }
    if (draft.isFull()) {
      return;
    }
    if (player.matches("[01]")) {
      comparison.toMove(draft.plies(), player.charAt(0) - '0', at);
    } else {
      draft.problem(Code.BAD_TAG, at, "Expected 0 or 1 as the player of a transition");
    }
    Optional<String> move = OpenSpielGame.move(action).flatMap(OpenSpielGame::notation);
    String shown = Draft.excerpt(action.isEmpty() ? "no action" : action);
    draft.move(shown, move.orElse("_" + shown), at);
  }

  private void readLegal(JsonInput json) {
    TextLocation at = json.location();
    Set<String> legal = new LinkedHashSet<>();
    boolean isReadable = true;
    if (!json.enterArray()) {
      return;
    }
    while (json.nextElement()) {
      Optional<String> move =
          json.number().flatMap(OpenSpielGame::move).flatMap(OpenSpielGame::notation);
      move.ifPresent(legal::add);
      isReadable &= move.isPresent();
    }
    if (!isReadable) {
      json.draft().problem(Code.UNREADABLE_MOVE, at, "A legal action is malformed");
    } else if (!json.draft().isFull()) {
      comparison.legalMoves(json.draft().plies(), legal, at);
    }
  }

  @Override
  public void finish(Draft draft) {
    if (terminalAt != null && !draft.isFull()) {
      comparison.over(draft.plies(), isTerminal, terminalAt);
    }
    if (returnsAt != null && isTerminal) {
      Optional<GameResult> result = OpenSpielParser.result(returns);
      if (result.isPresent()) {
        draft.claim(result.get(), returnsAt);
      } else {
        draft.problem(Code.BAD_RESULT, returnsAt, "Expected the returns of two players");
      }
    }
    comparison.compare(draft);
  }
}
