import { pointerParts } from '../read.ts';

/** A text that is longer than this is cut short. */
const SHOWN = 40;

function clip(text: string): string {
  const letters = [...text];
  return letters.length > SHOWN
    ? `“${letters.slice(0, SHOWN / 2).join('')}…” (${letters.length} letters)`
    : `“${text}”`;
}

/** A value as a sentence may hold it. */
export function say(value: unknown): string {
  if (value === '') return 'an empty text';
  if (value === null || typeof value !== 'object')
    return typeof value === 'string' ? clip(value) : `${value}`;
  return clip(JSON.stringify(value));
}

/** The part of a value that a pointer leads to. */
export function partOf(value: unknown, pointer: string): unknown {
  return pointerParts(pointer).reduce<unknown>((part, name) => {
    const entries = part !== null && typeof part === 'object' ? Object.entries(part) : [];
    return entries.find(([key]) => key === name)?.[1];
  }, value);
}
