/**
 * The rules of Lines of Action, Linage, Iris and Carteso. Types and methods have the names and the
 * meaning of the Java library. Where Java has an empty `Optional`, these methods return `null`.
 * All objects are immutable. `JSON.stringify` writes a position as its text, a move as its notation, a
 * game in progress as its record in BRG, and a verdict as {@link GameVerdict.toMap}. `structuredClone`
 * and `postMessage` refuse them: send their texts.
 *
 * Every method that fails throws a {@link RulesError}.
 *
 * @packageDocumentation
 */

/** A player, by the order of their first choices. */
export type Player = "FIRST" | "SECOND";

/** What a player plays, in the terms of the game. */
export type Side = "BLACK" | "WHITE" | "VERTICAL" | "HORIZONTAL";

/** How strictly a text is read: only canonical notation, or what people write. */
export type Strictness = "STRICT" | "LENIENT";

/** A cell in the notation of the boards: the letter of its file and the number of its rank, `"a1"`. */
export type CellName = string;

/** A move, or a text that names one. */
export type MoveLike = Move | string;

/** A value that JSON has. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** Bytes, for example a `Uint8Array` or a `Buffer`. */
export type Bytes = ArrayBuffer | ArrayBufferView;

/** What arrives later: a `ReadableStream`, a `Blob`, or another asynchronous iterable. */
export type Parts =
  | AsyncIterable<string>
  | AsyncIterable<Bytes>
  | { getReader(): { read(): Promise<{ done: boolean; value?: string | Bytes | undefined }>; cancel(): Promise<void> } }
  | { stream(): Parts };

/** A place in a text. Lines and columns count from 1, offsets from 0; all in UTF-16 units. */
export interface TextLocation {
  /** The name of the text. */
  readonly source: string;
  readonly line: number;
  readonly column: number;
  /** The number of characters before the place. */
  readonly offset: number;
}

/** A rule that a move or a setup breaks. */
export interface Violation {
  /** The rule, for example `"WRONG_DISTANCE"`. Stable across versions. */
  readonly code: string;
  /** The cells concerned, in the order in which the message names them. */
  readonly cells: readonly CellName[];
  /** A sentence for people. */
  readonly message: string;
  /**
   * The values that the message names, for sentences of your own, for example
   * `{ from: "b1", to: "b5", expected: 2, found: 4 }`. Each code has its names, stable across versions.
   */
  readonly parameters: Readonly<Record<string, string | number | readonly string[]>>;
}

/**
 * The error of every method that fails. `instanceof RulesError` is true for the errors
 * of every copy and target of this package.
 */
export declare class RulesError extends Error {
  private constructor();
  /**
   * The kind of error: the name of the exception in Java, `"RecordProblem"` for a record without a
   * legal start, or `"TypeError"` for an argument of a wrong type, which is also a `TypeError`.
   */
  readonly name:
    | "IllegalMoveException"
    | "NotationException"
    | "SetupException"
    | "OptionException"
    | "IllegalArgumentException"
    | "IllegalStateException"
    | "IndexOutOfBoundsException"
    | "NoSuchElementException"
    | "RecordProblem"
    | "TypeError";
  /**
   * The reason, for example `"OFF_BOARD"`, the code of the first violation, or `"WRONG_TYPE"`. Stable
   * across versions.
   */
  readonly code: string;
  /** The cells concerned, each once. */
  readonly cells: readonly CellName[];
  /** The place of the error in the text that could not be read; otherwise `null`. */
  readonly location: TextLocation | null;
  /** The rule that a move breaks, or all rules that a setup breaks. */
  readonly violations: readonly Violation[];
}

/** An option of a game. */
export interface OptionSpec {
  readonly name: string;
  readonly kind: "choice" | "integer" | "flag" | "text";
  /** A short name for the field of a form. */
  readonly label: string;
  readonly description: string;
  /** The values that the option can have, for people. */
  readonly expected: string;
  readonly default: string;
  /** All values of a `choice`, some of a `text`; otherwise empty. */
  readonly values: readonly NamedValue[];
  /** The bounds and the step of an `integer`; otherwise `null`. */
  readonly min: number | null;
  readonly max: number | null;
  readonly step: number | null;
}

/** A value of an option that has a name. */
export interface NamedValue {
  readonly name: string;
  /** A short name for a form. */
  readonly label: string;
  readonly description: string;
  /** The defaults of other options as far as this value changes them; a preset does. */
  readonly implied: Readonly<Record<string, string>>;
}

