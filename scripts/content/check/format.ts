import { meantBy } from './did-you-mean.ts';

const LISTED = 12;

export function quote(value: unknown): string {
  return JSON.stringify(value) ?? 'nothing';
}

/** Returns `"a", "b", "c"`, and shortens long lists. */
export function list(values: Iterable<unknown>): string {
  const all = [...values].map(quote);
  return all.length > LISTED ? `${all.slice(0, LISTED).join(', ')} …` : all.join(', ');
}

interface InFile {
  file: { name: string };
}

/** Lists the other places with the same problem, to append to a message. */
export function formatOtherLocations(reported: InFile, others: readonly InFile[]): string {
  const files = new Set(others.map(({ file }) => file.name));
  const here = files.delete(reported.file.name) ? ['elsewhere in this file'] : [];
  const there = files.size > 0 ? [`in ${list(files)}`] : [];
  const places = [...here, ...there].join(' and ');
  return places && ` The same is ${places}.`;
}

/** Returns the advice for an unknown name: the most similar name, all known names, or `none` if no names are known. */
export function suggestName(name: string, known: Iterable<string>, none: string): string {
  const names = [...known];
  const meant = meantBy(name, names);
  if (meant !== undefined) return `Did you mean ${quote(meant)}?`;
  if (names.length === 0) return none;
  return names.length === 1 ? `Use ${list(names)}.` : `Use one of ${list(names)}.`;
}

/** Returns `1 file`, `2 files`. */
export function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}
