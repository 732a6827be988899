// The moves of a record as a tree.

import { indicesOf, placeOf } from "./place.js";

/** The tree of the moves of a record. The start of the game is a node without a move. */
export class Tree {
  start = { next: [], ply: 0, played: true };
  #nodes;

  constructor(moves) {
    this.#nodes = moves.map((move) => ({ ...move, next: [] }));
    for (const node of this.#nodes) {
      node.before = this.#nodes[node.after] ?? this.start;
      node.ply = node.before.ply + 1;
      node.before.next.push(node);
    }
  }

  /** Returns the node at a place; undefined if there is none. */
  at(place) {
    return indicesOf(place)?.reduce((node, index) => node && continuations(node)[index], this.start);
  }

  /** Returns the node after legal moves with some texts; undefined if there is none. */
  after(texts) {
    return texts.reduce((node, text) => node && continuations(node).find((each) => each.text === text), this.start);
  }

  /** Returns the first move of the main line that is not legal, if any. */
  firstBad() {
    return lineFrom(this.start).find((node) => !node.played);
  }

  /** Returns the move with a problem of a verdict, if any. */
  withProblem({ line, column, message }) {
    return this.#nodes.find(
      ({ problem }) => problem && problem.line === line && problem.column === column && problem.message === message,
    );
  }
}

/** Returns the legal continuations of a node: the main one, then variations. */
export const continuations = (node) => node.next.filter(({ played }) => played);

/** Returns the moves up to a node, from the start. */
export function way(node) {
  const nodes = [];
  for (let at = node; at.before; at = at.before) {
    nodes.unshift(at);
  }
  return nodes;
}

/** Returns the place of a node. */
export const placeAt = (node) => placeOf(way(node).map((each) => continuations(each.before).indexOf(each)));

/** Returns the main continuations after a node. */
export function lineFrom(node) {
  const line = [];
  for (let at = node.next[0]; at; at = at.next[0]) {
    line.push(at);
  }
  return line;
}

/** Whether all moves up to a node are of the main line. */
export const isMain = (node) => way(node).every((each) => each.before.next[0] === each);
