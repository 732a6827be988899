// The view of a match or a record: shows positions, sends moves and follows what others do.

import * as api from "./api.js";
import { BoardView } from "./boardview.js";
import { Clicks } from "./clicks.js";
import { answer } from "./commands.js";
import { byId } from "./dom.js";
import { save } from "./files.js";
import { keepFocus } from "./focus.js";
import { listen, showKeys } from "./keys.js";
import * as panel from "./panel.js";
import { moved, stateOf, takenBack, told } from "./telling.js";
import { cellsIn, fileName } from "./words.js";

export class Table {
  #source;
  #started;
  #match;
  #options;
  #ply;
  #position;
  #positions = new Map();
  #picture;
  #kind;
  #clicks;
  #blamed = [];
  /** The number of the action that waits for the server, or 0; and that of the last one. */
  #busy = 0;
  #actions = 0;
  /** What has happened while an earlier position was shown. */
  #news;
  /** The match and its source while a study is shown. */
  #left;
  /** Counts requested and shown positions. A response to an earlier request is out of date. */
  #turns = 0;
  /** The number of moves before the position that was requested last, although it may not be shown yet. */
  #requested = 0;

  /**
   * Shows a match or a record. The optional ply selects another position. Calls started(created,
   * seat, record) if the user continues a record as a match, and rules(id, options) if the user asks for the
   * rules; options(id) returns the specifications of the options of a game.
   */
  static async open(source, { ply, started, rules, options }) {
    const table = new Table();
    table.#source = source;
    table.#started = started;
    const match = await source.load();
    const { default: drawing } = await import(`./drawings/${match.board.drawing}.js`);
    table.#picture = new BoardView(
      byId("board"),
      match.board,
      drawing,
      (cell) => table.#click(cell),
      () => table.#unchoose(),
    );
    table.#kind = match.board.kinds.find(({ clicks }) => clicks > 0);
    table.#options = options(match.game);
    panel.showHeading(match, table.#options);
    byId("rules").addEventListener("click", () => rules(match.game, match.options));
    table.#listen();
    byId("table").hidden = false;
    if (source.begin) {
      table.#match = match;
      await source.begin(table, ply);
    } else {
      table.#take(match);
      if (ply !== undefined && Number(ply) < match.version) {
        await table.#jump(Number(ply));
      }
    }
    source.follow?.({ changed: (changed, event) => table.#changed(changed, event), waiting: () => table.#waiting() });
    return table;
  }

  /** What is shown: the match, the number of moves before the position, and the position. */
  get state() {
    return { match: this.#match, ply: this.#ply, position: this.#position };
  }

  #listen() {
    byId("typing").addEventListener("submit", (event) => {
      event.preventDefault();
      const text = byId("typed").value.trim();
      if (text) {
        this.#type(text);
      }
    });
    const steps = { "to-first": -Infinity, "to-previous": -1, "to-next": 1, "to-last": Infinity };
    for (const [id, count] of Object.entries(steps)) {
      byId(id).addEventListener("click", () => this.#step(count, false));
    }
    listen((count) => this.#step(count, true));
    byId("keys").addEventListener("click", () => showKeys());
    byId("news").addEventListener("click", () => this.isAway || this.#jump(this.#match.version));
    byId("undo").addEventListener("click", () => this.#undo());
    byId("marks").addEventListener("change", () => this.#show());
    for (const format of ["brg", "sgf"]) {
      byId(`save-${format}`).addEventListener("click", () => this.#save(format));
    }
    byId("continue").addEventListener("click", () => this.#continue());
    byId("delete").addEventListener("click", () => this.#delete());
  }

  /** Whether something else than the match is shown, which goes on meanwhile. */
  get isAway() {
    return this.#left !== undefined;
  }

  /** Shows a study until the table comes back to the match. */
  async leave(study, place) {
    this.#left = { source: this.#source, match: this.#match };
    this.#source = study;
    await study.begin(this, place);
  }

  /** Shows the match again, which a study has replaced. */
  comeBack() {
    const { source, match } = this.#left;
    this.#left = undefined;
    this.#source = source;
    byId("moves").replaceChildren();
    panel.say("");
    this.#take(match);
  }

  /** Stores the match that the server sent, and shows its current position. */
  #take(match) {
    this.adopt(match, match.version, match.position);
  }

  /** Stores a match, and shows one of its positions. */
  adopt(match, ply, position) {
    this.#match = match;
    this.#positions.clear();
    this.#turnTo(ply, position);
  }

  /** Marks cells on the board, and says why. */
  blame(cells, text) {
    this.#blamed = cells.filter((cell) => cellsIn(cell, this.#match.board).length > 0);
    this.#show();
    panel.say(text, true);
  }

  say = (text) => panel.say(text);

  /** Shows why a request was rejected. */
  refuse = (refusal) => this.#refused(refusal);

  #turnTo(ply, position) {
    this.#turns++;
    this.#requested = ply;
    this.#ply = ply;
    this.#position = position;
    this.#positions.set(ply, position);
    this.#blamed = [];
    this.#clicks = new Clicks(position, this.#kind);
    const address = new URL(location.href);
    const place = this.#source.placeOf ? this.#source.placeOf(ply) : this.#isPresent ? undefined : ply;
    if (place === undefined) {
      address.searchParams.delete("ply");
    } else {
      address.searchParams.set("ply", place);
    }
    history.replaceState(null, "", address);
    this.#show();
  }

  get #isPresent() {
    return this.#ply === this.#match.version;
  }

  get #isRecord() {
    return this.#source.continue !== undefined;
  }

  /** Whether this browser may move in the position that is shown. */
  get #plays() {
    if (this.#source.analyzes) {
      return !this.#position.over;
    }
    return this.#isPresent && !this.#position.over && this.#match.seats.includes(this.#position.toMove.toLowerCase());
  }

  #show() {
    keepFocus(
      () => this.#render(),
      () => this.#picture.takeFocus(),
    );
  }

  #render() {
    const { board, moves, version } = this.#match;
    const position = this.#position;
    const through = (cell) => this.#clicks.movesThrough(cell);
    this.#picture.show({
      position,
      label: `${this.#match.title}, ${this.#isPresent ? stateOf(this.#position) : `after ${this.#ply} of ${version} moves`}`,
      targets: this.#clicks.targets(),
      chosen: this.#clicks.chosen,
      last: this.#ply > 0 ? cellsIn(moves[this.#ply - 1], board) : [],
      blamed: this.#blamed,
      plays: this.#plays,
      look: this.#kind?.clicks === 1 ? this.#look() : undefined,
      through,
      completes: (cell) => this.#clicks.completes(cell),
      single: this.#clicks.areSingle,
      marks: byId("marks").checked,
    });
    panel.showState(position, this.#match);
    panel.showNews(this.#isPresent && !this.isAway ? (this.#news = undefined) : this.#news);
    panel.showChoices(board, this.#offered(), this.#kind, this.#plays, this.#options, {
      play: (text) => this.#play(text),
      choose: (kind) => this.#choose(kind),
    });
    panel.showSteps(this.#ply, version);
    if (this.#source.shown) {
      this.#source.shown(this.#ply);
    } else {
      panel.showMoves(moves, this.#ply, (ply) => this.#jump(ply));
    }
    const undo = byId("undo");
    undo.hidden = this.#match.seats.length < 2;
    byId("delete").hidden = this.#match.seats.length < 2;
    byId("continue").hidden = !this.#isRecord || this.isAway;
    for (const format of ["brg", "sgf"]) {
      byId(`save-${format}`).hidden = !this.#match.formats.includes(format);
    }
    undo.disabled = this.#isPresent ? version === 0 : false;
    undo.textContent = this.#isPresent ? "Take back" : "Take back to here";
    document.body.classList.toggle("past", !this.#isPresent && !this.#source.analyzes);
  }

  /** Returns the position with the moves that the chosen cells make, as moves without cells, which have buttons. */
  #offered() {
    const made = this.#clicks.open().map((move) => ({ ...move, cells: [] }));
    return { ...this.#position, moves: [...this.#position.moves, ...made] };
  }

  /**
   * Returns the style of the stone that a click places: that of its kind or of the side to move.
   */
  #look() {
    const looks = ["black", "white"];
    const side = this.#position.side?.toLowerCase();
    return looks.includes(this.#kind.id) ? this.#kind.id : looks.includes(side) ? side : "neutral";
  }

  #choose(kind) {
    this.#kind = kind;
    this.#clicks = new Clicks(this.#position, kind);
    this.#show();
  }

  #unchoose() {
    this.#clicks = new Clicks(this.#position, this.#kind);
    panel.say("");
    this.#show();
  }

  /** Returns whether a move can be made now, and says why it cannot. */
  #mayPlay() {
    if (!this.#isPresent && !this.#source.analyzes) {
      panel.say("This is an earlier position. Go to the current position to continue");
    } else if (!this.#plays) {
      panel.say(this.#position.over ? "The game is over" : "It is not your turn");
    }
    return this.#plays;
  }

  #click(cell) {
    if (!this.#mayPlay()) {
      return;
    }
    this.#blamed = [];
    const text = this.#clicks.click(cell);
    if (text) {
      this.#play(text);
      return;
    }
    const [chosen] = this.#clicks.chosen;
    if (text === null) {
      this.#blamed = [cell];
      panel.say(`No legal move goes there: ${cell}`, true);
    } else if (chosen === undefined) {
      panel.say("");
    } else if (this.#clicks.open().length > 0) {
      panel.say(`Choose one of the moves: ${this.#clicks.open().map((move) => move.text).join(", ")}`);
    } else if (this.#clicks.targets().size === 0) {
      panel.say(`No legal move begins on ${chosen}. Click a destination to see the reason`);
    } else {
      panel.say(`From ${chosen} to ${[...this.#clicks.targets()].join(", ")}`);
    }
    this.#show();
  }

  /** Answers a typed command, or plays a typed move. */
  #type(text) {
    const said = this.#answer(text);
    if (said) {
      byId("typed").value = "";
      panel.say(said);
    } else if (this.#mayPlay()) {
      this.#play(text);
    }
  }

  #answer(text) {
    const { board, moves } = this.#match;
    return answer(text, { board, moves, position: this.#position, ply: this.#ply, state: stateOf(this.#position) });
  }

  /** Returns the number of a new action, or 0 if another one waits for the server. */
  #begin() {
    return this.#busy ? 0 : (this.#busy = ++this.#actions);
  }

  #end(action) {
    if (this.#busy === action) {
      this.#busy = 0;
    }
  }

  async #play(text) {
    const action = this.#begin();
    if (!action) {
      return;
    }
    if (this.#source.analyzes) {
      panel.say("");
      await this.#source.play(text);
      byId("typed").value = "";
      this.#end(action);
      return;
    }
    const { toMove } = this.#position;
    try {
      const { version, move, position } = await this.#source.play(text, this.#match.version);
      if (this.#actions === action) {
        byId("typed").value = "";
      }
      // The event of the move may have been faster than the response.
      if (!this.isAway && this.#match.version < version) {
        this.#match = { ...this.#match, version, position, moves: [...this.#match.moves, move] };
        panel.say(moved(this.#match, toMove, move, position));
        this.#turnTo(version, position);
      }
    } catch (refusal) {
      await this.#refused(refusal);
    } finally {
      this.#end(action);
    }
  }

  /**
   * Shows why a request was rejected. If the match has changed meanwhile, shows its current
   * position.
   */
  async #refused(refusal) {
    if (refusal.code === "STALE" || refusal.code === "GAME_OVER") {
      await this.#reload();
      panel.say("The game has changed meanwhile. Look at the current position", true);
      return;
    }
    this.#clicks = new Clicks(this.#position, this.#kind);
    this.#blamed = (refusal.error?.violation?.cells ?? []).filter((cell) => cellsIn(cell, this.#match.board).length > 0);
    this.#show();
    panel.say(refusal.message, true);
  }

  async #reload() {
    this.#take(await this.#source.load());
  }

