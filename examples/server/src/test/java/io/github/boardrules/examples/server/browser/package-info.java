/** Tests of the web front end with clicks and keys in a real browser, against a running server. */
@NullMarked
package io.github.boardrules.examples.server.browser;

import org.jspecify.annotations.NullMarked;
