package io.github.boardrules.linage;

import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import java.util.Objects;

/** Updates the legal points after a stone; {@link LinageState} explains the steps. */
final class PlacementUpdate {
  private PlacementUpdate() {}

  /** Updates the legal points after a stone on a point. */
  static void run(LinageState points, int point) {
    long patch = points.emptyPatch(point);
    long neighbors = Patch.grow(points.tables.patches.bit(point)) & patch;
    updateFreeRegions(points, point, patch, neighbors);
    if (Long.bitCount(neighbors) == 1) {
      admitExitOfDeadEnd(points, points.tables.patches.point(point, neighbors));
    }
    removeNewlyIllegal(
        points, point, patch, Patch.weak(neighbors, patch, points.tables.lineLength));
  }

  private static void updateFreeRegions(LinageState points, int point, long patch, long neighbors) {
    FreeRegionList before = points.free;
    FreeRegionList region =
        Objects.requireNonNull(FreeRegionList.with(before, point), "an illegal point");
    Patches patches = points.tables.patches;
    long part = Patch.cutOff(patch, patches.place(point), patches.open(point));
    if (part != 0) {
      points.free = FreeRegionList.without(before, region);
      addFreeParts(points, point, patch, part, points.emptyPoints(region));
    } else if (!Patch.areOnBothLines(neighbors, patch, points.tables.lineLength)
        && !points.hasBothLines(region)) {
      points.free = FreeRegionList.without(before, region);
    }
    if (points.free != before) {
      points.retainLegal(points.free);
    }
  }

  /**
   * Adds the free parts of a split region to the list.
   *
   * @param point the stone
   * @param patch the patch of the stone
   * @param firstPart the first part that the patch contains, or {@link Patch#UNKNOWN}
   * @param region the bitboard of the region without the stone, which this method overwrites
   */
  private static void addFreeParts(
      LinageState points, int point, long patch, long firstPart, long[] region) {
    Patches patches = points.tables.patches;
    long rest = patch;
    for (long part = firstPart; part != 0; ) {
      if (part == Patch.UNKNOWN) {
        Cell stone = points.tables.board.cell(point);
        CellSet before = CellSet.ofBits(points.tables.board, region).with(stone);
        for (CellSet cells : before.componentsWithout(stone)) {
          addIfFree(points, points.tables.words(cells));
        }
        return;
      }
      long[] words = patches.words(point, part);
      for (int word = 0; word < words.length; word++) {
        region[word] &= ~words[word];
      }
      addIfFree(points, words);
      rest &= ~part;
      part = Patch.cutOff(rest, patches.place(point), patches.open(point));
    }
    addIfFree(points, region);
  }

  private static void addIfFree(LinageState points, long[] region) {
    if (points.tables.hasBothLines(region)) {
      points.free = new FreeRegionList(region, points.free);
    }
  }

  private static void admitExitOfDeadEnd(LinageState points, int exit) {
    if (FreeRegionList.with(points.free, exit) != null && leavesLines(points, exit)) {
      points.addLegal(exit);
    }
  }

  /**
   * Removes the points that a stone has made illegal.
   *
   * @param point the stone
   * @param patch the patch of the stone
   * @param weak the neighbors of the stone that another stone can leave without a line
   */
  private static void removeNewlyIllegal(LinageState points, int point, long patch, long weak) {
    if (weak == 0) {
      return;
    }
    long legal = points.legalPatch(point);
    for (long rest = weak; rest != 0; rest &= rest - 1) {
      long neighbor = rest & -rest;
      long suspects = Patch.suspects(neighbor, patch, points.tables.lineLength);
      if (suspects == Patch.UNKNOWN) {
        recheck(points, points.legal());
        return;
      }
      for (long left = suspects & legal; left != 0; left &= left - 1) {
        long suspect = left & -left;
        long part =
            Patch.componentWithoutLine(neighbor, patch & ~suspect, points.tables.lineLength);
        if (part != 0) {
          int index = points.tables.patches.point(point, suspect);
          if ((part & points.tables.patches.open(point)) == 0 || !leavesLines(points, index)) {
            points.removeLegal(index);
          }
        }
      }
    }
  }

  /** Checks some legal points from scratch and removes the illegal ones. */
  static void recheck(LinageState points, CellSet some) {
    for (int point = some.nextIndex(0); point >= 0; point = some.nextIndex(point + 1)) {
      if (!leavesLines(points, point)) {
        points.removeLegal(point);
      }
    }
  }

  /** Returns whether every part of a region keeps a line after a stone on one of its points. */
  private static boolean leavesLines(LinageState points, int point) {
    Patches patches = points.tables.patches;
    long part =
        Patch.partWithoutLine(
            points.emptyPatch(point),
            patches.place(point),
            patches.open(point),
            points.tables.lineLength);
    if (part != Patch.UNKNOWN) {
      return part == 0;
    }
    Cell stone = points.tables.board.cell(point);
    CellSet region = points.empty().component(stone);
    return points.tables.lines.partWithoutLine(region, stone).isEmpty();
  }
}
