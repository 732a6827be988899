/**
 * Record formats of other sites and programs, found as services: games of Lines of Action and
 * Linage of Abstract Play, Ludii, OpenSpiel, Kaggle and PlayStrategy.
 *
 * <p>A format reads into the records of the library, whose rules then judge the moves and the
 * result. What another program has recorded beside the moves, such as its lists of legal moves, is
 * compared with the rules while reading.
 */
@CheckReturnValue
@NullMarked
package io.github.boardrules.interchange;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