/** Who made a game, and its rules in words. */
export interface About {
  readonly authors: readonly string[];
  readonly year: number | null;
  readonly players: number;
  /** Paragraphs, separated by empty lines. */
  readonly rules: string;
  readonly links: readonly string[];
}

/** A type of game, such as Lines of Action. */
export interface GameType {
  /** The identifier in records: `"loa"`, `"linage"`, `"iris"` or `"carteso"`. */
  id(): string;
  /** The name for people. */
  title(): string;
  /** The authors, the year, the rules in words and links. */
  about(): About;
  /** The options that a game of this type can have. */
  options(): readonly OptionSpec[];
  /**
   * Returns a game. Every option that is not given has its default.
   *
   * @param options values by name: texts, numbers, Booleans, lists, or maps of these
   * @throws {RulesError} an `OptionException`, or, for a setup in an option, a `SetupException` or
   *     `NotationException`
   */
  game(options?: Record<string, Json>): Game;
  toJSON(): string;
}

/** A point in the plane. The distance of neighboring cells is 1; x grows to the right, y upward. */
export interface PlanePoint {
  readonly x: number;
  readonly y: number;
}

/** A cell of a board. */
export interface Cell {
  readonly name: CellName;
  /** The file and the rank, counted from 0. */
  readonly x: number;
  readonly y: number;
  readonly center: PlanePoint;
  /** The corners, counterclockwise. The polygons of all cells tile the board. */
  readonly outline: readonly PlanePoint[];
  /** The cells that share an edge with this one. */
  readonly neighbors: readonly CellName[];
}

/** The geometry of a board. */
export interface Board {
  /** The number of files and of ranks. */
  readonly width: number;
  readonly height: number;
  /** All cells: rank by rank from the bottom, and within a rank from the left. */
  readonly cells: readonly Cell[];
}

/** A game with fixed options. */
export interface Game {
  type(): GameType;
  /** The options that differ from their defaults, by name. */
  options(): Record<string, string>;
  board(): Board;
  start(): Position;
  /**
   * Parses a position, as {@link Position.text} writes it.
   *
   * @throws {RulesError} a `NotationException` with its location, or a `SetupException` with all
   *     defects as violations
   */
  parsePosition(text: string): Position;
  /** What a front end needs to draw the board. */
  view(): BoardView;
  toJSON(): { game: string; options: Record<string, string> };
}

/** A move. It may be illegal: {@link Position.violation} decides. */
export interface Move {
  /** The canonical notation, for example `"b1-b3"`, `"komi=4.5"` or `"pass"`. */
  notation(): string;
  /** The cells that the move names; empty for a pass, for example. */
  cells(): readonly CellName[];
  /** The same as {@link Move.notation}. */
  toString(): string;
  toJSON(): string;
}

/** The outcome of a finished game. */
export interface Outcome {
  /** The winner; `null` for a draw. */
  readonly winner: Player | null;
  /** Why the game is over, for example `"connection"` or `"twoPasses"`. */
  readonly reason: string;
  /** The facts of the final score; `null` in games without scores. */
  readonly score: Record<string, Json> | null;
  /** The outcome in words, naming the side of the winner. */
  readonly text: string;
}

/** A connected component that matters in the rules: a clump, a region or a group. */
export interface Component {
  readonly cells: readonly CellName[];
  readonly owner: Side | null;
}

