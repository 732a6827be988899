package io.github.boardrules.core.record;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Maps;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.record.RecordProblem.Code;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToLongFunction;

/**
 * Limits on a text with records. If a game exceeds a limit, this is a {@link RecordProblem}, the
 * rest of the game is skipped, and the next game is read. Immutable and a value.
 *
 * <p>Reading needs memory for one game within these limits: at most 32 bytes of heap for each of
 * 1,000,000 {@link Limit#CHARACTERS} within the default limits, whatever the text contains.
 *
 * <pre>{@code
 * ReadLimits.defaults().with(ReadLimits.Limit.GAMES, 100).get(ReadLimits.Limit.GAMES); // → 100
 * ReadLimits.forServers().get(ReadLimits.Limit.MOVES); // → 10000
 * }</pre>
 */
@Immutable
public final class ReadLimits {
  /**
   * A limited quantity, with its default limit and its limit {@linkplain #forServers() for
   * servers}.
   */
  public enum Limit {
    /** The characters of a text, 1 or more: by default unlimited; for servers 1,100,000. */
    TEXT(1, Long.MAX_VALUE, Long.MAX_VALUE, 1_100_000),
    /** The games of a text, 0 or more: by default unlimited; for servers 1,000. */
    GAMES(0, Long.MAX_VALUE, Long.MAX_VALUE, 1_000),
    /** The characters of a game, 1 or more: by default 1,000,000; for servers 1,100,000. */
    CHARACTERS(1, Integer.MAX_VALUE, 1_000_000, 1_100_000),
    /**
     * The moves of a game with its variations, and the depth of its brackets in formats that have
     * them, 1 or more: by default 20,000; for servers 10,000.
     */
    MOVES(1, Integer.MAX_VALUE, 20_000, 10_000),
    /**
     * The moves of the main line, 1 or more. Unlimited by default and for servers: {@link #MOVES}
     * limits them already. A game with more has the problem {@link Code#TOO_MANY_PLIES}.
     */
    PLIES(1, Long.MAX_VALUE, Long.MAX_VALUE, Long.MAX_VALUE),
    /**
     * In formats of trees, the nodes of a game and the values of their properties, together, 1 or
     * more: by default 100,000; for servers 30,000.
     */
    NODES(1, Integer.MAX_VALUE, 100_000, 30_000),
    /** The tags of a game, and the properties of a node, 1 or more: 200. */
    TAGS(1, Integer.MAX_VALUE, 200, 200),
    /** The characters of a tag or of a property value, 1 or more: 20,000. */
    TAG_LENGTH(1, Integer.MAX_VALUE, 20_000, 20_000),
    /** The characters of a comment, 1 or more: 200,000. */
    COMMENT_LENGTH(1, Integer.MAX_VALUE, 200_000, 200_000),
    /**
     * The depth of variations within variations, 0 to 100, so that recursion over variations fits
     * in an ordinary stack: 100. Neither a record nor a game in progress can nest them deeper.
     */
    NESTING(0, MAX_NESTING, MAX_NESTING, MAX_NESTING),
    /**
     * The problems that are reported for a game, 1 or more: 100. If a game has more, the last one
     * that is reported says so.
     */
    PROBLEMS(1, Integer.MAX_VALUE, 100, 100);

    private final long lowest;
    private final long highest;
    private final long byDefault;
    private final long forServers;

    Limit(long lowest, long highest, long byDefault, long forServers) {
      this.lowest = lowest;
      this.highest = highest;
      this.byDefault = byDefault;
      this.forServers = forServers;
    }
  }

  /** The maximum depth of variations within variations, the same for reading and for nesting. */
  static final int MAX_NESTING = 100;

  private static final ReadLimits DEFAULTS = of(limit -> limit.byDefault);
  private static final ReadLimits FOR_SERVERS = of(limit -> limit.forServers);

  /** The maximum of each limit, by its ordinal. Never modified. */
  @SuppressWarnings("Immutable") // filled before it is published, then never changed
  private final long[] values;

  private ReadLimits(long[] values) {
    this.values = values;
  }

  private static ReadLimits of(ToLongFunction<Limit> value) {
    return new ReadLimits(Arrays.stream(Limit.values()).mapToLong(value).toArray());
  }

  @SuppressWarnings("EnumOrdinal") // an array, because readers query limits very often
  private static int index(Limit limit) {
    return limit.ordinal();
  }

  /**
   * {@return limits far above the size of real records, for texts of any length} The longest of 779
   * archived games of Lines of Action has 4,401 characters and 483 moves.
   */
  public static ReadLimits defaults() {
    return DEFAULTS;
  }

  /** {@return limits for texts from strangers, which also bound the whole text} */
  public static ReadLimits forServers() {
    return FOR_SERVERS;
  }

  /**
   * {@return the maximum of a limit}
   *
   * @param limit what is limited
   */
  public long get(Limit limit) {
    return values[index(limit)];
  }

  /**
   * {@return the same limits with another maximum}
   *
   * @param limit what is limited
   * @param maximum the maximum, within the range that the limit documents
   * @throws IllegalArgumentException if the maximum is out of its range
   */
  public ReadLimits with(Limit limit, long maximum) {
    checkArgument(
        maximum >= limit.lowest && maximum <= limit.highest,
        "%s must be from %s to %s, but is %s",
        limit,
        limit.lowest,
        limit.highest,
        maximum);
    long[] changed = values.clone();
    changed[index(limit)] = maximum;
    return new ReadLimits(changed);
  }

  /**
   * {@return the problems of a game, no more than {@link Limit#PROBLEMS} allows} If there are more,
   * {@link RecordProblem.Code#TOO_MANY_PROBLEMS} takes the place of those that are left out.
   * Problems that say that another limit is exceeded are kept first.
   *
   * @param problems the problems, in order
   */
  public List<RecordProblem> limit(List<RecordProblem> problems) {
    long maximum = get(Limit.PROBLEMS);
    if (problems.size() <= maximum) {
      return ImmutableList.copyOf(problems);
    }
    boolean isReported = problems.stream().anyMatch(p -> p.code() == Code.TOO_MANY_PROBLEMS);
    long kept = problems.stream().filter(p -> p.code().isOfALimit()).count();
    long others = maximum - kept - (isReported ? 0 : 1);
    ImmutableList.Builder<RecordProblem> limited = ImmutableList.builder();
    for (RecordProblem problem : problems) {
      if (problem.code().isOfALimit() || others > 0) {
        limited.add(problem);
        others -= problem.code().isOfALimit() ? 0 : 1;
      } else if (!isReported) {
        isReported = true;
        String message = "The game has more than " + maximum + " problems";
        limited.add(
            RecordProblem.of(Code.TOO_MANY_PROBLEMS, problem.location(), problem.ply(), message));
      }
    }
    List<RecordProblem> all = limited.build();
    return all.subList(0, (int) Math.min(maximum, all.size()));
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof ReadLimits other && Arrays.equals(values, other.values);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(values);
  }

  /** Returns the limits that are not unlimited. */
  @Override
  public String toString() {
    return Maps.filterValues(
            Maps.toMap(Arrays.asList(Limit.values()), this::get), value -> value < Long.MAX_VALUE)
        .toString();
  }
}
