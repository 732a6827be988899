// Places in games with variations. The text of a place has a number of main continuations, the index of a
// continuation, a number of main continuations, and so on: 6.1.2 is six moves of the main line, then the first
// variation, then two moves.

/** Returns the text of the place after continuations with these indices. */
export function placeOf(indices) {
  const parts = [0];
  for (const index of indices) {
    if (index === 0) {
      parts[parts.length - 1]++;
    } else {
      parts.push(index, 0);
    }
  }
  return parts.join(".");
}

/** Returns the indices of the continuations on the way to a place; undefined if the text is not a place. */
export function indicesOf(place) {
  if (!/^\d{1,6}([.]\d{1,6}){0,600}$/.test(place)) {
    return undefined;
  }
  return place.split(".").flatMap((part, at) => (at % 2 === 0 ? Array(Number(part)).fill(0) : [Number(part)]));
}
