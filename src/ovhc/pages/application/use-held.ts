import { useState } from 'react';

/** A value that stays as it is for as long as it is held, however it changes meanwhile. */
export function useHeld<Value>(value: Value, isHeld: boolean): Value {
  const [drawn, setDrawn] = useState(value);
  if (isHeld || Object.is(drawn, value)) return drawn;
  setDrawn(value);
  return value;
}
