package io.github.boardrules.examples.engine.referee;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.examples.engine.select.Filter;
import io.github.boardrules.picture.Palette;
import java.util.Arrays;
import java.util.Optional;

/** The kinds of questions. */
public enum Kind {
  /** The installed games. */
  GAMES(
      "Lists the installed games with their options, rules and authors.",
      ImmutableList.of(
          Member.text("game", "The id of a game, to list only this one."),
          Members.LIMIT,
          Members.OFFSET)),

  /** The start of a game. */
  START("Describes the board and the start position of a game.", Members.OF_GAME),

  /** A position. */
  POSITION("Describes a position, with its canonical image.", Members.OF_POSITION),

  /** The legal moves. */
  LEGAL(
      "Lists the legal moves of a position.",
      Members.OF_POSITION,
      Member.text("from", "A cell, to list only the moves whose first cell it is."),
      Members.LIMIT,
      Members.OFFSET),

  /** Whether a move is legal. */
  JUDGE(
      "Judges a move: it is legal, or the violation says why not.",
      Members.OF_POSITION,
      Member.text("move", "The move to judge.").mandatory()),

  /** Moves with the positions to which they lead. */
  PLAY("Plays moves, and lists the position after each.", Members.OF_POSITION),

  /** The numbers of sequences of legal moves. */
  PERFT(
      "Counts the sequences of legal moves from a position.",
      Members.OF_POSITION,
      Member.integer("depth", 1, RefereeLimits.MAX_DEPTH, "The length of the sequences, in moves.")
          .mandatory(),
      Member.flag("divide", "Whether to count for each first move, at the full depth only.")),

  /** The games that reach a position. */
  FIND("Lists the games of an index that reach a position.", Members.OF_GAMES),

  /** What was played in a position. */
  EXPLORE(
      "Counts the moves that the games of an index played in a position, with their results.",
      Members.OF_GAMES),

  /** A picture. */
  PICTURE(
      "Draws a position, or a position of a recorded game, as SVG.",
      ImmutableList.<Member>builder()
          .add(Member.text("game", "The id of the game; not with a record."))
          .addAll(Members.OF_POSITION.subList(1, Members.OF_POSITION.size()))
          .add(Member.text("record", "Records in any format, instead of a game and its moves."))
          .add(Members.NUMBER)
          .add(
              Member.integer(
                  "ply", 0, Integer.MAX_VALUE, "The number of moves to play; by default all."))
          .add(
              Member.choice(
                  "palette",
                  Arrays.stream(Palette.values()).map(Enum::name).collect(toImmutableList()),
                  "The colors; by default LIGHT."))
          .add(Member.flag("flipped", "Whether to turn the board by 180 degrees."))
          .add(Member.flag("plain", "Whether to leave out clumps, regions and groups."))
          .build()),

  /** Verdicts on records. */
  VERDICTS(
      "Judges the games of a text, one answer for each, and one with the counts.",
      ImmutableList.of(
          Member.text("text", "Records in any format.").mandatory(),
          Member.text("name", "The name of the text, by which its format may be known."),
          Members.FORMAT,
          Members.STRICT,
          Member.flag("variations", "Whether to judge the variations, too."))),

  /** Records in another format. */
  CONVERT(
      "Writes the games of a text in another format.",
      ImmutableList.of(
          Member.text("text", "Records in any format.").mandatory(),
          Member.text("name", "The name of the text, by which its format may be known."),
          Members.FORMAT,
          Member.text("to", "The id of the format to write.").mandatory()));

  private final String summary;
  private final ImmutableList<Member> members;

  Kind(String summary, ImmutableList<Member> members, Member... more) {
    this.summary = summary;
    this.members = ImmutableList.<Member>builder().addAll(members).add(more).build();
  }

  /** {@return the kind with an id; empty if there is none} */
  static Optional<Kind> find(String id) {
    return Arrays.stream(values()).filter(kind -> kind.id().equals(id)).findFirst();
  }

  /** {@return the name in questions, such as {@code legal}} */
  public String id() {
    return Ascii.toLowerCase(name());
  }

  /** {@return what the answer is, in a sentence} */
  public String summary() {
    return summary;
  }

  /** {@return the members of a question, apart from {@code kind}} */
  public ImmutableList<Member> members() {
    return members;
  }

  /** {@return whether the question contains records, which may be long} */
  public boolean isAboutRecords() {
    return this == VERDICTS || this == CONVERT;
  }

  /** {@return the JSON Schema of a question, apart from {@code kind}} */
  public ImmutableMap<String, Object> schema() {
    ImmutableMap.Builder<String, Object> properties = ImmutableMap.builder();
    members.forEach(member -> properties.put(member.name(), member.schema()));
    ImmutableMap.Builder<String, Object> schema = ImmutableMap.builder();
    schema.put("type", "object").put("properties", properties.buildOrThrow());
    ImmutableList<String> required =
        members.stream().filter(Member::required).map(Member::name).collect(toImmutableList());
    if (!required.isEmpty()) {
      schema.put("required", required);
    }
    return schema.put("additionalProperties", false).buildOrThrow();
  }

  /** Members that several kinds have. */
  private static final class Members {
    static final Member STRICT = Member.flag("strict", "Whether to accept strict notation only.");
    static final Member SYMMETRY =
        Member.flag(
            "symmetry",
            "Whether to find the images of the position under the symmetries of the game, too.");
    static final Member LIMIT =
        Member.integer("limit", 0, Integer.MAX_VALUE, "The maximum number of elements to list.");
    static final Member OFFSET =
        Member.integer("offset", 0, Integer.MAX_VALUE, "The number of elements to skip.");
    static final Member NUMBER =
        Member.integer(
            "number", 1, Integer.MAX_VALUE, "The number of the game in the record; by default 1.");
    static final Member FORMAT =
        Member.text("format", "The id of the format of the text; it is detected by default.");

    static final ImmutableList<Member> OF_GAME =
        ImmutableList.of(
            Member.text("game", "The id of the game.").mandatory(),
            Member.options(
                "options",
                "The options by name: texts, numbers, Booleans, lists, or objects of these."));

    static final ImmutableList<Member> OF_POSITION =
        ImmutableList.<Member>builder()
            .addAll(OF_GAME)
            .add(
                Member.text(
                    "position",
                    "The text of the position to begin with; by default the start of the game."))
            .add(Member.texts("moves", "The moves to play from there; by default none."))
            .add(STRICT)
            .build();

    static final ImmutableList<Member> OF_GAMES =
        ImmutableList.<Member>builder()
            .addAll(OF_POSITION)
            .add(SYMMETRY)
            .addAll(Filter.OF_POSITION.stream().map(Members::of).iterator())
            .add(LIMIT)
            .add(OFFSET)
            .build();

    private static Member of(Filter filter) {
      return switch (filter.type()) {
        case TEXT -> Member.text(filter.id(), filter.description());
        case TEXTS -> Member.texts(filter.id(), filter.description());
        case NUMBER -> Member.integer(filter.id(), 0, Integer.MAX_VALUE, filter.description());
        case FLAG -> Member.flag(filter.id(), filter.description());
      };
    }

    private Members() {}
  }
}
