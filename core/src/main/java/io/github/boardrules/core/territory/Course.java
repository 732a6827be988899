package io.github.boardrules.core.territory;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.spi.StableHash;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * How far a game has come: what is settled, whose turn it is, and how many passes were made in a
 * row. Everything of a position but its stones. Immutable and a value.
 *
 * <p>Once the sides are chosen only turn and passes change, so that a game has no more than six
 * courses. They know each other, and playing on makes no new ones.
 */
public final class Course {
  /** The course of a game in which nothing is settled. */
  public static final Course BEGINNING =
      new Course(Optional.empty(), Optional.empty(), Orientation.VERTICAL, 0);

  private static final int MAX_PASSES = 2;
  private static final ImmutableList<Declaration> PASS = ImmutableList.of(new Declaration.Pass());
  private static final ImmutableList<Declaration> SIDES =
      ImmutableList.of(
          new Declaration.ChooseSide(Orientation.VERTICAL),
          new Declaration.ChooseSide(Orientation.HORIZONTAL));

  private final Optional<Komi> komi;
  private final Optional<Player> vertical;
  private final Orientation turn;
  private final int passes;
  private final Stage stage;
  private final long stableHash;

  /** All courses with the same komi and sides, by turn and passes; made when first asked for. */
  private @Nullable ImmutableList<Course> siblings;

  /**
   * Checks that what comes later is not there before what comes first.
   *
   * @param komi the komi; empty while none is named
   * @param vertical the seat that plays Vertical; empty while the sides are not chosen
   * @param turn the side to move; Vertical while the sides are not chosen; when the game is over,
   *     the side whose turn it would be
   * @param passes how many passes the last moves were, 0 to 2
   */
  public Course(Optional<Komi> komi, Optional<Player> vertical, Orientation turn, int passes) {
    checkArgument(komi.isPresent() || vertical.isEmpty(), "sides without komi");
    checkArgument(
        vertical.isPresent() || (turn == Orientation.VERTICAL && passes == 0),
        "turns before the sides are chosen");
    checkArgument(passes >= 0 && passes <= MAX_PASSES, "%s passes", passes);
    this.komi = komi;
    this.vertical = vertical;
    this.turn = turn;
    this.passes = passes;
    this.stage = findStage();
    this.stableHash = findStableHash();
  }

  private Stage findStage() {
    if (vertical.isPresent()) {
      return passes < MAX_PASSES ? Stage.PLAY : Stage.OVER;
    }
    return komi.isPresent() ? Stage.CHOOSE_SIDE : Stage.NAME_KOMI;
  }

  private long findStableHash() {
    int seat = vertical.map(player -> player == Player.FIRST ? 1 : 2).orElse(0);
    int named = komi.map(Komi::halfPoints).orElse(Integer.MAX_VALUE);
    return StableHash.of(named, seat, turn == Orientation.VERTICAL ? 0 : 1, passes);
  }

  /** {@return the komi; empty while none is named} */
  public Optional<Komi> komi() {
    return komi;
  }

  /** {@return the seat that plays Vertical; empty while the sides are not chosen} */
  public Optional<Player> vertical() {
    return vertical;
  }

  /**
   * {@return the side to move; Vertical while the sides are not chosen; when the game is over, the
   * side whose turn it would be}
   */
  public Orientation turn() {
    return turn;
  }

  /** {@return how many passes the last moves were, 0 to 2} */
  public int passes() {
    return passes;
  }

  /**
   * {@return the course of a game at its start}
   *
   * @param terms the terms of the game
   */
  public static Course start(Terms terms) {
    return terms.opening() == Opening.PIE
        ? BEGINNING
        : playing(terms.komi().first(), Player.FIRST, Orientation.VERTICAL, 0);
  }

  /**
   * {@return the course of a game in which the sides are to be chosen}
   *
   * @param komi the komi that is named
   */
  public static Course choosing(Komi komi) {
    return new Course(Optional.of(komi), Optional.empty(), Orientation.VERTICAL, 0);
  }

