package demo;

import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.record.GameVerdict;
import io.github.boardrules.core.record.Validator;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Returns the games that it finds, and a verdict. */
public final class PlugIn implements Callable<String> {
  @Override
  public String call() {
    String games =
        GameTypes.installed().all().stream().map(GameType::id).collect(Collectors.joining(" "));
    String text = "[Game \"loa\"] 1. b1-b3 h7-f7 *";
    try (Stream<GameVerdict> verdicts = Validator.installed().validate(text, "upload")) {
      return games + ": " + verdicts.map(GameVerdict::summary).collect(Collectors.joining(", "));
    }
  }
}
