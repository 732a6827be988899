/**
 * What games of the sides Vertical and Horizontal have in common: everything but the stones.
 *
 * <p>Before the first stone the first seat names a {@linkplain
 * io.github.boardrules.core.territory.Komi komi} from a list and the second seat chooses its
 * {@linkplain io.github.boardrules.core.territory.Orientation side}; or both are given. Vertical
 * moves first, the sides alternate, passing is always legal, two passes in a row end the game, and
 * the higher {@linkplain io.github.boardrules.core.territory.TerritoryScore score} wins, with the
 * komi added to Horizontal's.
 *
 * <p>What may be chosen stands in the {@link io.github.boardrules.core.territory.Terms} of a game,
 * how far one has come in its {@link io.github.boardrules.core.territory.Course}, and what a player
 * says instead of placing a stone is a {@link io.github.boardrules.core.territory.Declaration}.
 * Nothing here knows what a placement is, or which are legal.
 *
 * <pre>{@code
 * Terms terms = Terms.usual(9, 9).fixed(Komi.parse("4.5"));
 * Course course = Course.start(terms);
 * course.toMove(); // → Optional[FIRST]
 * course.after(new Declaration.Pass()).turn(); // → HORIZONTAL
 * course.score(40, 36); // → Vertical 40, Horizontal 36 + 4.5
 * }</pre>
 */
@NullMarked
package io.github.boardrules.core.territory;

import org.jspecify.annotations.NullMarked;
