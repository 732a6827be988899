package io.github.boardrules.examples.server;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.record.GameInProgress;
import io.github.boardrules.examples.engine.referee.RefereeCode;
import io.github.boardrules.examples.engine.referee.Refusal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A place in a game with variations. Its text has a number of main continuations, the index of a
 * continuation, a number of main continuations, and so on: {@code 6.1.2} is six moves of the main
 * line, then the first variation, then two moves.
 *
 * @param indices the index of each continuation on the way from the start
 */
@Immutable
record RecordPlace(ImmutableList<Integer> indices) {
  /** More than a match or a record has moves. */
  private static final int MAX_PLIES = 100_000;

  /**
   * Parses a place.
   *
   * @throws Refusal if the text is not a place
   */
  static RecordPlace parse(String text, String pointer) {
    ImmutableList.Builder<Integer> indices = ImmutableList.builder();
    int plies = 0;
    boolean isIndex = false;
    for (String part : Splitter.on('.').split(text)) {
      Integer number = Ints.tryParse(part);
      if (number == null || number < 0) {
        throw Refusal.at(
            RefereeCode.WRONG_TYPE,
            pointer,
            "A place must be whole numbers that are not negative, separated by periods");
      }
      plies += isIndex ? 1 : Math.min(number, MAX_PLIES);
      if (plies > MAX_PLIES) {
        throw noSuchPlace(pointer, 0);
      }
      if (isIndex) {
        indices.add(number);
      } else {
        indices.addAll(Collections.nCopies(number, 0));
      }
      isIndex = !isIndex;
    }
    return new RecordPlace(indices.build());
  }

  private static Refusal noSuchPlace(String pointer, int plies) {
    return Refusal.at(
            RefereeCode.NO_SUCH_PLY,
            pointer,
            "The number of moves must be from 0 to " + plies + ", and the variation must exist")
        .with("plies", plies);
  }

  /** Returns the end of the main line of a game. */
  static RecordPlace endOf(GameInProgress<?> game) {
    return main(mainPlies(game));
  }

  /** Returns the place after a number of moves of the main line. */
  static RecordPlace main(int plies) {
    return new RecordPlace(ImmutableList.copyOf(Collections.nCopies(plies, 0)));
  }

  private static int mainPlies(GameInProgress<?> game) {
    GameInProgress<?> at = game.at(0);
    while (!at.continuations().isEmpty()) {
      at = at.follow(0);
    }
    return at.ply();
  }

  /**
   * Returns the game at this place.
   *
   * @param pointer the place of this place in the request
   * @throws Refusal if the game does not have the place
   */
  <M extends Move> GameInProgress<M> in(GameInProgress<M> game, String pointer) {
    GameInProgress<M> at = game.at(0);
    for (int index : indices) {
      if (index >= at.continuations().size()) {
        throw noSuchPlace(pointer, mainPlies(game));
      }
      at = at.follow(index);
    }
    return at;
  }

  /** Returns the place after one more move. */
  RecordPlace then(int index) {
    return new RecordPlace(ImmutableList.<Integer>builder().addAll(indices).add(index).build());
  }

  /** Returns the place before the last moves. */
  RecordPlace first(int plies) {
    return new RecordPlace(indices.subList(0, plies));
  }

  /** Returns this place with the index of one of its moves changed. */
  RecordPlace with(int ply, int index) {
    List<Integer> changed = new ArrayList<>(indices);
    changed.set(ply, index);
    return new RecordPlace(ImmutableList.copyOf(changed));
  }

  /** Returns the number of moves before the last one that begins a variation; -1 without one. */
  int lastBranch() {
    int ply = indices.size() - 1;
    while (ply >= 0 && indices.get(ply) == 0) {
      ply--;
    }
    return ply;
  }

  /** Returns the text of this place. */
  @Override
  public String toString() {
    List<Integer> parts = new ArrayList<>();
    int main = 0;
    for (int index : indices) {
      if (index == 0) {
        main++;
      } else {
        parts.add(main);
        parts.add(index);
        main = 0;
      }
    }
    parts.add(main);
    return String.join(".", parts.stream().map(String::valueOf).collect(toImmutableList()));
  }
}
