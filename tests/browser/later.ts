/** An answer that comes when the test says so. */
export function later<Value>() {
  let give: (value: Value) => void = () => {};
  const promise = new Promise<Value>((resolve) => {
    give = resolve;
  });
  return { promise, give };
}
