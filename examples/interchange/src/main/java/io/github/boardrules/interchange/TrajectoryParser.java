package io.github.boardrules.interchange;

import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.TextLocation;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Parses one trajectory of OpenSpiel. */
final class TrajectoryParser implements JsonScanner.Game {
  private final GameReport report;
  private final List<String> returns = new ArrayList<>();
  private @Nullable TextLocation returnsAt;
  private @Nullable TextLocation terminalAt;
  private boolean isTerminal;
  private boolean hasHeader;
  private boolean hasTransitions;
  private String action = "";
  private String player = "";

  TrajectoryParser(GameReport report) {
    this.report = report;
    report.waitForStart();
  }

  @Override
  public void read(JsonInput json) {
    json.object(
        key -> {
          switch (key) {
            case "header" -> {
              hasHeader = true;
              json.object(each -> readHeader(each, json));
              report.started();
            }
            case "transitions" -> {
              hasTransitions = true;
              json.array(() -> readTransition(json));
            }
            default -> json.skip();
          }
        });
    if (!hasHeader || !hasTransitions) {
      String missing = hasHeader ? "transitions" : "header";
      report.problem(Code.BAD_TAG, json.location(), "The trajectory has no " + missing);
    }
  }

  private void readHeader(String key, JsonInput json) {
    TextLocation at = json.location();
    switch (key) {
      case "game_string" -> json.string().ifPresent(name -> OpenSpielGame.set(name, at, report));
      case "terminal" -> readTerminal(json, at);
      case "returns" -> {
        returnsAt = at;
        json.array(() -> json.number().filter(each -> returns.size() < 3).ifPresent(returns::add));
      }
      case "meta_data" -> json.text().ifPresent(report::comment);
      default -> json.skip();
    }
  }

  private void readTerminal(JsonInput json, TextLocation at) {
    Optional<String> value = json.anything();
    if (value.isPresent() && value.get().matches("true|false")) {
      terminalAt = at;
      isTerminal = value.get().equals("true");
    } else {
      report.problem(Code.BAD_TAG, at, "Expected true or false");
    }
  }

  private void readTransition(JsonInput json) {
    TextLocation at = json.location();
    action = "";
    player = "";
    boolean isObject =
        json.object(
            key -> {
              switch (key) {
                case "action" -> action = json.number().orElse("");
                case "player" -> player = json.number().orElse("");
                case "legal_actions" -> readLegal(json);
                default -> json.skip();
              }
            });
    if (!isObject || report.isFull()) {
      return;
    }
    if (player.matches("[01]")) {
      report.compare(at, LoaStatements.toMove(player.charAt(0) - '0'));
    } else {
      report.problem(Code.BAD_TAG, at, "Expected 0 or 1 as the player of a transition");
    }
    Optional<String> move = OpenSpielGame.move(action).flatMap(OpenSpielGame::notation);
    String shown = GameReport.excerpt(action.isEmpty() ? "no action" : action);
    report.markedMove(shown, move.orElse("_" + shown), at);
  }

  private void readLegal(JsonInput json) {
    TextLocation at = json.location();
    Set<String> legal = new LinkedHashSet<>();
    boolean isArray =
        json.array(
            () ->
                legal.add(
                    json.number()
                        .flatMap(OpenSpielGame::move)
                        .flatMap(OpenSpielGame::notation)
                        .orElse("")));
    if (legal.contains("")) {
      report.problem(Code.UNREADABLE_MOVE, at, "A legal action is malformed");
    } else if (isArray && !report.isFull()) {
      report.compare(at, LoaStatements.legalMoves(legal));
    }
  }

  @Override
  public void finish() {
    report.started();
    if (terminalAt != null && !report.isFull()) {
      report.compare(terminalAt, LoaStatements.over(isTerminal));
    }
    if (returnsAt != null && isTerminal) {
      OpenSpielGame.claim(returns, returnsAt, report);
    }
  }
}
