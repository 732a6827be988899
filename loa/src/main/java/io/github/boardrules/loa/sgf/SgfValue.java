package io.github.boardrules.loa.sgf;

import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.record.TextLocation;

/**
 * One value of an {@link SgfProperty}.
 *
 * @param text the text without brackets and escapes
 * @param location the location of the first character of the text
 */
@Immutable
record SgfValue(String text, TextLocation location) {}
