// Judges a large text in a worker of its own.

import * as checking from "./checking.js";
import { Refusal } from "./refusal.js";

onmessage = async ({ data: { task, values } }) => {
  try {
    postMessage({ result: await checking[task](...values) });
  } catch (error) {
    postMessage(error instanceof Refusal ? { refused: [error.status, error.error] } : { failed: String(error) });
  }
};