  /**
   * {@return the course of a game in which komi and sides are settled}
   *
   * @param komi the komi that is named
   * @param vertical the seat that plays Vertical
   * @param turn the side to move
   * @param passes how many passes the last moves were; the game is over with 2
   */
  public static Course playing(Komi komi, Player vertical, Orientation turn, int passes) {
    return new Course(Optional.of(komi), Optional.of(vertical), turn, passes);
  }

  /** {@return the stage of the game} */
  public Stage stage() {
    return stage;
  }

  /** {@return the seat to make the next move; empty when the game is over} */
  public Optional<Player> toMove() {
    return switch (stage) {
      case NAME_KOMI -> Optional.of(Player.FIRST);
      case CHOOSE_SIDE -> Optional.of(Player.SECOND);
      case PLAY -> turn == Orientation.VERTICAL ? vertical : vertical.map(Player::opponent);
      case OVER -> Optional.empty();
    };
  }

  /**
   * {@return what a seat plays; empty while the sides are not chosen}
   *
   * @param player the seat
   */
  public Optional<Orientation> side(Player player) {
    return vertical.map(seat -> seat == player ? Orientation.VERTICAL : Orientation.HORIZONTAL);
  }

  /**
   * {@return the legal declarations, smallest komi first}
   *
   * @param terms the terms of the game
   */
  public ImmutableList<Declaration> declarations(Terms terms) {
    return switch (stage) {
      case NAME_KOMI ->
          terms.komi().stream()
              .map(Declaration.NameKomi::new)
              .collect(ImmutableList.toImmutableList());
      case CHOOSE_SIDE -> SIDES;
      case PLAY -> PASS;
      case OVER -> ImmutableList.of();
    };
  }

  /**
   * {@return the rule that a declaration breaks; empty exactly when it is legal}
   *
   * @param declaration what is said
   * @param terms the terms of the game
   */
  public Optional<Violation> violation(Declaration declaration, Terms terms) {
    if (declaration instanceof Declaration.Pass) {
      return violationOfTurn();
    }
    if (stage == Stage.OVER) {
      return violationOfTurn();
    }
    if (declaration instanceof Declaration.NameKomi name) {
      if (stage != Stage.NAME_KOMI) {
        return violation(TerritoryViolation.KOMI_ALREADY_NAMED, "the komi is settled");
      }
      return terms.komi().contains(name.komi())
          ? Optional.empty()
          : violation(
              TerritoryViolation.KOMI_NOT_IN_LIST, "a komi of " + name.komi() + " is no choice");
    }
    return switch (stage) {
      case NAME_KOMI -> violationOfTurn();
      case CHOOSE_SIDE -> Optional.empty();
      default -> violation(TerritoryViolation.SIDE_ALREADY_CHOSEN, "the sides are settled");
    };
  }

  /** {@return why the stage of the game allows neither placement nor pass; empty if it does} */
  public Optional<Violation> violationOfTurn() {
    return switch (stage) {
      case NAME_KOMI -> violation(TerritoryViolation.WRONG_STAGE, "FIRST has to name a komi");
      case CHOOSE_SIDE -> violation(TerritoryViolation.WRONG_STAGE, "SECOND has to choose a side");
      case PLAY -> Optional.empty();
      case OVER -> violation(TerritoryViolation.GAME_OVER, "the game is over");
    };
  }

  private static Optional<Violation> violation(TerritoryViolation code, String message) {
    return Optional.of(Violation.of(code, message));
  }

  /**
   * {@return the course after a declaration, which must be legal}
   *
   * @param declaration what is said
   */
  public Course after(Declaration declaration) {
    if (declaration instanceof Declaration.NameKomi name) {
      return choosing(name.komi());
    }
    if (declaration instanceof Declaration.ChooseSide choose) {
      Player seat = choose.side() == Orientation.VERTICAL ? Player.SECOND : Player.FIRST;
      return new Course(komi, Optional.of(seat), Orientation.VERTICAL, 0);
    }
    return sibling(turn.opposite(), passes + 1);
  }

  /** {@return the course after a placement, which must be legal} */
  public Course afterPlacement() {
    return sibling(turn.opposite(), 0);
  }

