/**
 * The rules of a game as objects: a {@link io.github.boardrules.core.Game} creates {@linkplain
 * io.github.boardrules.core.Position positions}, a position has legal {@linkplain
 * io.github.boardrules.core.Move moves}, and a finished game has an {@link
 * io.github.boardrules.core.Outcome}.
 *
 * <p>All types are immutable and thread-safe, and so are the collections that they return. None of
 * them depends on a particular game: {@link io.github.boardrules.core.GameTypes} finds the games on
 * the class path.
 *
 * <pre>{@code
 * GameType type = GameTypes.installed().get("linage");
 * Position<?> position = type.game(Options.of("width", "5").with("height", "5")).start();
 * position = position.play("komi=0.5").play("vertical").play("c3");
 * position.isOver(); // → false
 * position.play("c3"); // throws IllegalMoveException
 * }</pre>
 *
 * <p>Invalid input causes one of four exceptions:
 *
 * <ul>
 *   <li>{@link io.github.boardrules.core.text.NotationException}: a text does not follow its
 *       notation;
 *   <li>{@link io.github.boardrules.core.IllegalMoveException}: a move is illegal;
 *   <li>{@link io.github.boardrules.core.SetupException}: a setup is not a position;
 *   <li>{@link io.github.boardrules.core.OptionException}: an option is unknown or has an invalid
 *       value.
 * </ul>
 *
 * <p>Each of them is a {@link io.github.boardrules.core.text.RulesException}, whose {@code code()}
 * says why. All are {@link java.lang.IllegalArgumentException}s, which are also thrown for
 * programming errors, such as passing a cell of another board. A {@code null} argument causes a
 * {@link java.lang.NullPointerException} unless the parameter is nullable. Only the constructors of
 * some records, which carry answers, do not check their arguments.
 *
 * <p>A minor version may add constants to enums of codes, reasons, kinds and limits, methods to all
 * types, and types to sealed interfaces. What it adds to the interfaces that authors implement are
 * default methods. Programs that play and judge games call these interfaces and do not implement
 * them.
 */
@CheckReturnValue
@NullMarked
package io.github.boardrules.core;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
