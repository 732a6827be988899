// Prints random games a second of one target as JSON, by the id of the game, and the milliseconds to load it.
// The class Playouts plays the same games on the JVM.

const [target, seconds] = process.argv.slice(2);
const begin = performance.now();
const { GameTypes } = await import(new URL(`../target/package/${target}.js`, import.meta.url));
const load = performance.now() - begin;

const MAX_PLIES = 1000;
let state = 1;

function play(start) {
  let position = start;
  for (let ply = 0; ply < MAX_PLIES && !position.isOver(); ply++) {
    state = (Math.imul(state, 1103515245) + 12345) | 0;
    position = position.successor((state >>> 8) % position.legalMoveCount());
  }
}

function rate(start) {
  const since = performance.now();
  let games = 0;
  do {
    play(start);
    games++;
  } while (performance.now() - since < 1000 * seconds);
  return (1000 * games) / (performance.now() - since);
}

const rates = {};
if (seconds > 0) {
  for (const type of GameTypes.all()) {
    const start = type.game().start();
    state = 1;
    rate(start);
    rates[type.id()] = rate(start);
  }
}
console.log(JSON.stringify({ load, rates }));