/** A position of a game. */
export interface Position {
  game(): Game;
  /** The player to move; `null` if the game is over. */
  toMove(): Player | null;
  /** The side of a player; `null` before the players have chosen their sides. */
  side(player: Player): Side | null;
  /** The side to move; `null` if the game is over or the sides are not chosen yet. */
  sideToMove(): Side | null;
  /** The outcome; `null` while the game is in progress. */
  outcome(): Outcome | null;
  isOver(): boolean;
  /** All legal moves, in an order that depends on the position only; empty if the game is over. */
  legalMoves(): Move[];
  /** Their number. Does not create the moves. */
  legalMoveCount(): number;
  /** Whether the text is a legal move. */
  isLegal(move: MoveLike): boolean;
  /** The legal moves whose first cell is the given one. */
  movesFrom(cell: CellName): Move[];
  /** The legal moves with exactly these cells in this order; without cells, those without any, such as a pass. */
  movesOn(cells?: readonly CellName[]): Move[];
  /** The cells that can come next after the given ones in a legal move: what may be clicked now. */
  nextCells(cells?: readonly CellName[]): readonly CellName[];
  /**
   * The rule that a move breaks; `null` if it is legal. A text that is not a move is a violation of
   * the notation.
   *
   * @param strictness how the text must be written, by default also as people type moves, such as `b1b3`
   */
  violation(move: MoveLike, strictness?: Strictness): Violation | null;
  /**
   * Parses a move, which need not be legal.
   *
   * @param strictness how the text must be written, by default also as people type moves, such as `b1b3`
   * @throws {RulesError} a `NotationException` with its location
   */
  parseMove(text: string, strictness?: Strictness): Move;
  /**
   * The position after a move. This position does not change.
   *
   * @throws {RulesError} a `NotationException`, or an `IllegalMoveException` with the violation
   */
  play(move: MoveLike): Position;
  /**
   * The position after a legal move, by its index in {@link Position.legalMoves}. The fastest way to
   * walk the game tree.
   *
   * @throws {RulesError} an `IndexOutOfBoundsException`
   */
  successor(index: number): Position;
  /** The symbol of a cell in diagrams: `"."` if it is empty. */
  symbol(cell: CellName): string;
  /** The name of the piece or stone on a cell, for example `"BLACK"`; `null` if it is empty. */
  occupant(cell: CellName): string | null;
  components(): readonly Component[];
  /** Facts about the position, by name; each game documents its own. */
  facts(): Record<string, Json>;
  /** A 64-bit hash, signed: the same on every machine, in every version and in Java. */
  hash(): bigint;
  /** A key for transposition tables: the arrangement, the side to move, and the agreed komi and sides, without the history. */
  transpositionKey(): bigint;
  /** The same key for all symmetric positions. Costs as much as several moves. */
  canonicalTranspositionKey(): bigint;
  /** The canonical image under the symmetries of the game. */
  canonical(): Position;
  /** The position in one line, which {@link Game.parsePosition} parses. */
  text(): string;
  /** A diagram of several lines. */
  diagram(): string;
  /** What a front end needs to draw the position. */
  view(): PositionView;
  /** Whether the positions are equal: the rules can never treat them differently. */
  isEqual(other: Position): boolean;
  /** The same as {@link Position.text}. */
  toString(): string;
  toJSON(): string;
}

/** The game types of this package. */
export const GameTypes: {
  /** All types, sorted by id. */
  all(): GameType[];
  /** The type with an id; `null` if there is none. */
  find(id: string): GameType | null;
};

/** The annotations of a move. */
export interface RecordedMove {
  readonly notation: string;
  /** The comments before and after the move; empty if there is none. */
  readonly commentBefore: string;
  readonly commentAfter: string;
  /** The numeric annotation glyphs of PGN, 0 to 255: 1 is `!`. */
  readonly nags: readonly number[];
  /** The seconds left to the player after the move; `null` if they are not recorded. */
  readonly clock: number | null;
}

/** The header of a record, without the game, its options and its setup. */
export interface Header {
  /** Names of the players, date and so on, by tag. */
  readonly tags: Record<string, string>;
  /** The comment on the game. */
  readonly comment: string;
  /** The result that the record claims: `"1-0"`, `"0-1"`, `"1/2-1/2"` or `"*"`; `null` if there is none. */
  readonly claimed: string | null;
  /** How the game ended other than by its rules, for example `"resignation by FIRST"`; otherwise `null`. */
  readonly termination: string | null;
}

/**
 * A game in progress: the moves played so far, the positions between them, the moves that were undone
 * and can be redone, variations, and annotations.
 */
