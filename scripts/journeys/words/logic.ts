import { listed } from './list.ts';

/** What a condition asks for, taken apart so that it can be turned round and said in few words. */
export type Logic = { all: readonly Logic[] } | { any: readonly Logic[] } | Demand;

/** Something asked of one name: `coverType` `is D`; turned round, `is not D`. */
export interface Demand {
  name: string;
  is: string;
  isNot: string;
}

/** The opposite. */
export function denied(logic: Logic): Logic {
  if ('all' in logic) return { any: logic.all.map(denied) };
  if ('any' in logic) return { all: logic.any.map(denied) };
  return { ...logic, is: logic.isNot, isNot: logic.is };
}

/** Parts of parts of the same kind, side by side. */
function flat(logic: Logic): Logic {
  if ('all' in logic) {
    const parts = logic.all.map(flat).flatMap((part) => ('all' in part ? part.all : [part]));
    return parts.length === 1 && parts[0] ? parts[0] : { all: parts };
  }
  if ('any' in logic) {
    const parts = logic.any.map(flat).flatMap((part) => ('any' in part ? part.any : [part]));
    return parts.length === 1 && parts[0] ? parts[0] : { any: parts };
  }
  return logic;
}

/** Names of which the same is asked stand together: visaType, coverType or age is not known. */
function together(parts: readonly Logic[], word: 'and' | 'or'): string[] {
  const groups = new Map<string, string[]>();
  for (const part of parts) {
    const [key, said] = 'is' in part ? [part.is, part.name] : ['', inWords(part, true)];
    groups.set(key, [...(groups.get(key) ?? []), said]);
  }
  return [...groups].flatMap(([is, names]) => {
    if (is === '') return names;
    const verb = word === 'and' && names.length > 1 ? is.replace(/^is\b/, 'are') : is;
    return [`${listed([...new Set(names)], word)} ${verb}`];
  });
}

function inWords(logic: Logic, isInside: boolean): string {
  if ('is' in logic) return `${logic.name} ${logic.is}`;
  const [parts, word] = 'all' in logic ? [logic.all, 'and' as const] : [logic.any, 'or' as const];
  const said = together(parts, word);
  const words = listed(said, word);
  return isInside && said.length > 1 ? `(${words})` : words;
}

/** What is asked for, in words. */
export function logicWords(logic: Logic): string {
  return inWords(flat(logic), false);
}
