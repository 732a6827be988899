/**
 * What a drawing front end gets to see of a game: plain records, to be written as JSON. {@link
 * io.github.boardrules.examples.view.Views} makes them of any game; what is special to a game comes
 * from its {@link io.github.boardrules.examples.view.Drawing}.
 */
@NullMarked
package io.github.boardrules.examples.view;

import org.jspecify.annotations.NullMarked;
