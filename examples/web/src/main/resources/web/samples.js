// What the start page says about the games: a sentence, the usual length, and a position to show.

import { blankRecord } from "./board/record.js";

const about = new Map([
  [
    "loa",
    {
      sentence: "Bring all of your pieces together: whoever connects them first wins.",
      length: "20 to 55 moves",
      moves:
        "c1-c3 h6-f6 e1-b4 a2-c2 b8-b5 a4:d1 f1-c4 a7-c5 d8-b6 a3-b2 b1-a2 b2-f2 g1-g3 h5-f7 e8-c6 a5:a2 g8-d8" +
        " h4-e7 g3-e5 a2-e2 d8-d6 c2-e4",
    },
  ],
  [
    "linage",
    {
      sentence: "Cut the board into regions with stones that both players share, and make the regions fit your direction.",
      length: "40 to 55 moves",
      moves:
        "komi=9.5 vertical d3 i2 i4 b1 d8 a8 i5 h9 d7 i7 a6 a3 g1 b5 g7 h7 f8 c4 b6 e9 a9 c8 f6 c2 i6 g5 c5 b8 f7" +
        " e1 e4 d6 e8 f5",
    },
  ],
  [
    "iris",
    {
      sentence: "Connect the colored cells at the edge: your largest group counts most.",
      length: "up to 109 moves, or 49 on a small board",
      moves:
        "h8 c7 j10 c4 b2 j7 l7 l6+b8 e8 j8 i5 g6 f2 f8 h9 g3 h5 k11 f9 l12 a1+m13 e9 c6 b6 g12 d5 e4 c5 h11 i8 i6" +
        " d8 i4 g5 c3 j11 b4 h3 g8 j5 d3 g2 g4 j4+d10 i7 f11 j6 h4 e2 k7 e5 g10 f1+h13 l8 h10 j9 g9 i3+e11 c2 i10",
    },
  ],
  [
    "carteso",
    {
      sentence: "Place stones of either color, and claim the groups that stretch in your direction.",
      length: "up to 85 moves",
      moves:
        "komi=17.5 horizontal b:g5 w:f7 w:d5 w:a9 w:d3 w:h7 w:i4 b:h4 b:g8 w:h9 w:d9 w:d6 w:a7 w:f3 b:f1 b:a1 b:d2" +
        " b:b1 b:b6 b:h1 b:h6 w:c5 w:c2 b:h5 w:f9 w:i7 w:g1 b:d1 w:b7 w:c3 b:i2 w:a5 w:d7 b:f6 b:b2 b:g9 w:h8 b:g2",
    },
  ],
]);

/** Returns the sentence on a game; for a game that this page does not know, the first one of its rules. */
export const summary = (game) => about.get(game.id)?.sentence ?? /^.*?[.](?=\s|$)/s.exec(game.rules)?.[0] ?? game.rules;

/** Returns the usual length of a game in words, if it is known. */
export const usualLength = (game) => about.get(game.id)?.length;

/** Returns a record whose last position is shown beside a game. */
export function sample(game) {
  const moves = about.get(game.id)?.moves;
  return moves ? `[Game "${game.id}"]\n\n${moves} *\n` : blankRecord(game.id);
}
