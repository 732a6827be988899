// What both targets take from JavaScript: the class of errors, the kinds of texts, and iterators.

/** Marks errors, so that a RulesError of one copy or target of this package is one for all others. */
const MARK = Symbol.for("boardrules.RulesError");

/** The error of every method that fails. An error for an argument of a wrong type is a TypeError, too. */
export class RulesError extends Error {
  static [Symbol.hasInstance](value) {
    if (this !== RulesError) {
      return Function.prototype[Symbol.hasInstance].call(this, value);
    }
    return typeof value === "object" && value !== null && value[MARK] === true;
  }
}

/** The prototype of all iterators, which has `map`, `take` and others in engines that know them. */
const ITERATOR = Object.getPrototypeOf(Object.getPrototypeOf([].values()));

const byteLength = Object.getOwnPropertyDescriptor(ArrayBuffer.prototype, "byteLength").get;

/** Whether a value is a buffer, also one of another realm, such as a frame or a test of Jest. */
function isBuffer(value) {
  try {
    return byteLength.call(value) >= 0;
  } catch {
    return false;
  }
}

/** Whether a value is a buffer or a view of one. */
export const isBytes = (value) => ArrayBuffer.isView(value) || isBuffer(value);

const isObject = (value) => typeof value === "object" && value !== null;

/** What the code of a caller has thrown, while it passes through compiled code, which marks what it catches. */
class Thrown extends Error {
  constructor(value) {
    super("The source of the text has thrown a value");
    this.value = value;
  }
}

/** What the code of a caller has thrown and compiled code has not passed on yet: closing a stream loses it. */
let pending = null;

/** Runs code of a caller that compiled code calls. */
function foreign(action) {
  try {
    return action();
  } catch (value) {
    pending = new Thrown(value);
    throw pending;
  }
}

/** Runs compiled code, and throws what the code of a caller threw meanwhile. */
function own(action) {
  pending = null;
  let result;
  try {
    result = action();
  } catch (error) {
    pending = null;
    throw error instanceof Thrown ? error.value : error;
  }
  if (pending !== null) {
    const { value } = pending;
    pending = null;
    throw value;
  }
  return result;
}

/** Throws an error. */
function raise(name, message, members) {
  const error = name === "TypeError" ? new TypeError(message) : new RulesError(message);
  Object.defineProperty(error, MARK, { value: true });
  Object.defineProperty(error, "name", { value: name, configurable: true, writable: true });
  throw Object.assign(error, members);
}

/** Describes a value without running its code, so that a message can say what was found. */
function describe(value) {
  if (value === null || value === undefined) {
    return String(value);
  }
  if (Array.isArray(value)) {
    return "an array";
  }
  switch (typeof value) {
    case "number":
      return `the number ${value}`;
    case "bigint":
      return "a BigInt";
    case "boolean":
      return "a Boolean";
    case "object":
      return "an object";
    default:
      return `a ${typeof value}`;
  }
}

/** Returns the bytes of a buffer or of a view of one; null for any other value. */
function bytes(value) {
  if (ArrayBuffer.isView(value)) {
    return new Int8Array(value.buffer, value.byteOffset, value.byteLength);
  }
  return isBuffer(value) ? new Int8Array(value) : null;
}

/** Whether the chunks of a value arrive later: a stream, a file, or another asynchronous iterable. */
function arrivesLater(value) {
  return foreign(
    () => isObject(value) && (typeof value[Symbol.asyncIterator] === "function" || typeof value.getReader === "function" || typeof value.stream === "function"),
  );
}

async function* later(source) {
  const stream = typeof source.stream === "function" ? source.stream() : source;
  if (typeof stream[Symbol.asyncIterator] === "function") {
    yield* stream;
    return;
  }
  const reader = stream.getReader();
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      yield chunk.value;
    }
  } finally {
    await reader.cancel();
  }
}

/** Judges a stream after its end, or after a maximum length, as an asynchronous iterator. */
async function* judgeLater(source, maximum, judge) {
  const chunks = [];
  let length = 0;
  for await (const chunk of later(source)) {
    chunks.push(chunk);
    length += chunk?.byteLength ?? chunk?.length ?? 0;
    if (length > maximum) {
      break;
    }
  }
  yield* judge(chunks);
}

/** Returns the chunks of an iterable, the first of which tells whether they are texts; null for any other value. */
function chunks(value) {
  const iterator = foreign(() => (isObject(value) && typeof value[Symbol.iterator] === "function" ? value[Symbol.iterator]() : null));
  if (iterator === null) {
    return null;
  }
  // As in a loop of JavaScript, a source is closed unless it has ended or thrown.
  let isOpen = true;
  let isWrong = false;
  const advance = () => {
    isOpen = false;
    const result = foreign(() => iterator.next());
    isOpen = !result.done;
    return result;
  };
  let ahead = advance();
  const isText = ahead.done || typeof ahead.value === "string";
  return {
    isText: () => isText,
    /** Returns the next chunk, a text or bytes; undefined if it is of another type, and null at the end. */
    next() {
      const { done, value: chunk } = ahead ?? advance();
      ahead = undefined;
      if (done) {
        ahead = { done };
        return null;
      }
      isWrong = typeof chunk === "string" ? !isText : isText || !isBytes(chunk);
      if (isWrong) {
        return undefined;
      }
      return isText ? chunk : bytes(chunk);
    },
    close() {
      if (!isOpen) {
        return;
      }
      isOpen = false;
      try {
        foreign(() => void iterator.return?.());
      } catch (error) {
        // As in a loop of JavaScript, an error about a part comes before one of the end.
        pending = isWrong ? null : pending;
        if (!isWrong) {
          throw error;
        }
      }
    },
  };
}

/** Returns an iterator. It ends where `next` returns null, and then, or if it is left early, closes its source. */
function iterator(next, close) {
  let isOpen = true;
  const end = (value) => {
    if (isOpen) {
      isOpen = false;
      own(close);
    }
    return { done: true, value };
  };
  return Object.assign(Object.create(ITERATOR), {
    next() {
      if (!isOpen) {
        return end();
      }
      try {
        const value = own(next);
        return value === null ? end() : { done: false, value };
      } catch (error) {
        try {
          end();
        } catch {
          // As in a loop of JavaScript, the first error is the one that is thrown.
        }
        throw error;
      }
    },
    return: end,
  });
}

/** Makes a value that structuredClone and postMessage refuse with a sentence. */
const uncloneable = (sentence) => Symbol(sentence);

/** Gives the compiled module what it takes from here, and lets `validate` throw what the source of a text throws. */
export function install({ Support, Validator }) {
  Support.install(support);
  const { validate } = Validator.prototype;
  Validator.prototype.validate = function (text, name) {
    return own(() => validate.call(this, text, name));
  };
}

export const support = { raise, describe, bytes, arrivesLater, judgeLater, chunks, iterator, uncloneable };
