package io.github.boardrules.picture;

import com.google.common.base.Ascii;
import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableListMultimap;
import io.github.boardrules.core.Position;
import io.github.boardrules.picture.view.MarkView;
import io.github.boardrules.picture.view.PositionView;
import java.util.ArrayList;
import java.util.List;

/** Describes a position in words, for people who do not see the picture. */
final class Description {
  private static final Joiner LIST = Joiner.on(", ");

  private Description() {}

  /** Returns the game and the state of a position, for example {@code Iris, White to move}. */
  static String title(Position<?> position) {
    return position.game().type().title() + ", " + state(position);
  }

  private static String state(Position<?> position) {
    return position
        .outcome()
        .map(outcome -> outcome.summary(position))
        .orElseGet(
            () ->
                position
                        .sideToMove()
                        .map(side -> name(side.name()))
                        .orElseGet(() -> name(position.toMove().orElseThrow().name()) + " player")
                    + " to move");
  }

  private static String name(String constant) {
    return Ascii.toUpperCase(constant.substring(0, 1)) + Ascii.toLowerCase(constant.substring(1));
  }

  /** Returns all stones and, if wanted, all marks of a position. */
  static String text(Position<?> position, PositionView view, boolean hasMarks) {
    ImmutableListMultimap.Builder<String, String> stones = ImmutableListMultimap.builder();
    view.occupants().forEach((cell, occupant) -> stones.put(occupant.text(), cell));
    List<String> sentences = new ArrayList<>();
    sentences.add(title(position));
    stones
        .build()
        .asMap()
        .forEach((stone, cells) -> sentences.add(name(stone) + ": " + LIST.join(cells)));
    if (hasMarks) {
      for (MarkView mark : view.marks()) {
        sentences.add(name(mark.text()) + ": " + LIST.join(mark.cells()));
      }
    }
    return Joiner.on(". ").join(sentences) + ".";
  }
}