export interface GameInProgress {
  game(): Game;
  position(): Position;
  /** The number of moves that led to the current position. */
  ply(): number;
  /** The number of moves including those that can be redone. */
  lastPly(): number;
  lastMove(): Move | null;
  /** The moves that led to the current position. */
  moves(): Move[];
  /** The positions from the start to the current one, one more than {@link GameInProgress.moves}. */
  positions(): Position[];
  /** The moves that follow the current position: the main continuation, then variations. */
  continuations(): Move[];
  /** Whether the game is over at the current position, by the rules or by a termination. */
  isOver(): boolean;
  /** The result at the current position, by the rules or by a termination. */
  result(): Player | "DRAW" | "UNKNOWN";
  /**
   * The game after a player has resigned.
   *
   * @throws {RulesError} an `IllegalStateException` if the game is over, or this is not its last position
   */
  resign(loser: Player): GameInProgress;
  /** The game after a player has lost by leaving or by a rule of the event. Throws as `resign` does. */
  forfeit(loser: Player): GameInProgress;
  /** The game after an agreed draw. Throws as `resign` does. */
  agreeDraw(): GameInProgress;
  /** The same game after the last of the moves that can be redone. */
  last(): GameInProgress;
  /**
   * The game after one more move. The moves that followed the current position are forgotten.
   * After a resignation, a forfeit or an agreed draw, this is an `IllegalStateException`.
   *
   * @throws {RulesError} a `NotationException`, or an `IllegalMoveException` with the violation
   */
  play(move: MoveLike): GameInProgress;
  /**
   * The game after one more move, which keeps the moves that follow the current position and becomes
   * the last of the {@link GameInProgress.continuations}, unless it is one of them already.
   *
   * @throws {RulesError} a `NotationException`, or an `IllegalMoveException` with the violation
   */
  playVariation(move: MoveLike): GameInProgress;
  /** @throws {RulesError} a `NoSuchElementException` if there is no move to undo */
  undo(): GameInProgress;
  /**
   * The game after the continuation that was undone last, or after the main one if none was undone.
   *
   * @throws {RulesError} a `NoSuchElementException` if there is no move to redo
   */
  redo(): GameInProgress;
  /**
   * The game after one of the {@link GameInProgress.continuations}.
   *
   * @param index the index of the continuation, 0 for the main one
   * @throws {RulesError} an `IndexOutOfBoundsException` if there is no such continuation
   */
  follow(index: number): GameInProgress;
  /**
   * The same game at another move.
   *
   * @param ply the number of moves played, 0 to {@link GameInProgress.lastPly}
   * @throws {RulesError} an `IndexOutOfBoundsException`
   */
  at(ply: number): GameInProgress;
  /** The game up to the current position, without variations and moves that can be redone. */
  lineOnly(): GameInProgress;
  /**
   * The same game with a variation one place earlier among the {@link GameInProgress.continuations}. The
   * main continuation keeps its place.
   *
   * @throws {RulesError} an `IndexOutOfBoundsException` if there is no such continuation
   */
  promote(index: number): GameInProgress;
  /** The same game with another main continuation; the others keep their order. Throws as `promote` does. */
  promoteToMain(index: number): GameInProgress;
  /** The same game with a continuation one place later; the last one keeps its place. Throws as `promote` does. */
  demote(index: number): GameInProgress;
  /** The same game without a continuation and the moves below it: `delete` in Java. Throws as `promote` does. */
  remove(index: number): GameInProgress;
  /**
   * This game with the moves of another one that it lacks. A move of both games keeps its annotations, or
   * gets those of the other game if it has none.
   *
   * @throws {RulesError} an `IllegalArgumentException` if the other game starts from another position
   */
  merge(other: GameInProgress): GameInProgress;
  /** The annotations of the last move; `null` before the first. */
  recordedMove(): RecordedMove | null;
  /**
   * The same game with other annotations of the last move: `annotate({ commentAfter: "Forced.", nags: [7] })`.
   *
   * @param changes the annotations to replace; all others stay as they are
   * @throws {RulesError} a `NoSuchElementException` if there is no move yet, or an
   *     `IllegalArgumentException` for a glyph or a clock out of range
   */
  annotate(changes: { [name in keyof Omit<RecordedMove, "notation" | "clock">]?: RecordedMove[name] } & { clock?: number }): GameInProgress;
  /** The tags, the comment on the game, the claimed result and the termination. */
  header(): Header;
  /**
   * The same game with another header: `withHeader({ tags: { First: "Ada" }, termination: "agreement" })`.
   *
   * @param changes the parts to replace; all others stay as they are
   * @throws {RulesError} an `IllegalArgumentException` if a tag, the result or the termination is not
   *     one of a record
   */
  withHeader(changes: Partial<Header>): GameInProgress;
  /** The formats that can represent the game: `"brg"`, and `"sgf"` for Lines of Action. */
  formats(): string[];
  /**
   * The record of the game: the header, the moves including those that can be redone, variations and
   * annotations.
   *
   * @param format by default `"brg"`
   * @throws {RulesError} an `IllegalArgumentException` if the format cannot represent the game
   */
  toRecord(format?: string): string;
  toJSON(): string;
}

