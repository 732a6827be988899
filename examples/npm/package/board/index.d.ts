/**
 * A board for any page: the element `<board-rules>`, and `createBoard` for front ends that have positions of their own.
 * Needs a browser.
 *
 * @packageDocumentation
 */

import type { BoardView, CellName, OptionSpec, PositionView } from "../index.js";

/** What is drawn on a board beside the game. The style is a class; the color is the custom property `--note`. */
export type Annotation =
  | { readonly arrow: readonly [CellName, CellName]; readonly style?: string }
  | { readonly cell: CellName; readonly text: string | number; readonly style?: string }
  | { readonly cell: CellName; readonly mark: "circle" | "cross"; readonly style?: string };

/** A move that was played on a board. */
export interface PlayedMove {
  readonly text: string;
  /** The number of moves after it. */
  readonly ply: number;
  readonly over: boolean;
}

/** Why a move is refused. */
export interface Refusal {
  /** A sentence for people. */
  readonly message: string;
  readonly code?: string;
  readonly cells: readonly CellName[];
}

/** The chosen cells of a move in the making, and where it can continue. */
export interface Selection {
  readonly cells: readonly CellName[];
  readonly targets: readonly CellName[];
}

/** A game that a source has, after all moves. */
export interface SourceGame {
  readonly title: string;
  readonly board: BoardView;
  readonly moves: readonly string[];
  /** The number of moves. */
  readonly version: number;
  readonly position: PositionView;
  /** The first problem of the record: the number of the move and a sentence. */
  readonly problem?: { readonly ply: number; readonly message: string } | undefined;
  /** The specifications of the options of the game, which explain choices. */
  readonly specifications?: readonly OptionSpec[];
}

/** Where an element gets a game from. The element shows its errors, and reports them as a {@link Refusal}. */
export interface Source {
  load(): Promise<SourceGame>;
  /** The position after a number of moves. */
  position(ply: number): Promise<PositionView>;
  /** Plays a move after a number of moves, in place of those that followed. */
  play(text: string, ply: number): Promise<SourceGame>;
  record(format?: "brg" | "sgf"): string;
  /** A picture of the position after a number of moves. */
  svg(ply: number): Promise<string>;
}

/**
 * `<board-rules>`. Every property that is not `readonly` is an attribute, too, except for the source and the
 * annotations. The games are those of this package. For others, such as Hex and Y, the attribute `server` names an
 * example server, or the page sets a source.
 */
export declare class BoardRules extends HTMLElement {
  /** The id of the game, and its options as in `n=5`. */
  game: string | null;
  options: string | null;
  /** The shown position in one line. Another one begins another game of the same type there. */
  position: string | null;
  /** The record, with the moves that were played on this board. Another one, in BRG or SGF, opens another game. */
  record: string | null;
  /** The number of moves before the shown position. */
  ply: number;
  /** How far the board is turned, in degrees clockwise. */
  orientation: number;
  /** Whether no moves can be played. */
  readonly: boolean;
  /** Whether the stones have the numbers of their moves. */
  numbers: boolean;
  /** Whether clumps, regions, groups and hints are left out. */
  plain: boolean;
  /** Whether all but the board is left out. */
  bare: boolean;
  annotations: readonly Annotation[];
  /** Where the game comes from. Another one takes the place of what the attributes name, until it is `undefined`. */
  get source(): Source | undefined;
  set source(source: Source | undefined);
  /** Resolves when the game is open, or cannot be opened, which the event `refused` reports. */
  readonly ready: Promise<void>;
  readonly view: PositionView | undefined;
  readonly moves: readonly string[];
  /** Plays a move at the shown position, in place of those that followed. */
  play(text: string): Promise<void>;
  /** Goes a number of moves forward, or back if it is negative. */
  step(count: number): Promise<void>;
  jump(ply: number): Promise<void>;
  /** A link to a page with the game in the fragment, which no server gets; by default to this page. */
  link(address?: string): Promise<string>;
  /** The line that shows the game in another page. */
  iframe(address: string): Promise<string>;
  /** A picture of the shown position, as an SVG document. */
  svg(): Promise<string>;
}

declare global {
  interface HTMLElementTagNameMap {
    "board-rules": BoardRules;
  }
}

/** What a board shows, and the functions that it calls. */
export interface BoardOptions {
  readonly board: BoardView;
  readonly position?: PositionView;
  /** The name of the board for screen readers. */
  readonly label?: string;
  /** The cells of the last move. */
  readonly last?: readonly CellName[];
  /** Whether clicks play moves; by default `true`. Otherwise a click calls `say` with `idle`. */
  readonly plays?: boolean;
  readonly idle?: string;
  readonly marks?: boolean;
  readonly annotations?: readonly Annotation[];
  readonly orientation?: number;
  /** The milliseconds in which stones get to their places; 0 for at once. */
  readonly motion?: number;
  /** The specifications of the options of the game, which explain choices. */
  readonly options?: readonly OptionSpec[];
  /** Called with each move that is completed. It need not be legal: the rules say why. */
  move?(text: string): void;
  refused?(refusal: Refusal): void;
  select?(selection: Selection): void;
  say?(text: string, isRefused?: boolean): void;
}

/** A board without a source: whoever has created it sets each position. */
export interface Board {
  readonly state: BoardOptions;
  set(changes: Partial<BoardOptions>): void;
  /** Forgets the clicks so far, and marks cells because of which a move is refused. */
  begin(blamed?: readonly CellName[]): void;
  click(cell: CellName): void;
  turn(degrees: number): void;
  takeFocus(): void;
  destroy(): void;
}

/** Creates a board in the shadow root of an element. */
export declare function createBoard(
  element: HTMLElement,
  options: BoardOptions & {
    /** Whether controls and the legend are left out. */
    readonly bare?: boolean;
  },
): Board;
