package io.github.boardrules.core.record;

import com.google.common.primitives.Ints;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.record.LineBuilder.MoveBuilder;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.text.NotationException;
import java.io.IOException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Makes records of SGF trees, with the help of their dialect. */
final class SgfReader extends RecordReader {
  private final SgfTreeReader trees;
  private final SgfDialects dialects;
  private final int mostTags;

  SgfReader(CharSource source, ReadLimits limits, SgfDialects dialects) {
    super(source, limits);
    this.trees = new SgfTreeReader(source, limits);
    this.dialects = dialects;
    this.mostTags = limits.tags();
  }

  @Override
  Optional<GameRecord> read(Problems problems) throws IOException {
    Optional<SgfTree> tree = trees.next();
    tree.ifPresent(found -> problems.addAll(found.problems()));
    return tree.map(found -> new Game(found, problems).read());
  }

  /** One game. */
  private final class Game {
    private final SgfTree tree;
    private final Problems problems;
    private final GameRecord.Builder game;
    private final CommentBuilder comment = new CommentBuilder();
    private final LineBuilder mainLine = new LineBuilder();
    private Optional<SgfDialect> dialect = Optional.empty();
    private boolean hasTooManyTags;

    Game(SgfTree tree, Problems problems) {
      this.tree = tree;
      this.problems = problems;
      this.game = GameRecord.builder().location(tree.location());
    }

    GameRecord read() {
      if (!tree.nodes().isEmpty()) {
        readRoot(tree.nodes().get(0));
        readNodes();
      }
      if (mainLine.size() == 0) {
        comment.add(mainLine.takeComment());
      }
      return game.comment(comment.take()).moves(mainLine.build()).build();
    }

    private void readRoot(SgfNode root) {
      dialect = dialects.find(root);
      root.property("GM").ifPresent(number -> game.place("Game", place(number)));
      if (dialect.isPresent()) {
        game.game(dialect.get().game());
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
      boolean ofSetup = dialect.isPresent() && dialect.get().setupProperties().contains(name);
      if (ofSetup) {
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
      } else if (name.equals("Termination") && BrgTags.ending(text).isPresent()) {
        game.ending(BrgTags.ending(text).get()).place(name, value.location());
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
                SgfTags.ending(result).ifPresent(game::ending);
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
      int count = tree.nodes().size();
      LineBuilder[] lines = new LineBuilder[count];
      int[] sizes = new int[count];
      boolean[] hasChild = new boolean[count];
      for (int i = 0; i < count; i++) {
        SgfNode node = tree.nodes().get(i);
        int parent = node.parent();
        LineBuilder line = mainLine;
        if (parent != SgfNode.NONE) {
          line = hasChild[parent] ? variation(lines[parent], sizes[parent], node) : lines[parent];
          hasChild[parent] = true;
        }
        lines[i] = line;
        readNode(node, i, line);
        sizes[i] = line.size();
      }
    }

    private LineBuilder variation(LineBuilder line, int size, SgfNode node) {
      if (line.size() > size) {
        return line.get(size).newVariation();
      }
      problems.add(Code.MISPLACED, node.location(), line.size(), "A variation of no move");
      return new LineBuilder();
    }

    private void readNode(SgfNode node, int index, LineBuilder line) {
      @Nullable MoveBuilder move = null;
      for (SgfProperty property : node.properties()) {
        switch (property.name()) {
          case "B" -> move = readMove(Player.FIRST, property, line, move);
          case "W" -> move = readMove(Player.SECOND, property, line, move);
          case "C" -> readComment(property.text(), index, line, move);
          case "TE", "BM", "IT", "DO" -> {
            String value = property.text().equals("2") ? "2" : "1";
            String name = property.name();
            boolean graded = name.equals("TE") || name.equals("BM");
            addGlyph(Glyphs.PROPERTIES.get(graded ? name + value : name), line);
          }
          case SgfTags.OTHER_GLYPHS -> {
            for (SgfValue value : property.values()) {
              addGlyph(readGlyph(value, line), line);
            }
          }
          default -> checkSetup(property, index, line);
        }
      }
    }

    private @Nullable MoveBuilder readMove(
        Player player, SgfProperty property, LineBuilder line, @Nullable MoveBuilder before) {
      SgfValue value = property.values().get(0);
      Optional<Ending.Kind> end = dialect.flatMap(known -> known.ending(value.text()));
      if (end.isPresent()) {
        if (line == mainLine) {
          game.ending(Ending.by(player, end.get())).place("Termination", value.location());
        }
        return before;
      }
      String notation = dialect.isPresent() ? dialect.get().notation(value.text()) : value.text();
      line.add(value.text(), notation, value.location());
      return line.last();
    }

    private void readComment(String text, int index, LineBuilder line, @Nullable MoveBuilder move) {
      MoveBuilder last = line.last();
      boolean beforeMove = index > 0 && hasMove(tree.nodes().get(index));
      if (move != null) {
        move.comment(text);
      } else if (beforeMove || (last == null && line != mainLine)) {
        line.commentNext(text);
      } else if (last == null) {
        comment.add(text);
      } else {
        last.comment(text);
      }
    }

    private boolean hasMove(SgfNode node) {
      for (SgfProperty property : node.properties()) {
        boolean isMove = property.name().equals("B") || property.name().equals("W");
        if (isMove && dialect.flatMap(known -> known.ending(property.text())).isEmpty()) {
          return true;
        }
      }
      return false;
    }

    private @Nullable Integer readGlyph(SgfValue value, LineBuilder line) {
      Integer glyph = Ints.tryParse(value.text());
      if (glyph == null || glyph < 0 || glyph > Glyphs.GREATEST) {
        String message = "A glyph is a number from 0 to " + Glyphs.GREATEST;
        problems.add(Code.BAD_GLYPH, value.location(), line.size(), message);
        return null;
      }
      return glyph;
    }

    private static void addGlyph(@Nullable Integer glyph, LineBuilder line) {
      MoveBuilder last = line.last();
      if (glyph != null && last != null) {
        last.glyph(glyph);
      }
    }

    private void checkSetup(SgfProperty property, int index, LineBuilder line) {
      if (index > 0
          && dialect.isPresent()
          && dialect.get().setupProperties().contains(property.name())) {
        problems.add(
            Code.UNSUPPORTED_SETUP,
            property.location(),
            line.size(),
            "A setup in the middle of a game");
      }
    }
  }
}
