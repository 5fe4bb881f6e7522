type Items = Record<string, unknown>;

const isItems = (value: unknown): value is Items => typeof value === 'object' && value !== null;

/**
 * Returns a value with the parts of an earlier one wherever both are equal, so that only what has changed is drawn
 * again.
 */
export function shareEqual<Value>(before: unknown, after: Value): Value {
  if (!isItems(before) || !isItems(after) || Array.isArray(before) !== Array.isArray(after)) return after;
  const keys = Object.keys(after);
  let isEqual = keys.length === Object.keys(before).length;
  const shared = keys.map((key) => {
    const value = shareEqual(before[key], after[key]);
    isEqual &&= key in before && value === before[key];
    return [key, value] as const;
  });
  if (isEqual) return before as Value;
  return (Array.isArray(after) ? shared.map(([, value]) => value) : Object.fromEntries(shared)) as Value;
}