export const GameInProgress: {
  /** A game without moves, from the start of a game or from a position. */
  of(start: Game | Position): GameInProgress;
};

/** A defect of a record. What is absent is left out. */
export interface RecordProblem {
  /** The kind of defect, for example `"ILLEGAL_MOVE"`. Stable across versions. */
  readonly code: string;
  /** The most specific code: the broken rules, or the error of a notation. */
  readonly reason: string;
  /** A sentence for people. */
  readonly message: string;
  /** The values that the message names, if one rule is broken. */
  readonly parameters?: Readonly<Record<string, string | number | readonly string[]>>;
  /** The number of the move at or after which the defect is; 0 before the first move. */
  readonly ply: number;
  /** The line and the column of the defect, counted from 1. */
  readonly line?: number;
  readonly column?: number;
  /** The JSON pointer of the value, if the record is JSON. */
  readonly pointer?: string;
  /** The cells of the violations, each once. */
  readonly cells?: readonly CellName[];
  /** Whether the defect is in a variation. */
  readonly variation?: true;
}

/** A verdict as data, in the shape that `verdict.schema.json` describes. What is absent is left out. */
export interface VerdictData {
  /** The name of the text. */
  readonly source?: string;
  /** The number of the game in its text, counted from 1. */
  readonly number: number;
  readonly valid: boolean;
  /** The id of the game. */
  readonly game?: string;
  readonly options?: Readonly<Record<string, string>>;
  /** The text of the position in which the game begins, if it is not the start of the game. */
  readonly setup?: string;
  /** The names of the players. */
  readonly players?: Readonly<Partial<Record<Player, string>>>;
  readonly event?: string;
  readonly date?: string;
  /** The number of recorded moves. */
  readonly plies: number;
  /** The number of legal moves at the beginning. */
  readonly legalPlies: number;
  /** The result that the record claims. */
  readonly claimed?: Player | "DRAW";
  /** The result, if the rules or a termination decide the game. */
  readonly result?: {
    readonly winner: Player | "DRAW";
    /** The side of the winner, for example `"BLACK"`. */
    readonly side?: string;
    /** Why the game is over, if the rules ended it, for example `"twoPasses"`. */
    readonly reason?: string;
    readonly score?: Readonly<Record<Player, number | readonly number[]>>;
  };
  /** How the game ended, if not by its rules, for example `"resignation by SECOND"`. */
  readonly termination?: string;
  /** All problems; empty if the game is valid. */
  readonly problems: readonly RecordProblem[];
}

/** The result of a recorded game. */
export interface Result {
  /** Who won, by the rules or else by the termination of a legal game; `"UNKNOWN"` if only a claim says so. */
  readonly value: Player | "DRAW" | "UNKNOWN";
  /** How the rules ended the game; `null` if they did not. */
  readonly outcome: Outcome | null;
  /** How the game ended otherwise, for example `"resignation by SECOND"`. */
  readonly termination: string | null;
  /** The result that the record claims, as it writes it. */
  readonly claimed: string | null;
  /** Whether the claim is correct. */
  readonly check: string;
}

/** A game as it was recorded. */
export interface GameRecord {
  readonly game: string | null;
  readonly options: Record<string, string>;
  /** The position in which the game begins; `null` for the standard start. */
  readonly setup: string | null;
  /** All other tags, by name. */
  readonly tags: Record<string, string>;
  readonly comment: string;
  /** The notations of the main line, as they were recorded. */
  readonly moves: readonly string[];
  /** `"1-0"`, `"0-1"`, `"1/2-1/2"` or `"*"`. */
  readonly result: string;
}

/** The verdict on one recorded game. */
export interface GameVerdict {
  /** The number of the game in its text, counted from 1. */
  number(): number;
  isValid(): boolean;
  /** All problems, in the order of their places; empty for a valid game. */
  problems(): readonly RecordProblem[];
  result(): Result;
  record(): GameRecord;
  /** The number of recorded moves of the main line, legal or not. */
  plies(): number;
  /** The number of legal moves at the beginning of the record. */
  legalPlies(): number;
  /**
   * 32 hexadecimal digits that find the same game again; `null` unless the record is valid. Two games have
   * the same key if they have the same game, options, start and moves, up to the symmetries that do not swap
   * the players. Stable across versions.
   */
  key(): string | null;
  /**
   * The text whose hash is the {@link GameVerdict.key}; `null` unless the record is valid. A line each for the
   * id of the game, its options, its start and its moves, all of the image with the smallest text, so that
   * sorted texts keep a game next to those that continue it.
   */
  canonicalText(): string | null;
  /** The verdict in one line for people. */
  summary(): string;
  /** The verdict as an object for JSON, as the command line prints it. */
  toMap(): VerdictData;
  /** What a front end needs to show the record. */
  view(): RecordView;
  /**
   * The legal moves and the positions between them.
   *
   * @throws {RulesError} a `RecordProblem` if the game is unknown or has no legal start
   */
  played(): GameInProgress;
  toJSON(): VerdictData;
}

