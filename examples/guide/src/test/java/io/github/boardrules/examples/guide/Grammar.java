package io.github.boardrules.examples.guide;

import com.google.common.base.Preconditions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A recognizer that is made from a grammar of the guide: a parsing expression grammar in EBNF.
 * Remembers the end of every rule at every place of a text.
 */
final class Grammar {
  private static final int NONE = -1;
  private static final Pattern TOKEN =
      Pattern.compile(
          "\\s*(\"(?:[^\"\\\\]|\\\\.)*\"|'[^']*'|/(?:[^/\\\\]|\\\\.)+/|[\\w-]+|[=;|{}()\\[\\]!])");

  /** Recognizes a part of a text: returns its end, or {@link #NONE}. */
  @FunctionalInterface
  private interface Part {
    int end(Run run, int from);
  }

  /** The recognition of one text. */
  private record Run(String text, Map<String, int[]> known) {}

  private final Map<String, Part> rules = new HashMap<>();
  private final List<String> used = new ArrayList<>();
  private final List<String> tokens = new ArrayList<>();
  private int next;

  Grammar(String grammar) {
    Matcher token = TOKEN.matcher(grammar);
    int at = 0;
    while (token.find() && token.start() == at) {
      tokens.add(token.group(1));
      at = token.end();
    }
    Preconditions.checkArgument(grammar.substring(at).isBlank(), "at %s", grammar.substring(at));
    while (next < tokens.size()) {
      String name = take();
      expect("=");
      Preconditions.checkState(rules.put(name, alternatives()) == null, "twice: %s", name);
      expect(";");
    }
    used.forEach(name -> Preconditions.checkState(rules.containsKey(name), "no rule %s", name));
  }

  /** Returns whether a rule recognizes a whole text. */
  boolean accepts(String rule, String text) {
    return end(rule, new Run(text, new HashMap<>()), 0) == text.length();
  }

  private int end(String rule, Run run, int from) {
    int[] ends = run.known().computeIfAbsent(rule, key -> new int[run.text().length() + 1]);
    if (ends[from] == 0) {
      ends[from] = Objects.requireNonNull(rules.get(rule)).end(run, from) + 2;
    }
    return ends[from] - 2;
  }

  private String take() {
    return tokens.get(next++);
  }

  private boolean accept(String token) {
    if (next < tokens.size() && tokens.get(next).equals(token)) {
      next++;
      return true;
    }
    return false;
  }

  private void expect(String token) {
    Preconditions.checkState(accept(token), "expected %s at token %s", token, next);
  }

  private Part alternatives() {
    List<Part> parts = new ArrayList<>(List.of(sequence()));
    while (accept("|")) {
      parts.add(sequence());
    }
    return (run, from) -> {
      for (Part part : parts) {
        int end = part.end(run, from);
        if (end != NONE) {
          return end;
        }
      }
      return NONE;
    };
  }

  private Part sequence() {
    List<Part> parts = new ArrayList<>();
    while (!List.of("|", ";", ")", "]", "}").contains(tokens.get(next))) {
      parts.add(part());
    }
    return (run, from) -> {
      int end = from;
      for (Part part : parts) {
        end = part.end(run, end);
        if (end == NONE) {
          return NONE;
        }
      }
      return end;
    };
  }

  private Part part() {
    String token = take();
    return switch (token.charAt(0)) {
      case '!' -> not(part());
      case '(' -> closed(")");
      case '[' -> optional(closed("]"));
      case '{' -> repeated(closed("}"));
      case '"' -> word(inner(token).replace("\\n", "\n").replace("\\\\", "\\"));
      case '\'' -> word(inner(token));
      case '/' -> oneOf(Pattern.compile(inner(token), Pattern.DOTALL));
      default -> {
        used.add(token);
        yield (run, from) -> end(token, run, from);
      }
    };
  }

  private Part closed(String bracket) {
    Part inside = alternatives();
    expect(bracket);
    return inside;
  }

  private static String inner(String token) {
    return token.substring(1, token.length() - 1);
  }

  private static Part not(Part part) {
    return (run, from) -> part.end(run, from) == NONE ? from : NONE;
  }

  private static Part optional(Part part) {
    return (run, from) -> Math.max(part.end(run, from), from);
  }

  private static Part word(String text) {
    return (run, from) -> run.text().startsWith(text, from) ? from + text.length() : NONE;
  }

  private static Part oneOf(Pattern characters) {
    return (run, from) ->
        from < run.text().length()
                && characters.matcher(run.text().substring(from, from + 1)).matches()
            ? from + 1
            : NONE;
  }

  private static Part repeated(Part part) {
    return (run, from) -> repeat(part, run, from);
  }

  private static int repeat(Part part, Run run, int from) {
    int end = from;
    while (true) {
      int after = part.end(run, end);
      if (after <= end) {
        return end;
      }
      end = after;
    }
  }
}
