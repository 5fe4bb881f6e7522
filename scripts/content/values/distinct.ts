/** Values in their order, each once; objects and lists by what they hold. */
export function distinct<Value>(values: readonly Value[]): Value[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}
