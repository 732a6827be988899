/** Tests of the server, most of them over HTTP. */
@NullMarked
package io.github.boardrules.examples.server;

import org.jspecify.annotations.NullMarked;
