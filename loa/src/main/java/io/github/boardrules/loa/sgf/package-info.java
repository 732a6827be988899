/** Records of Lines of Action in SGF FF[4]. Not exported: the format is a service. */
@CheckReturnValue
@NullMarked
package io.github.boardrules.loa.sgf;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