  /**
   * {@return this course; of a finished game the one that has Vertical's turn} For games in which
   * it matters no more then whose turn it would be.
   */
  public Course forgettingTurnWhenOver() {
    return passes == MAX_PASSES && turn == Orientation.HORIZONTAL
        ? sibling(Orientation.VERTICAL, passes)
        : this;
  }

  /** The course with the same komi and sides and other turn and passes. */
  private Course sibling(Orientation turn, int passes) {
    ImmutableList<Course> found = siblings;
    if (found == null) {
      found = makeSiblings();
      siblings = found;
    }
    return found.get(place(turn, passes));
  }

  private static int place(Orientation turn, int passes) {
    return (turn == Orientation.VERTICAL ? 0 : MAX_PASSES + 1) + passes;
  }

  /** All courses with the same komi and sides, this one among them; all share the list. */
  private ImmutableList<Course> makeSiblings() {
    ImmutableList.Builder<Course> all = ImmutableList.builder();
    for (Orientation side : Orientation.values()) {
      for (int count = 0; count <= MAX_PASSES; count++) {
        all.add(side == turn && count == passes ? this : new Course(komi, vertical, side, count));
      }
    }
    ImmutableList<Course> made = all.build();
    made.forEach(course -> course.siblings = made);
    return made;
  }

  /**
   * {@return the course on the transposed board} The seats are swapped, each keeps its side, and
   * the komi is negated.
   *
   * @throws IllegalArgumentException if the sides are not chosen yet
   */
  public Course transposed() {
    checkArgument(vertical.isPresent(), "the sides are not chosen yet");
    return new Course(komi.map(Komi::negated), vertical, turn.opposite(), passes);
  }

  /**
   * {@return the score}
   *
   * @param verticalPoints the points of Vertical on the board
   * @param horizontalPoints the points of Horizontal on the board
   */
  public TerritoryScore score(int verticalPoints, int horizontalPoints) {
    return new TerritoryScore(verticalPoints, horizontalPoints, komi.orElse(Komi.ZERO), vertical);
  }

  /**
   * {@return everything in which this is no course of a game on such terms}
   *
   * @param terms the terms of the game
   * @param stones whether stones lie on the board
   */
  public ImmutableList<Violation> defects(Terms terms, boolean stones) {
    ImmutableList.Builder<Violation> defects = ImmutableList.builder();
    if (komi.isPresent() && !terms.komi().contains(komi.get())) {
      defects.add(
          Violation.of(
              TerritoryDefect.KOMI_NOT_IN_LIST, "a komi of " + komi.get() + " is no choice"));
    }
    if (terms.opening() == Opening.FIXED && vertical.isEmpty()) {
      defects.add(
          Violation.of(
              TerritoryDefect.OPENING_IS_FIXED, "in this game komi and sides are not chosen"));
    }
    if (terms.opening() == Opening.FIXED && vertical.equals(Optional.of(Player.SECOND))) {
      defects.add(
          Violation.of(TerritoryDefect.FIRST_IS_VERTICAL, "in this game FIRST plays Vertical"));
    }
    if (vertical.isEmpty() && stones) {
      defects.add(
          Violation.of(
              TerritoryDefect.STONES_IN_THE_OPENING,
              "before the sides are chosen no stone is placed"));
    }
    return defects.build();
  }

  /** {@return a stable hash, different for different courses} */
  public long stableHash() {
    return stableHash;
  }

  /** {@return whether the other object is a course in which everything is the same} */
  @Override
  public boolean equals(@Nullable Object object) {
    return object == this
        || (object instanceof Course other
            && stableHash == other.stableHash
            && turn == other.turn
            && passes == other.passes
            && komi.equals(other.komi)
            && vertical.equals(other.vertical));
  }

  @Override
  public int hashCode() {
    return Long.hashCode(stableHash);
  }

  /** {@return the text, as {@link TerritoryText#readCourse} reads it} */
  @Override
  public String toString() {
    return TerritoryText.write(this);
  }
}
