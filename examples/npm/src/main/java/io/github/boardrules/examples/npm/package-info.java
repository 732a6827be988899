/**
 * The library for JavaScript and TypeScript: classes that TeaVM exports to an ES module. They have
 * the names and methods of the Java types that they wrap; values that Java describes by records
 * become plain objects, and an empty {@link java.util.Optional} becomes {@code null}.
 */
@NullMarked
package io.github.boardrules.examples.npm;

import org.jspecify.annotations.NullMarked;