  /** Goes a number of moves forward or back, at most to the end or the start, and reads the move aloud if wanted. */
  #step(count, aloud) {
    const ply = Math.min(Math.max(this.#requested + count, 0), this.#match.version);
    if (ply !== this.#requested) {
      this.#jump(ply, aloud);
    }
  }

  async #jump(ply, aloud = false) {
    const wanted = ++this.#turns;
    this.#requested = ply;
    try {
      const known = this.#positions.get(ply) ?? (await this.#source.position(ply));
      if (wanted === this.#turns) {
        this.#turnTo(ply, known);
        panel.say(aloud ? this.#answer("last") : "");
      }
    } catch (refusal) {
      if (wanted === this.#turns) {
        this.#requested = this.#ply;
        panel.say(refusal.message, true);
      }
    }
  }

  async #undo() {
    const action = this.#begin();
    if (!action) {
      return;
    }
    const to = this.#isPresent ? this.#match.version - 1 : this.#ply;
    try {
      await this.#source.undo(this.#match.version, to);
      if (this.#actions === action) {
        await this.#reload();
        panel.say(takenBack(to, this.#position));
      }
    } catch (refusal) {
      await this.#refused(refusal);
    } finally {
      this.#end(action);
    }
  }

  async #save(format) {
    try {
      const text = await this.#source.record(format);
      const { record } = await api.show(text, 1, "0");
      save(`${fileName(this.#match.game, record.tags)}.${format}`, text);
    } catch (refusal) {
      panel.say(refusal.message, true);
    }
  }

  async #continue() {
    try {
      this.#started(await this.#source.continue(), "both", await this.#source.record("brg"));
    } catch (refusal) {
      panel.say(refusal.message, true);
    }
  }

