/** The web front end in a real browser, played by clicks and keys against a server that runs. */
@NullMarked
package io.github.boardrules.examples.browser;

import org.jspecify.annotations.NullMarked;
