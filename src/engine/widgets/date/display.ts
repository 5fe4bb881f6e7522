import { isDay, longDay } from '../../days.ts';
import type { Json } from '../../form/paths.ts';

/** Returns a day as people read it: 20 November 2026. A text that is no day stays as it was typed. */
export function display(value: Json): string {
  const text = String(value);
  return isDay(text) ? longDay(text) : text;
}
