package io.github.boardrules.core.record;

import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.Ints;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.record.RecordProblem.Code;
import java.io.IOException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Makes records of SGF trees, with the help of their dialect. */
final class SgfReader extends RecordReader {
  private final SgfTreeReader trees;
  private final SgfDialects dialects;
  private final int mostTags;

  SgfReader(CharReader source, ReadLimits limits, SgfDialects dialects) {
    super(source, limits);
    this.trees = new SgfTreeReader(source, limits);
    this.dialects = dialects;
    this.mostTags = limits.tags();
  }

  @Override
  Optional<GameRecord> read(ProblemCollector problems) throws IOException {
    if (!trees.read()) {
      return Optional.empty();
    }
    problems.addAll(trees.problems());
    return Optional.of(new Game(trees.tree(), trees.start(), problems).read());
  }

  /** One game. */
  private final class Game {
    private final SgfDraft tree;
    private final ProblemCollector problems;
    private final GameRecord.Builder game;
    private final CommentBuilder comment = new CommentBuilder();
    private final LineBuilder mainLine;
    private Optional<SgfDialect> dialect = Optional.empty();
    private ImmutableSet<String> setupProperties = ImmutableSet.of();
    private boolean hasTooManyTags;

    Game(SgfDraft tree, TextLocation start, ProblemCollector problems) {
      this.tree = tree;
      this.problems = problems;
      this.mainLine = new LineBuilder(tree.nodes());
      this.game = GameRecord.builder().location(start);
    }

    GameRecord read() {
      if (tree.nodes() > 0) {
        readRoot(tree.node(0));
        readNodes();
      }
      return game.comment(comment.take()).moves(mainLine.build()).build();
    }

    private void readRoot(SgfNode root) {
      dialect = dialects.find(root);
      root.property("GM").ifPresent(number -> game.place("Game", place(number)));
      if (dialect.isPresent()) {
        game.game(dialect.get().game());
        setupProperties = dialect.get().setupProperties();
        SgfSetup setup = hasSetupText(root) ? SgfSetup.usual() : dialect.get().setup(root);
        game.options(setup.options());
        setup.name().ifPresent(name -> game.tag(GameRecord.SETUP_NAME, name));
        setup.problems().forEach(problems::add);
      }
      for (SgfProperty property : root.properties()) {
        readTag(property);
      }
    }

    /** Whether the root also tells its setup exactly, as this library writes it. */
    private static boolean hasSetupText(SgfNode root) {
      return root.property(SgfTags.OTHER_TAGS).stream()
          .flatMap(property -> property.values().stream())
          .anyMatch(value -> value.text().startsWith("Setup:"));
    }

    private void readTag(SgfProperty property) {
      String name = property.name();
      if (setupProperties.contains(name)) {
        if (!game.hasPlace("Options")) {
          game.place("Options", place(property));
        }
      } else if (name.equals("RE")) {
        readResult(property);
      } else if (name.equals(SgfTags.OTHER_TAGS)) {
        property.values().forEach(this::readOtherTag);
      } else if (!SgfTags.NO_TAGS.contains(name) && !readOptions(property)) {
        setTag(SgfTags.TAGS.getOrDefault(name, name), property.text(), place(property));
      }
    }

    private void setTag(String name, String text, TextLocation place) {
      if (!GameRecord.isTagName(name) || GameRecord.isReserved(name)) {
        problems.add(Code.BAD_TAG, place, 0, "A tag of that name cannot be");
      } else if (game.hasPlace(name)) {
        problems.add(Code.DUPLICATE_TAG, place, 0, "The property " + name + " is given twice");
      } else if (game.tagCount() >= mostTags) {
        tooManyTags(place);
      } else {
        game.tag(name, text).place(name, place);
      }
    }

    private void tooManyTags(TextLocation place) {
      if (!hasTooManyTags) {
        problems.addLast(Code.TOO_MANY_TAGS, place, 0, "More than " + mostTags + " tags");
        hasTooManyTags = true;
      }
    }

    private void readOtherTag(SgfValue value) {
      int colon = value.text().indexOf(':');
      String name = colon < 0 ? "" : value.text().substring(0, colon);
      String text = value.text().substring(colon + 1);
      if (name.equals("Setup")) {
        game.setup(text).place(name, value.location());
      } else {
        setTag(name, text, value.location());
      }
    }

    private boolean readOptions(SgfProperty property) {
      if (!property.name().equals(SgfTags.OPTIONS) || property.text().indexOf('=') < 0) {
        return false;
      }
      try {
        game.options(game.options().with(Options.parse(property.text())));
        game.place("Options", place(property));
        return true;
      } catch (NotationException e) {
        return false;
      }
    }

