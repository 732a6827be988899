package io.github.boardrules.iris;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Colour;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.HexBoard;
import java.util.Comparator;

/**
 * Finds the scores of all groups of both colours in one walk over the stones, as Hoshen and
 * Kopelman do (<i>Percolation and cluster distribution</i>, 1976): a stone gets the label of a
 * neighbour before it that has the same colour; a stone that joins two such neighbours which are
 * not adjacent unites their labels.
 *
 * <p>The stones are bits of the {@linkplain Square square} around the board, so that which stones
 * have such neighbours is found for a whole word at once.
 */
final class Groups {
  private final Square square;
  private final long[] black;
  private final long[] white;

  /** Stones that have no neighbour of their colour before them: every group has one or more. */
  private final long[] firsts;

  /**
   * For each stone the first stone from which it has its label; for a first stone whose group has a
   * first stone before it such a one, else itself.
   */
  private final short[] labels;

  /** For each first stone the number of coloured cells that have its label. */
  private final byte[] parts;

  /** The number of first stones. */
  private final int most;

  private Groups(Square square, long[] black, long[] white) {
    this.square = square;
    this.black = square.of(black);
    this.white = square.of(white);
    this.firsts = new long[square.words];
    this.labels = new short[64 * square.words];
    this.parts = new byte[64 * square.words];
    int count = 0;
    for (int word = 1; word < square.words; word++) {
      label(word);
      count += Long.bitCount(firsts[word]);
    }
    this.most = count;
  }

  /** The groups, the highest score first, of equal ones that with the first cell. */
  static ImmutableList<IrisGroup> of(
      HexBoard board, Colour colour, CellSet stones, CellSet coloured) {
    return board.components(stones).stream()
        .map(cells -> new IrisGroup(colour, cells, cells.intersection(coloured).size()))
        .sorted(Comparator.comparingInt(IrisGroup::score).reversed())
        .collect(ImmutableList.toImmutableList());
  }

  /** The scores of all groups of both colours, which are given as the cells of their stones. */
  static IrisScore score(Square square, long[] black, long[] white) {
    return new Groups(square, black, white).score();
  }

  private void label(int word) {
    long west = same(word, 1);
    long south = same(word, square.width);
    long southWest = same(word, square.width + 1);
    long later = west | south | southWest;
    long stones = black[word] | white[word];
    int base = 64 * word;
    firsts[word] = stones & ~later;
    for (long rest = firsts[word]; rest != 0; rest &= rest - 1) {
      int place = base + Long.numberOfTrailingZeros(rest);
      labels[place] = (short) place;
    }
    for (long rest = later; rest != 0; rest &= rest - 1) {
      int bit = Long.numberOfTrailingZeros(rest);
      int kind = (int) ((southWest >>> bit & 1) << 1 | (west >>> bit & 1));
      labels[base + bit] = labels[base + bit - square.steps[kind]];
    }
    for (long rest = stones & square.coloured[word]; rest != 0; rest &= rest - 1) {
      parts[labels[base + Long.numberOfTrailingZeros(rest)]]++;
    }
    for (long rest = west & south & ~southWest; rest != 0; rest &= rest - 1) {
      unite(base + Long.numberOfTrailingZeros(rest));
    }
  }

  /** The stones of a word that have a stone of their colour some places before. */
  private long same(int word, int step) {
    return (black[word] & moved(black, word, step)) | (white[word] & moved(white, word, step));
  }

  private static long moved(long[] bits, int word, int step) {
    return bits[word] << step | bits[word - 1] >>> -step;
  }

  /** Joins the groups to the west and to the south of a stone, which may be the same. */
  private void unite(int place) {
    int one = lowest(labels[place]);
    int other = lowest(labels[place - square.width]);
    labels[Math.max(one, other)] = (short) Math.min(one, other);
  }

  /**
   * Hops three times without a look, which nearly always is enough and cannot be foretold wrong.
   */
  private int lowest(int label) {
    int lowest = labels[labels[labels[label]]];
    while (labels[lowest] != lowest) {
      lowest = labels[lowest];
    }
    return lowest;
  }

  /**
   * Adds the parts of groups together, from the last one on. Without a branch, as which label is
   * one's own cannot be foreseen: each part is written down, and kept if it is that of a group.
   */
  private IrisScore score() {
    int[] blackScores = new int[most + 1];
    int[] whiteScores = new int[most + 1];
    int blackCount = 0;
    int whiteCount = 0;
    int highestBlack = 0;
    int highestWhite = 0;
    for (int word = square.words - 1; word > 0; word--) {
      for (long rest = firsts[word]; rest != 0; rest ^= Long.highestOneBit(rest)) {
        int bit = 63 - Long.numberOfLeadingZeros(rest);
        int place = 64 * word + bit;
        int label = labels[place];
        byte score = parts[place];
        parts[label] += score;
        blackScores[blackCount] = score;
        whiteScores[whiteCount] = score;
        int isGroup = 1 + ((label - place) >> 31); // no stone has a label after it
        int isWhite = (int) (white[word] >>> bit & 1);
        int isOfWhite = isGroup & isWhite;
        int isOfBlack = isGroup & ~isWhite;
        blackCount += isOfBlack;
        whiteCount += isOfWhite;
        highestBlack = Math.max(highestBlack, score & -isOfBlack);
        highestWhite = Math.max(highestWhite, score & -isOfWhite);
      }
    }
    return new IrisScore(
        blackScores, blackCount, whiteScores, whiteCount, highestBlack - highestWhite);
  }
}
