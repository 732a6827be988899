/**
 * What every game of the library is made of: {@link io.github.boardrules.core.Game a game} has
 * {@link io.github.boardrules.core.Position positions}, a position has legal {@link
 * io.github.boardrules.core.Move moves}, and a finished one has an {@link
 * io.github.boardrules.core.Outcome outcome}.
 *
 * <p>Everything here is immutable and may be shared between threads. Nothing here knows a
 * particular game; games are found by {@link io.github.boardrules.core.GameTypes}.
 *
 * <pre>{@code
 * GameType type = GameTypes.installed().find("linage").orElseThrow();
 * Position<?> position = type.game(Options.of(Map.of("width", "5", "height", "5"))).start();
 * position = position.play("komi=0.5").play("vertical").play("c3");
 * position.isOver(); // → false
 * position.play("c3"); // throws IllegalMoveException
 * }</pre>
 *
 * <p>Errors are typed. Whatever a text, a setup, options or a move say wrong causes one of four
 * exceptions and no other: {@link io.github.boardrules.core.NotationException} (a text is not
 * written well), {@link io.github.boardrules.core.IllegalMoveException}, {@link
 * io.github.boardrules.core.SetupException} and {@link io.github.boardrules.core.OptionException};
 * each carries its reason and place as data. Passing {@code null} where the signature does not
 * allow it is a programming error and answered by a {@link java.lang.NullPointerException}; so is
 * any other argument that a method does not take, a board of no size or cells of another board, and
 * it is answered by an {@link java.lang.IllegalArgumentException}.
 */
@NullMarked
package io.github.boardrules.core;

import org.jspecify.annotations.NullMarked;
