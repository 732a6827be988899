/**
 * Concurrency tests of games, positions and replays that threads share, for all installed games.
 * Each class is a test for <a href="https://github.com/openjdk/jcstress">jcstress</a>, which runs
 * the actors concurrently millions of times, with different compiler modes.
 */
@NullMarked
package io.github.boardrules.examples.stress;

import org.jspecify.annotations.NullMarked;
