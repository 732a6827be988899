// The errors of the package as those of the server.

import { Refusal } from "./refusal.js";

/** Returns the result of a function of the library, and rejects what the library rejects. */
export function accepted(action, status = 422) {
  try {
    return action();
  } catch (error) {
    if (!error.code) {
      throw error;
    }
    const { code, cells, violations } = error;
    const message = violations?.[0]?.message ?? error.message;
    throw new Refusal(status, { code, message, violation: { code, message, cells } });
  }
}
