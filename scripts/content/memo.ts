/** The same answer each time, worked out when it is first asked for. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Content of a thousand files asks for no more; what is kept of so many takes about a hundred megabytes. */
const MOST = 2500;

/**
 * A function that works each answer out only once for questions that are written alike. Where content is checked at
 * each save ever new ones come, so all is forgotten after so many. What works them out is made anew then as well, for
 * ajv lets go of nothing that it has compiled.
 *
 * @param keyOf what makes two questions the same
 */
export function renewedMemo<Question, Answer>(
  create: () => (question: Question) => Answer,
  keyOf: (question: Question) => unknown = JSON.stringify,
  most = MOST,
): (question: Question) => Answer {
  const made = new Map<unknown, { answer: Answer }>();
  let make: ((question: Question) => Answer) | undefined;
  return (question) => {
    const key = keyOf(question);
    const known = made.get(key);
    if (known) return known.answer;
    if (made.size >= most) {
      made.clear();
      make = undefined;
    }
    make ??= create();
    const answer = make(question);
    made.set(key, { answer });
    return answer;
  };
}

/** The same function, which works each answer out only once for questions that are written alike. */
export function textMemo<Question, Answer>(
  make: (question: Question) => Answer,
): (question: Question) => Answer {
  return renewedMemo(() => make);
}

/**
 * The same function, which works each answer out only once; all are forgotten after so many. For objects there is
 * `weakMemo`.
 */
export function memo<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  return renewedMemo(
    () => make,
    (key) => key,
  );
}

/** The same function, which works each answer out only once for an object, and forgets it with the object. */
export function weakMemo<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, { value: Value }>();
  return (key) => {
    const known = made.get(key) ?? { value: make(key) };
    made.set(key, known);
    return known.value;
  };
}