    private void readResult(SgfProperty property) {
      String text = property.text();
      game.place("Result", place(property));
      SgfTags.result(text)
          .ifPresentOrElse(
              result -> {
                game.claim(result);
                SgfTags.termination(result).ifPresent(game::termination);
              },
              () -> {
                if (!text.isBlank()) {
                  problems.add(Code.BAD_RESULT, place(property), 0, "Not a result: " + text);
                }
              });
    }

    private static TextLocation place(SgfProperty property) {
      return property.values().get(0).location();
    }

    // Nodes. A line goes on in the first of a node's children; the others are variations of the
    // move that comes next in it. All that follows that child stands before them, so it is there.

    private void readNodes() {
      int count = tree.nodes();
      LineBuilder[] lines = new LineBuilder[count];
      int[] sizes = new int[count];
      boolean[] hasChild = new boolean[count];
      for (int i = 0; i < count; i++) {
        int parent = tree.parent(i);
        LineBuilder line = mainLine;
        if (parent != SgfNode.NONE) {
          line = hasChild[parent] ? variation(lines[parent], sizes[parent], i) : lines[parent];
          hasChild[parent] = true;
        }
        lines[i] = line;
        readNode(i, line);
        sizes[i] = line.size();
      }
    }

    private LineBuilder variation(LineBuilder line, int size, int node) {
      if (line.size() > size) {
        return line.notes(size).newVariation();
      }
      TextLocation location = tree.nodeLocation(node);
      problems.add(Code.MISPLACED, location, line.size(), "A variation of no move");
      return new LineBuilder();
    }

    private void readNode(int node, LineBuilder line) {
      boolean hasMove = false;
      for (int property = tree.firstProperty(node);
          property != SgfDraft.NONE;
          property = tree.nextProperty(property)) {
        String name = tree.name(property);
        switch (name) {
          case "B" -> hasMove |= parseMove(Player.FIRST, property, line);
          case "W" -> hasMove |= parseMove(Player.SECOND, property, line);
          case "C" -> readComment(tree.text(property), node, line, hasMove);
          case "TE", "BM", "IT", "DO" -> {
            String value = tree.text(property).equals("2") ? "2" : "1";
            boolean graded = name.equals("TE") || name.equals("BM");
            addGlyph(Nags.PROPERTIES.get(graded ? name + value : name), line);
          }
          case SgfTags.OTHER_GLYPHS -> {
            for (int value = property; value != SgfDraft.NONE; value = tree.nextValue(value)) {
              addGlyph(readGlyph(value, line), line);
            }
          }
          default -> checkSetup(property, node, line);
        }
      }
    }

    /** False for a move that is no move but an end. */
    private boolean parseMove(Player player, int property, LineBuilder line) {
      String text = tree.text(property);
      Optional<Termination.Kind> end = termination(text);
      if (end.isPresent()) {
        if (line == mainLine) {
          game.termination(Termination.by(player, end.get()))
              .place("Termination", tree.valueLocation(property));
        }
        return false;
      }
      String notation = dialect.isPresent() ? dialect.get().notation(text) : text;
      line.add(text, notation, tree.valueLocation(property));
      return true;
    }

    private Optional<Termination.Kind> termination(String move) {
      return dialect.isPresent() ? dialect.get().termination(move) : Optional.empty();
    }

    private void readComment(String text, int node, LineBuilder line, boolean afterMove) {
      boolean beforeMove = node > 0 && hasMove(node);
      if (afterMove) {
        line.notesOnLast().comment(text);
      } else if (beforeMove || (line.isEmpty() && line != mainLine)) {
        line.commentNext(text);
      } else if (line.isEmpty()) {
        comment.add(text);
      } else {
        line.notesOnLast().comment(text);
      }
    }

    private boolean hasMove(int node) {
      for (int property = tree.firstProperty(node);
          property != SgfDraft.NONE;
          property = tree.nextProperty(property)) {
        String name = tree.name(property);
        boolean isMove = name.equals("B") || name.equals("W");
        if (isMove && termination(tree.text(property)).isEmpty()) {
          return true;
        }
      }
      return false;
    }

    private @Nullable Integer readGlyph(int value, LineBuilder line) {
      Integer glyph = Ints.tryParse(tree.text(value));
      if (glyph == null || glyph < 0 || glyph > Nags.GREATEST) {
        String message = "A glyph is a number from 0 to " + Nags.GREATEST;
        problems.add(Code.BAD_GLYPH, tree.valueLocation(value), line.size(), message);
        return null;
      }
      return glyph;
    }

    private static void addGlyph(@Nullable Integer glyph, LineBuilder line) {
      if (glyph != null && !line.isEmpty()) {
        line.notesOnLast().glyph(glyph);
      }
    }

    private void checkSetup(int property, int node, LineBuilder line) {
      if (node > 0 && setupProperties.contains(tree.name(property))) {
        problems.add(
            Code.UNSUPPORTED_SETUP,
            tree.propertyLocation(property),
            line.size(),
            "A setup in the middle of a game");
      }
    }
  }
}
