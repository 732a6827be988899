// Requests to the server of this page.

import { Refusal } from "./refusal.js";

export const bearer = (tokens) => (tokens.length > 0 ? { Authorization: `Bearer ${tokens.join(",")}` } : {});

/**
 * Sends a request. Throws a Refusal if the server rejects it, with the status 0 if it does not respond, in the time of
 * the optional patience in milliseconds.
 */
export async function send(method, path, { tokens = [], json, text, tag, patience } = {}) {
  const headers = bearer(tokens);
  if (tag !== undefined) {
    headers["If-None-Match"] = tag;
  }
  if (json !== undefined) {
    headers["Content-Type"] = "application/json";
  } else if (text !== undefined) {
    headers["Content-Type"] = "text/plain; charset=utf-8";
  }
  let response;
  try {
    response = await fetch(path, {
      method,
      headers,
      body: json === undefined ? text : JSON.stringify(json),
      cache: method === "GET" ? "no-store" : "default",
      signal: patience && AbortSignal.timeout(patience),
    });
  } catch {
    throw new Refusal(0, { code: "UNREACHABLE", message: "The server does not respond. Try again in a moment." });
  }
  if (!response.ok && response.status !== 304) {
    throw await refused(response);
  }
  return response;
}

/** Returns why the server rejected a request. */
export async function refused(response) {
  const body = await response.json().catch(() => ({}));
  return new Refusal(response.status, body.error ?? {});
}

export const read = (response) => response.json();
