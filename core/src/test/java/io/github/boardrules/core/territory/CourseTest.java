package io.github.boardrules.core.territory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.Player;
import io.github.boardrules.core.spi.TextScanner;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CourseTest {
  private static final Terms PIE = Terms.usual(3, 3).pie(Komi.parse("-1.5"), Komi.parse("4"));
  private static final Terms FIXED = Terms.usual(3, 3).fixed(Komi.parse("4"));

  /** Every course that declarations and placements lead to. */
  private static List<Course> all(Terms terms) {
    List<Course> courses = new ArrayList<>(List.of(Course.start(terms)));
    for (int i = 0; i < courses.size(); i++) {
      Course course = courses.get(i);
      List<Course> next = new ArrayList<>();
      course.declarations(terms).forEach(said -> next.add(course.after(said)));
      if (course.violationOfTurn().isEmpty()) {
        next.add(course.afterPlacement());
      }
      next.stream().filter(after -> !courses.contains(after)).forEach(courses::add);
    }
    return courses;
  }

  @Test
  void thereAreAsManyAsTheRulesAllow() {
    // Turns, and passes up to two: six. Twice for each choice of sides, for both komi.
    assertEquals(1 + 2 + 2 * 2 * 6, all(PIE).size());
    assertEquals(6, all(FIXED).size());
  }

  @Test
  void exactlyTheLegalDeclarationsBreakNoRule() {
    Set<Declaration> said = new HashSet<>();
    all(PIE).forEach(course -> said.addAll(course.declarations(PIE)));
    said.add(new Declaration.NameKomi(new Komi(1)));
    assertEquals(6, said.size());
    for (Course course : all(PIE)) {
      Set<Declaration> legal = new HashSet<>(said);
      legal.removeIf(declaration -> course.violation(declaration, PIE).isPresent());
      assertEquals(Set.copyOf(course.declarations(PIE)), legal, course.toString());
    }
  }

  @Test
  void textsAndHashesTellThemApart() {
    Set<Course> courses = new HashSet<>(all(PIE));
    courses.addAll(all(FIXED));
    Set<Long> hashes = new HashSet<>();
    for (Course course : courses) {
      TextScanner scanner = new TextScanner(course.toString());
      assertEquals(course, TerritoryText.readCourse(scanner));
      assertTrue(scanner.atEnd());
      hashes.add(course.stableHash());
    }
    assertEquals(courses.size(), hashes.size());
  }

  @Test
  void noneThatPlayLeadsToHasADefect() {
    all(PIE).forEach(course -> assertEquals(List.of(), course.defects(PIE, false)));
    all(FIXED).forEach(course -> assertEquals(List.of(), course.defects(FIXED, true)));
  }

  @Test
  void transposingTwiceChangesNothing() {
    for (Course course : all(FIXED)) {
      assertEquals(course, course.transposed().transposed());
      assertEquals(course.toMove().map(Player::opponent), course.transposed().toMove());
      assertEquals(course.side(Player.FIRST), course.transposed().side(Player.FIRST));
    }
    assertThrows(IllegalArgumentException.class, Course.BEGINNING::transposed);
  }

  @Test
  void whatComesLaterCannotBeThereBeforeWhatComesFirst() {
    Optional<Player> seat = Optional.of(Player.FIRST);
    Optional<Komi> komi = Optional.of(Komi.ZERO);
    Orientation vertical = Orientation.VERTICAL;
    assertThrows(
        IllegalArgumentException.class, () -> new Course(Optional.empty(), seat, vertical, 0));
    assertThrows(
        IllegalArgumentException.class, () -> new Course(komi, Optional.empty(), vertical, 1));
    assertThrows(
        IllegalArgumentException.class,
        () -> new Course(komi, Optional.empty(), vertical.opposite(), 0));
    assertThrows(IllegalArgumentException.class, () -> new Course(komi, seat, vertical, 3));
    assertThrows(IllegalArgumentException.class, () -> new Course(komi, seat, vertical, -1));
  }

  @Test
  void coursesReachedByPlayAreAsThoseMadeAtOnce() {
    for (Course course : all(PIE)) {
      Course made = new Course(course.komi(), course.vertical(), course.turn(), course.passes());
      assertEquals(made, course);
      assertEquals(made.hashCode(), course.hashCode());
      assertEquals(made.stableHash(), course.stableHash());
      assertEquals(made.stage(), course.stage());
      assertEquals(made.toMove(), course.toMove());
    }
  }

  @Test
  void hashCodesTellCoursesApart() {
    Set<Course> courses = Set.copyOf(all(PIE));
    assertEquals(courses.size(), courses.stream().mapToInt(Course::hashCode).distinct().count());
  }

  @Test
  void playingOnMakesNoNewCourses() {
    Course course = Course.start(FIXED);
    Course pass = course.after(new Declaration.Pass());
    assertSame(course, course.afterPlacement().afterPlacement());
    assertSame(course, pass.afterPlacement());
    assertSame(
        pass.after(new Declaration.Pass()),
        course
            .afterPlacement()
            .after(new Declaration.Pass())
            .after(new Declaration.Pass())
            .forgettingTurnWhenOver());
  }

  @Test
  void aScoreKnowsSeatAndSideThatLead() {
    Course course = Course.playing(new Komi(7), Player.SECOND, Orientation.VERTICAL, 0);
    TerritoryScore ahead = course.score(8, 4);
    assertEquals(Optional.of(Player.SECOND), ahead.leader());
    assertEquals(Optional.of(Player.FIRST), course.score(7, 4).leader());
    assertEquals(Optional.of(Orientation.HORIZONTAL), course.score(7, 4).leadingSide());
    assertEquals(Optional.of(Player.FIRST), ahead.swapPlayers().leader());
    assertEquals(ahead, ahead.swapPlayers().swapPlayers());
    assertEquals(Optional.empty(), Course.BEGINNING.score(8, 4).leader());
    assertEquals(Optional.of(Orientation.VERTICAL), Course.BEGINNING.score(8, 4).leadingSide());
  }
}
