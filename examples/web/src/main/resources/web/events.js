// Server-sent events. EventSource cannot send the header with the tokens of a player, so this is fetch.

import { permit } from "./permits.js";
import { bearer, received, refused } from "./transport.js";
import { createParser } from "./vendor/eventsource-parser.js";

/** The server gives a sign of life every five seconds. After this time without one, the connection is lost. */
const SILENCE = 7_500;

/** The pauses before the attempts to connect again, in milliseconds; the last one repeats. */
const PAUSES = [0, 300, 1_000, 2_000, 3_000];

/**
 * Receives the events at a path, from the one after last. Connects again as often as necessary and asks for what it
 * has missed. The listener has the functions event(type, data, id), open(), lost(), and refused(refusal), after
 * which no more events follow if the refusal is final. Returns a function that stops it.
 */
export function receive(path, tokens, last, listener) {
  const stream = { path, tokens, last, listener };
  const end = new AbortController();
  let stop;
  const begin = async () => {
    stop = new AbortController();
    const isFinal = await run(stream, AbortSignal.any([stop.signal, end.signal]));
    if (isFinal) {
      end.abort();
    }
  };
  // A page to which the browser may go back must not keep one of its few connections.
  addEventListener("pagehide", () => stop.abort(), { signal: end.signal });
  addEventListener("pageshow", ({ persisted }) => persisted && begin(), { signal: end.signal });
  begin();
  return () => end.abort();
}

/** Receives events until the signal, or until a refusal that is final. Returns whether there was one. */
async function run(stream, stop) {
  const { listener } = stream;
  let failures = 0;
  while (!stop.aborted) {
    const permission = await permit(stop);
    let wait = PAUSES[Math.min(failures++, PAUSES.length - 1)];
    try {
      await connect(stream, AbortSignal.any([stop, permission.over]), () => {
        failures = 0;
      });
    } catch (failure) {
      if (failure.status > 0 && !stop.aborted) {
        listener.refused(failure);
        if (!failure.mayPass) {
          return true;
        }
        wait = Math.max(wait, failure.pause);
      }
    } finally {
      permission.end();
    }
    if (permission.over.aborted) {
      failures = 0; // The tab has closed the connection itself.
    } else if (!stop.aborted) {
      listener.lost();
      await pause(wait, stop);
    }
  }
  return false;
}

/** Receives events until the connection ends. */
async function connect(stream, stop, opened) {
  const { path, tokens, listener } = stream;
  const silence = new AbortController();
  let timer;
  const alive = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), SILENCE);
  };
  const hangUp = () => silence.abort();
  addEventListener("offline", hangUp);
  try {
    alive();
    const response = await fetch(path, {
      headers: { ...bearer(tokens), ...(stream.last !== undefined && { "Last-Event-ID": stream.last }) },
      cache: "no-store",
      signal: AbortSignal.any([stop, silence.signal]),
    });
    if (!response.ok) {
      throw refused(await received(response));
    }
    opened();
    listener.open();
    const parser = createParser({
      onEvent: ({ event, data, id }) => {
        stream.last = id ?? stream.last;
        listener.event(event, JSON.parse(data), id === undefined ? undefined : Number(id));
      },
    });
    const decoder = new TextDecoder();
    const reader = response.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      alive();
      parser.feed(decoder.decode(part.value, { stream: true }));
    }
  } finally {
    clearTimeout(timer);
    removeEventListener("offline", hangUp);
  }
}

/** Waits, but not after the browser has found a network. */
function pause(millis, stop) {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener("online", done);
      stop.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, millis);
    addEventListener("online", done);
    stop.addEventListener("abort", done);
  });
}
