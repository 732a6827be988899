// Requests to the server of this page.

import { Refusal } from "./refusal.js";

/** How long the page waits for a response by default, in milliseconds. */
const PATIENCE = 60_000;

/** The longest Retry-After after which a request is sent again by itself, in seconds, and how often that happens. */
const MAX_RETRY_AFTER = 5;
const MAX_RETRIES = 5;

/** Over HTTP/1.1, each table that follows its match keeps one of six connections; see permits.js. */
const CROWDED = "If this browser shows six tables or more, close some of them, because it has six connections to a server";

export const bearer = (tokens) => (tokens.length > 0 ? { Authorization: `Bearer ${tokens.join(",")}` } : {});

/** Resolves after a time in milliseconds. */
export const pause = (millis) => new Promise((resolve) => setTimeout(resolve, millis));

/**
 * Sends a request, and returns its status, its ETag and its text. Throws a Refusal if the server rejects it, with the
 * status 0 if the whole response does not arrive in the time of the patience, in milliseconds. A request that exceeds
 * the limit of an address had no effect: it is sent again when the server allows it, if that is soon.
 */
export async function send(method, path, request = {}) {
  for (let retries = 0; ; retries++) {
    const response = await sendOnce(method, path, request);
    if (response.ok || response.status === 304) {
      return response;
    }
    const refusal = refused(response);
    const isShort = refusal.error.retryAfter <= MAX_RETRY_AFTER;
    if (refusal.status !== 429 || !isShort || retries === MAX_RETRIES) {
      throw refusal;
    }
    await pause(refusal.pause);
  }
}

async function sendOnce(method, path, { tokens = [], json, text, tag, patience = PATIENCE }) {
  const headers = bearer(tokens);
  if (tag !== undefined) {
    headers["If-None-Match"] = tag;
  }
  if (json !== undefined) {
    headers["Content-Type"] = "application/json";
  } else if (text !== undefined) {
    // The bytes of a file may be in any encoding.
    headers["Content-Type"] = typeof text === "string" ? "text/plain; charset=utf-8" : "text/plain";
  }
  try {
    const response = await fetch(path, {
      method,
      headers,
      body: json === undefined ? text : JSON.stringify(json),
      cache: method === "GET" ? "no-store" : "default",
      signal: AbortSignal.timeout(patience),
    });
    return await received(response);
  } catch (failure) {
    throw new Refusal(0, { code: "UNREACHABLE", message: `The server does not respond. ${failure.name === "TimeoutError" ? CROWDED : "Try again in a moment"}.` });
  }
}

/** Returns a response with its whole text. */
export async function received(response) {
  return {
    ok: response.ok,
    status: response.status,
    tag: response.headers.get("ETag"),
    retryAfter: response.headers.get("Retry-After"),
    text: await response.text(),
  };
}

/** Returns why the server, or a proxy before it, rejected a request. */
export function refused({ status, retryAfter, text }) {
  return new Refusal(status, { ...(retryAfter && { retryAfter: Number(retryAfter) }), ...errorIn(text) });
}

function errorIn(text) {
  try {
    return JSON.parse(text).error;
  } catch {
    return {}; // The response of a proxy.
  }
}

export const read = ({ text }) => JSON.parse(text);
