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
    switch (token.charAt(0)) {
      case '!':
        Part not = part();
        return (run, from) -> not.end(run, from) == NONE ? from : NONE;
      case '(':
        Part group = alternatives();
        expect(")");
        return group;
      case '[':
        Part optional = alternatives();
        expect("]");
        return (run, from) -> Math.max(optional.end(run, from), from);
      case '{':
        Part repeated = alternatives();
        expect("}");
        return (run, from) -> repeat(repeated, run, from);
      case '"', '\'':
        String word = token.substring(1, token.length() - 1);
        String text =
            token.charAt(0) == '"' ? word.replace("\\n", "\n").replace("\\\\", "\\") : word;
        return (run, from) -> run.text().startsWith(text, from) ? from + text.length() : NONE;
      case '/':
        Pattern one = Pattern.compile(token.substring(1, token.length() - 1), Pattern.DOTALL);
        return (run, from) ->
            from < run.text().length()
                    && one.matcher(run.text().substring(from, from + 1)).matches()
                ? from + 1
                : NONE;
      default:
        used.add(token);
        return (run, from) -> end(token, run, from);
    }
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
