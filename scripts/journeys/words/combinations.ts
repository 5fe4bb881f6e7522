import { listed } from './list.ts';

/** More combinations of some names than are looked through. */
export function combinationsWords(limit: number, names: readonly string[]): string {
  return `more than ${limit.toLocaleString('en')} combinations of ${listed([...new Set(names)], 'and')}`;
}

/** What authors can do about them. */
export const FEWER = 'let fewer of them decide something together';
