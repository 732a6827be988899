/**
 * Threads that ask the same games, positions and replays at the same time, in every game that is
 * installed. Each test is a class for <a href="https://github.com/openjdk/jcstress">jcstress</a>,
 * which runs its actors against each other millions of times, compiled in different ways.
 */
@NullMarked
package io.github.boardrules.examples.stress;

import org.jspecify.annotations.NullMarked;
