/** Returns a function that calls `make` once, at its first call, and always returns that value. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** The maximum number of entries: enough for a thousand content files, with about a hundred megabytes. */
const MAX_ENTRIES = 2500;

/**
 * Memoizes a function by key, by default the JSON of its argument. Clears everything after `max` entries, because a
 * watcher keeps adding new ones. It then also creates the function again, because ajv never frees what it has
 * compiled.
 */
export function boundedMemo<Question, Answer>(
  create: () => (question: Question) => Answer,
  keyOf: (question: Question) => unknown = JSON.stringify,
  max = MAX_ENTRIES,
): (question: Question) => Answer {
  const made = new Map<unknown, { answer: Answer }>();
  let make: ((question: Question) => Answer) | undefined;
  return (question) => {
    const key = keyOf(question);
    const known = made.get(key);
    if (known) return known.answer;
    if (made.size >= max) {
      made.clear();
      make = undefined;
    }
    make ??= create();
    const answer = make(question);
    made.set(key, { answer });
    return answer;
  };
}

/** Memoizes a function by the JSON of its argument. */
export const textMemo = <Question, Answer>(make: (question: Question) => Answer) => boundedMemo(() => make);

/** Memoizes a function by its argument. Use `weakMemo` for objects. */
export const memo = <Key, Value>(make: (key: Key) => Value) =>
  boundedMemo(
    () => make,
    (key) => key,
  );

/** Memoizes a function by its argument, an object, for as long as the object lives. */
export function weakMemo<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, { value: Value }>();
  return (key) => {
    const known = made.get(key) ?? { value: make(key) };
    made.set(key, known);
    return known.value;
  };
}

/** Memoizes a function by its two arguments, objects, for as long as both live. */
export function pairMemo<One extends object, Other extends object, Value>(
  make: (one: One, other: Other) => Value,
): (one: One, other: Other) => Value {
  const memoOf = weakMemo((one: One) => weakMemo((other: Other) => make(one, other)));
  return (one, other) => memoOf(one)(other);
}
