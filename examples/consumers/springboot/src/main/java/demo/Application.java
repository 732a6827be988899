package demo;

import io.github.boardrules.core.record.GameVerdict;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.Validator;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RestController;

/**
 * Judges uploaded records: the body is a text in any format, and the answer has a verdict a game.
 */
@SpringBootApplication
@RestController
public class Application {
  private final Validator validator = Validator.installed().withLimits(ReadLimits.forServers());

  public static void main(String[] args) {
    SpringApplication.run(Application.class, args);
  }

  @PostMapping("/verdicts")
  List<Map<String, Object>> judge(InputStream upload) {
    try (Stream<GameVerdict> verdicts = validator.validate(upload, "upload")) {
      return verdicts.map(GameVerdict::toMap).toList();
    }
  }
}