/** The names of the limits; see {@link Validator.withLimits}. */
export type Limit =
  | "TEXT"
  | "GAMES"
  | "CHARACTERS"
  | "MOVES"
  | "PLIES"
  | "NODES"
  | "TAGS"
  | "TAG_LENGTH"
  | "COMMENT_LENGTH"
  | "NESTING"
  | "PROBLEMS";

/** Judges the games of a text by the rules. */
export interface Validator {
  /** The same validator with the limits for texts of strangers. */
  forServers(): Validator;
  /** The same validator with other maxima, by the names of the limits. */
  withLimits(maxima: Partial<Record<Limit, number>>): Validator;
  /** The same validator, which also judges the variations. */
  withVariations(): Validator;
  /** The same validator, for texts that do not name their game. */
  withDefaultGame(id: string): Validator;
  /**
   * Judges the games of a text, one at a time: in constant memory if you keep no verdict.
   *
   * There is always a verdict: a text without a game has one with the problem `"NOT_A_GAME"`. If
   * compressed data is damaged, the last verdict has a problem with the code `"TRUNCATED"` or
   * `"CORRUPT"`; the games before the damage are judged.
   *
   * The iterator closes its source at its end, and if a loop leaves it early.
   *
   * @param text the text, or its bytes in UTF-8 or Latin-1, compressed by gzip or not; or an iterable
   *     of parts of either, which are asked for one at a time
   * @param name the name of the text in locations; an ending `.brg` or `.sgf` decides the format
   */
  validate(text: string | Bytes | Iterable<string> | Iterable<Bytes>, name?: string): IterableIterator<GameVerdict>;
  /**
   * Judges the games of a stream, which is read to its end, or to its limit `TEXT`, before the first verdict.
   *
   * @param text a stream, a `File` or another asynchronous iterable of parts of a text or of its bytes
   * @param name as above
   */
  validate(text: Parts, name?: string): AsyncIterableIterator<GameVerdict>;
}

export const Validator: {
  /** A validator for all games and formats of this package, with the default limits. */
  installed(): Validator;
};

/** How a picture looks. */
export interface Look {
  readonly palette?: "LIGHT" | "DARK" | "PRINT" | "COLOR_BLIND";
  /** Whether to show clumps, regions, groups and the like; by default `true`. */
  readonly marks?: boolean;
  /** Whether to show the names of files and ranks; by default `true`. */
  readonly coordinates?: boolean;
  /** Whether to turn the board by 180 degrees; by default `false`. */
  readonly flipped?: boolean;
}

/** A picture of a position. Every method returns a new picture. */
export interface Picture {
  with(look: Look): Picture;
  /** Gives the picture a title, which is also its caption in a strip. */
  titled(text: string): Picture;
  /** Tints the cells of the move that led to the position. */
  lastMove(move: Move): Picture;
  highlight(cells: readonly CellName[]): Picture;
  /** Marks the cells because of which a move is illegal; nothing changes if it is legal. */
  violation(move: MoveLike): Picture;
  /** Marks the destinations of the piece on a cell. */
  targets(cell: CellName): Picture;
  arrow(from: CellName, to: CellName): Picture;
  /** The SVG document, with a title and a description for screen readers. */
  svg(): string;
  toJSON(): string;
}

export const Picture: {
  of(position: Position): Picture;
  /** Several pictures side by side, as SVG. */
  strip(title: string, pictures: readonly Picture[]): string;
  /**
   * A game that plays by itself, as SVG without scripts.
   *
   * @param secondsPerMove at least 0.05
   */
  animation(game: GameInProgress, secondsPerMove: number, look?: Look): string;
};

