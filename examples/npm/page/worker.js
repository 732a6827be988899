// Judges and shows a large text in a worker of its own.

import { check, extract } from "./checking.js";
import { Refusal } from "./refusal.js";
import { show } from "./studies.js";

const TASKS = { check, extract, show };

onmessage = async ({ data: { task, values } }) => {
  try {
    postMessage({ result: await TASKS[task](...values) });
  } catch (error) {
    postMessage(error instanceof Refusal ? { refused: [error.status, error.error] } : { failed: String(error) });
  }
};
