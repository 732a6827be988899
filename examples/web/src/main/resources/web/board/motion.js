// How the stones of a position get where they are.

/** The number of changed cells above which a position is another one, and not one move later. */
const MAX_CHANGES = 12;

/** Lets the pieces that have moved glide, and those that are new appear, unless somebody prefers less motion. */
export function glide(layer, centerOf, before, after, milliseconds) {
  const same = (name) => before[name]?.look === after[name]?.look;
  const come = Object.keys(after).filter((name) => !same(name));
  const gone = Object.keys(before).filter((name) => !(name in after));
  if (come.length > MAX_CHANGES || matchMedia("(prefers-reduced-motion: reduce)").matches) {
    return;
  }
  for (const name of come) {
    const from = gone.find((other) => before[other].look === after[name].look);
    const [a, b] = [centerOf(from ?? name), centerOf(name)];
    const start = from ? { transform: `translate(${a.x - b.x}px, ${a.y - b.y}px)` } : { opacity: 0 };
    for (const piece of layer.querySelectorAll(`[data-at="${name}"]`)) {
      piece.animate([start, from ? { transform: "none" } : { opacity: 1 }], { duration: milliseconds, easing: "ease-out" });
    }
  }
}
