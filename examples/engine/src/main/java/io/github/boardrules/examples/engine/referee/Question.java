package io.github.boardrules.examples.engine.referee;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.text.Strictness;
import io.github.boardrules.examples.engine.select.Filter;
import io.github.boardrules.examples.engine.select.FilterException;
import io.github.boardrules.examples.engine.select.GameFilter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A question whose members have the types that its kind requires. */
final class Question {
  private final ObjectNode members;

  private Question(ObjectNode members) {
    this.members = members;
  }

  /**
   * {@return a question}
   *
   * @param kind its kind
   * @param members its members, without {@code kind}
   * @throws Refusal if a member is unknown, missing, of another type or out of range
   */
  static Question of(Kind kind, ObjectNode members) {
    Question question = new Question(members);
    for (String name : members.propertyNames()) {
      if (kind.members().stream().noneMatch(member -> member.name().equals(name))) {
        throw Refusal.at(
            RefereeCode.UNKNOWN_MEMBER,
            RefereeJson.pointer(name),
            "A question of the kind %s has no member \"%s\"; its members are %s"
                .formatted(
                    kind.id(),
                    RefereeJson.abbreviate(name),
                    kind.members().stream().map(Member::name).collect(joining(", "))));
      }
    }
    kind.members().forEach(question::check);
    return question;
  }

  private void check(Member member) {
    JsonNode value = members.get(member.name());
    if (value == null) {
      if (member.required()) {
        throw Refusal.at(
            RefereeCode.MISSING_MEMBER,
            RefereeJson.pointer(member.name()),
            "The question needs the member \"" + member.name() + "\"");
      }
      return;
    }
    if (!isOf(member.type(), value)) {
      throw wrong(member, "must be " + member.type().words());
    }
    if (member.type() == Member.Type.INTEGER) {
      checkRange(member, value);
    }
    if (!member.values().isEmpty() && !member.values().contains(value.stringValue())) {
      throw Refusal.at(
          RefereeCode.OUT_OF_RANGE,
          RefereeJson.pointer(member.name()),
          "\"%s\" must be one of %s".formatted(member.name(), String.join(", ", member.values())));
    }
  }

  private static boolean isOf(Member.Type type, JsonNode value) {
    return switch (type) {
      case TEXT -> value.isString();
      case INTEGER -> value.isIntegralNumber();
      case FLAG -> value.isBoolean();
      case TEXTS -> value.isArray() && value.valueStream().allMatch(JsonNode::isString);
      case OPTIONS -> value.isObject();
    };
  }

  private static void checkRange(Member member, JsonNode value) {
    if (!value.isInt() || value.intValue() < member.min() || value.intValue() > member.max()) {
      throw Refusal.at(
          RefereeCode.OUT_OF_RANGE,
          RefereeJson.pointer(member.name()),
          "\"%s\" must be from %d to %d".formatted(member.name(), member.min(), member.max()));
    }
  }

  private static Refusal wrong(Member member, String what) {
    return Refusal.at(
        RefereeCode.WRONG_TYPE,
        RefereeJson.pointer(member.name()),
        "\"" + member.name() + "\" " + what);
  }

  boolean has(String name) {
    return members.has(name);
  }

  Optional<String> text(String name) {
    return Optional.ofNullable(members.get(name)).map(JsonNode::stringValue);
  }

  /** {@return a text that the kind requires} */
  String required(String name) {
    return members.required(name).stringValue();
  }

  int integer(String name, int byDefault) {
    return members.has(name) ? members.required(name).intValue() : byDefault;
  }

  boolean flag(String name) {
    return members.has(name) && members.required(name).booleanValue();
  }

  ImmutableList<String> texts(String name) {
    return members.has(name)
        ? members
            .required(name)
            .valueStream()
            .map(JsonNode::stringValue)
            .collect(ImmutableList.toImmutableList())
        : ImmutableList.of();
  }

  Map<String, Object> options() {
    return members.has("options")
        ? RefereeJson.MAPPER.convertValue(
            members.required("options"), new TypeReference<Map<String, Object>>() {})
        : Map.of();
  }

  Strictness strictness() {
    return flag("strict") ? Strictness.STRICT : Strictness.LENIENT;
  }

  /**
   * {@return the filter of games}
   *
   * @param types the games that are known
   * @throws Refusal if a value is wrong, or if values contradict each other
   */
  GameFilter filter(GameTypes types) {
    Map<String, String> values = new LinkedHashMap<>();
    for (Filter filter : Filter.OF_POSITION) {
      JsonNode value = members.get(filter.id());
      if (value != null) {
        values.put(filter.id(), value.asString());
      }
    }
    try {
      return GameFilter.of(types, values);
    } catch (FilterException e) {
      String name = e.filter().map(Filter::id).orElse("");
      throw Refusal.at(
          e.code() == FilterException.Code.CONTRADICTION
              ? RefereeCode.CONTRADICTION
              : RefereeCode.OUT_OF_RANGE,
          RefereeJson.pointer(name),
          "\"" + name + "\" " + e.message());
    }
  }
}
