import { closest } from './did-you-mean.ts';

/** How many names a fix lists before it says that there are more. */
const LISTED = 12;

export function quote(value: unknown): string {
  return JSON.stringify(value) ?? 'nothing';
}

/** `"a", "b", "c"`, cut short where it would get too long to help. */
export function list(values: Iterable<unknown>): string {
  const all = [...values].map(quote);
  return all.length > LISTED ? `${all.slice(0, LISTED).join(', ')} …` : all.join(', ');
}

/** The files in which the same is wrong as where it is told of, for the end of a message. */
export function alsoIn(places: readonly { file: { name: string } }[]): string {
  const files = new Set(places.map(({ file }) => file.name));
  return files.size > 0 ? ` The same is in ${list(files)}.` : '';
}

/**
 * What to do about a name that is not known: the one that was most likely meant, else all there are.
 *
 * @param none what to do where there is no name to choose from
 */
export function fixName(name: string, known: Iterable<string>, none: string): string {
  const names = [...known];
  const meant = closest(name, names);
  if (meant !== undefined) return `Did you mean ${quote(meant)}?`;
  if (names.length === 0) return none;
  return names.length === 1 ? `Use ${list(names)}.` : `Use one of ${list(names)}.`;
}

/** `1 file`, `2 files`. */
export function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}
