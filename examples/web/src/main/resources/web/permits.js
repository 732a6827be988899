// Which tabs of a browser may keep a connection to the server open. Over HTTP/1.1, a browser opens six connections to a
// server for all of its tabs. A visible tab may always keep one. Hidden tabs share three, and take turns if there are
// more of them. A browser without locks, which exist on secure pages only, lets every tab keep one.

const LOCKS = ["boardrules.stream.0", "boardrules.stream.1", "boardrules.stream.2"];

/** The time after which a hidden tab makes room for another one, in milliseconds. */
const TURN = 2_000;

/** The lock of each tab of a browser without locks. */
const FREE = { release() {} };

/** Waits until this tab may keep a connection open, or until the signal. */
export async function permit(stop) {
  return new Permit(document.hidden ? await nextLock(stop) : undefined);
}

/** The permission to keep a connection open, until the signal over. It must be ended. */
class Permit {
  #lock;
  #over = new AbortController();
  #hasEnded = false;
  #change = () => this.#update();
  #timer = setInterval(() => this.#takeTurns(), TURN);

  constructor(lock) {
    this.#keep(lock);
    document.addEventListener("visibilitychange", this.#change);
  }

  get over() {
    return this.#over.signal;
  }

  end() {
    this.#hasEnded = true;
    clearInterval(this.#timer);
    document.removeEventListener("visibilitychange", this.#change);
    this.#release();
  }

  #release() {
    this.#lock?.release();
    this.#lock = undefined;
  }

  async #update() {
    this.#release();
    if (document.hidden) {
      this.#keep(await freeLock());
    }
  }

  /** Keeps a lock if it is necessary. A hidden tab without a lock has no permission any more. */
  #keep(lock) {
    if (!document.hidden || this.#lock || this.#hasEnded) {
      lock?.release();
    } else if (lock) {
      this.#lock = lock;
    } else {
      this.#over.abort();
    }
  }

  async #takeTurns() {
    const lock = this.#lock;
    if (lock && (await waiting(lock.name)) > 0 && lock === this.#lock) {
      this.#over.abort();
    }
  }
}

/** Takes a lock that no other tab has; returns undefined if there is none. */
async function freeLock() {
  if (!navigator.locks) {
    return FREE;
  }
  for (const name of LOCKS) {
    const lock = await request(name, { ifAvailable: true });
    if (lock) {
      return lock;
    }
  }
  return undefined;
}

/** Takes a lock as soon as another tab releases it; returns undefined if this tab becomes visible before, or is to stop. */
async function nextLock(stop) {
  const shown = new AbortController();
  const abort = () => shown.abort();
  document.addEventListener("visibilitychange", abort);
  try {
    return (await freeLock()) ?? (await request(await leastWanted(), { signal: AbortSignal.any([stop, shown.signal]) }));
  } finally {
    document.removeEventListener("visibilitychange", abort);
  }
}

/** Returns a lock, or undefined if it is not available or no longer wanted. */
function request(name, options) {
  return new Promise((resolve) => {
    const hold = (lock) => lock && new Promise((release) => resolve({ name, release }));
    navigator.locks.request(name, options, hold).then(
      () => resolve(undefined),
      () => resolve(undefined),
    );
  });
}

/** Returns the number of tabs that wait for a lock. */
async function waiting(name) {
  const { pending } = (await navigator.locks?.query()) ?? { pending: [] };
  return pending.filter((each) => each.name === name).length;
}

/** Returns the name of the lock for which the fewest tabs wait. */
async function leastWanted() {
  const counts = await Promise.all(LOCKS.map(waiting));
  return LOCKS[counts.indexOf(Math.min(...counts))];
}
