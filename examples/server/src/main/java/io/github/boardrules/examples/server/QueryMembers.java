package io.github.boardrules.examples.server;

import com.google.common.base.Splitter;
import com.google.common.primitives.Ints;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.examples.engine.referee.Kind;
import io.github.boardrules.examples.engine.referee.LibraryErrors;
import io.github.boardrules.examples.engine.referee.Member;
import io.github.boardrules.examples.engine.referee.RefereeCode;
import io.github.boardrules.examples.engine.referee.RefereeJson;
import io.github.boardrules.examples.engine.referee.Refusal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.node.ObjectNode;

/**
 * Converts the query of a URL to the members of a question: a list of moves has commas between the
 * moves, and options are written {@code name=value} with blanks between them.
 */
final class QueryMembers {
  private static final Splitter COMMAS = Splitter.on(',').trimResults().omitEmptyStrings();

  private final ObjectNode members = RefereeJson.MAPPER.createObjectNode();

  private QueryMembers() {}

  /**
   * {@return the members of a question} A value of another type than that of its member becomes a
   * text, which the referee refuses.
   *
   * @param kind the kind of the question
   * @param query the values of each parameter
   * @throws Refusal if a parameter occurs twice, or options are malformed
   */
  static ObjectNode of(Kind kind, Map<String, List<String>> query) {
    QueryMembers result = new QueryMembers();
    query.forEach(
        (name, values) -> {
          if (values.size() != 1) {
            throw Refusal.at(
                RefereeCode.CONTRADICTION,
                RefereeJson.pointer(name),
                "The query must have each parameter only once");
          }
          result.put(kind, name, values.get(0));
        });
    return result.members;
  }

  private void put(Kind kind, String name, String value) {
    Optional<Member> member =
        kind.members().stream().filter(known -> known.name().equals(name)).findFirst();
    switch (member.map(Member::type).orElse(Member.Type.TEXT)) {
      case TEXT -> members.put(name, value);
      case INTEGER -> putInteger(name, value);
      case FLAG -> putFlag(name, value);
      case TEXTS -> members.set(name, RefereeJson.MAPPER.valueToTree(COMMAS.splitToList(value)));
      case OPTIONS -> members.set(name, RefereeJson.MAPPER.valueToTree(options(value)));
    }
  }

  private void putInteger(String name, String value) {
    Integer number = Ints.tryParse(value);
    if (number == null) {
      members.put(name, value);
    } else {
      members.put(name, number);
    }
  }

  private void putFlag(String name, String value) {
    if (value.equals("true") || value.equals("false")) {
      members.put(name, value.equals("true"));
    } else {
      members.put(name, value);
    }
  }

  private static Map<String, String> options(String text) {
    try {
      return Options.parse(text).asMap();
    } catch (NotationException e) {
      throw LibraryErrors.unreadable("/options", e);
    } catch (OptionException e) {
      throw Refusal.at(RefereeCode.BAD_OPTION, "/options", String.valueOf(e.getMessage()))
          .with("reason", e.code().name())
          .with("option", e.option());
    }
  }
}