  async #delete() {
    if (!confirm("Delete this game for both players?")) {
      return;
    }
    try {
      await this.#source.remove();
      location.assign("./");
    } catch (refusal) {
      panel.say(refusal.message, true);
    }
  }

  /** Says that a move has not arrived yet. */
  #waiting() {
    panel.say("The server has not answered. The page sends the move again when the connection is back");
  }

  /**
   * Shows what another page or the server has changed. Whoever looks at an earlier position stays there, unless the
   * moves before it have changed.
   */
  #changed(match, event) {
    if (this.#left) {
      this.#news = told(this.#left.match, match, event) ?? this.#news;
      this.#left.match = match;
      panel.showNews(this.#news);
      return;
    }
    const before = this.#match;
    const wasPresent = this.#isPresent;
    const same = before.moves.findIndex((move, ply) => match.moves[ply] !== move);
    const kept = same < 0 ? before.version : same;
    const isOther = kept < before.version || match.version > before.version || match.position.over !== before.position.over;
    const text = told(before, match, event);
    if (isOther) {
      this.#busy = 0; // what the action did is visible before its response, so the next one may begin
    }
    this.#match = match;
    for (const ply of this.#positions.keys()) {
      if (ply >= kept) {
        this.#positions.delete(ply);
      }
    }
    this.#positions.set(match.version, match.position);
    if (isOther && (wasPresent || this.#ply > kept)) {
      this.#turnTo(match.version, match.position);
    } else {
      this.#news = isOther ? text : this.#news;
      this.#show();
    }
    if (text && (isOther || event.type !== "move")) {
      panel.say(text);
    }
  }
}
