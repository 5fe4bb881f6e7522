import type { ConditionName } from '../model.ts';
import { isGroup, type NamedPart, type Part, type Sentence, type Verb } from './sentence.ts';

/** A part before an author has chosen what it is about. */
export const NEW_PART: NamedPart = { name: '', is: 'answered', values: [] };

const BASE: readonly Verb[] = ['answered', 'not answered'];
const VALUES: readonly Verb[] = ['one of', 'not one of'];
const LIMITS: readonly Verb[] = ['at least', 'at most'];

/** The verbs of a part, by the kind of answer. */
export const VERBS: Readonly<Record<ConditionName['kind'], readonly Verb[]>> = {
  choices: [...VALUES, ...BASE],
  number: [...LIMITS, ...BASE],
  date: [...LIMITS, ...BASE],
  other: BASE,
};

/** Returns what a part says, in words. */
export function verbWords(verb: Verb, kind: ConditionName['kind']): string {
  if (verb === 'not one of') return 'is something other than';
  if (kind !== 'date' || !LIMITS.includes(verb)) return `is ${verb}`;
  return verb === 'at least' ? 'is on or after' : 'is on or before';
}

/** Returns true if a part names values. */
export const hasValues = (part: Part): part is NamedPart => 'name' in part && !BASE.includes(part.is);

const isFilled = (part: Part) =>
  'shared' in part || (part.name !== '' && (!hasValues(part) || part.values.length > 0));

/** Returns true if nothing is left to choose in a sentence. */
export const isComplete = ({ parts }: Sentence): boolean =>
  parts.every((part) => (isGroup(part) ? part.parts.every(isFilled) : isFilled(part)));