/** A part of a drawing, in terms of cells. The unit of length is the distance of neighboring cells. */
export interface Figure {
  readonly form: "AREA" | "OUTLINE" | "BOX" | "DISC" | "VERTICAL_BAR" | "HORIZONTAL_BAR" | "BONDS" | "TEXT";
  readonly cells: readonly CellName[];
  /** Lower-case words, to which a front end gives colors and line widths. */
  readonly style: string;
  readonly size: number;
  readonly text: string;
  /** The color of the area as `#rrggbb`, if the style does not determine it. */
  readonly fill: string | null;
}

/** A marked set of cells, for example a clump, a region or a group. */
export interface MarkView {
  readonly kind: string;
  readonly owner: Side | null;
  readonly cells: readonly CellName[];
  readonly details: Record<string, Json>;
  readonly text: string;
}

/** A kind of move. Moves of a kind differ in their cells only. */
export interface MoveKind {
  readonly id: string;
  readonly title: string;
  /** The number of cells to click; 0 if a button makes the move. */
  readonly clicks: number;
  /** The notation, with `{1}` and `{2}` in place of the clicked cells. */
  readonly notation: string;
}

/** The constant part of a drawing. */
export interface BoardView {
  /** The id of the game. */
  readonly drawing: string;
  readonly extent: { readonly left: number; readonly bottom: number; readonly right: number; readonly top: number };
  readonly cells: readonly Pick<Cell, "name" | "center" | "outline">[];
  readonly kinds: readonly MoveKind[];
  readonly marks: readonly MarkView[];
  readonly shapes: readonly Figure[];
}

/** A legal move, and the clicks that make it. */
export interface MoveView {
  readonly text: string;
  readonly kind: string;
  /** The cells to click, in order; empty if a button makes the move. */
  readonly cells: readonly CellName[];
  /** Whether a single click on any of the cells makes the move. */
  readonly atOnce: boolean;
}

/** A position to draw. */
export interface PositionView {
  readonly toMove: Player | null;
  readonly side: Side | null;
  readonly sides: Partial<Record<Player, Side>>;
  readonly over: boolean;
  readonly outcome: {
    readonly winner: Player | null;
    readonly winnerSide: Side | null;
    readonly reason: string;
    readonly score: string | null;
    readonly text: string;
  } | null;
  /** The score if the game ended in this position. */
  readonly score: string | null;
  readonly standings: readonly { readonly side: Side; readonly text: string }[];
  readonly text: string;
  readonly diagram: string;
  readonly facts: Record<string, Json>;
  /** The stones or pieces, by cell. */
  readonly occupants: Record<CellName, { readonly symbol: string; readonly look: string; readonly text: string }>;
  readonly marks: readonly MarkView[];
  readonly sketch: { readonly below: readonly Figure[]; readonly stones: readonly Figure[]; readonly above: readonly Figure[] };
  readonly moves: readonly MoveView[];
}

/** A move of a record to show, of the main line or of a variation. */
export interface RecordedMoveView {
  /** The index of the move that this one follows, in the list of all moves; -1 at the start of the game. */
  readonly after: number;
  /** The notation; as recorded if the move is not legal. */
  readonly text: string;
  /** Whether the move and all moves before it are legal, so that the position after it exists. */
  readonly played: boolean;
  readonly commentBefore: string;
  readonly commentAfter: string;
  readonly nags: readonly number[];
  /** The seconds left to the player after the move; `null` if they are not recorded. */
  readonly clock: number | null;
  /** Why the move is not legal; `null` for legal moves, and for moves after the first illegal one. */
  readonly problem: RecordProblem | null;
}

/** A record to show. */
export interface RecordView {
  readonly tags: Readonly<Record<string, string>>;
  readonly comment: string;
  /** The claimed result: `"1-0"`, `"0-1"`, `"1/2-1/2"` or `"*"`. */
  readonly result: string;
  readonly termination: string | null;
  /**
   * The moves of the main line and of the variations. Each follows the move before it; of the moves that
   * follow the same one, the main continuation is the first. Those that are played are the
   * {@link GameInProgress.continuations} of {@link GameVerdict.played}, in the same order.
   */
  readonly moves: readonly RecordedMoveView[];
}

/** What runs: `"webassembly"` where it is known to be safe, and `"javascript"` elsewhere. */
export const target: "webassembly" | "javascript";

/** Why JavaScript runs, for people; `null` for WebAssembly. */
export const reason: string | null;
