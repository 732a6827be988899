package io.github.boardrules.iris;

/**
 * Where {@link IrisMove} has its pass from: a class that made an instance of its own subclass when
 * it is initialised could block two threads that begin with one of them each.
 */
interface SharedPass {
  /** No stone. */
  IrisMove.Pass PASS = new IrisMove.Pass();
}
