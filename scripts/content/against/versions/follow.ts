import type { Field } from './fields.ts';
import { isSameAnswer } from './fields.ts';
import type { Pair } from './match.ts';
import type { Asked } from './pages.ts';

/** A field of before, and the one that its answers come back to now; undefined where there is none. */
export type Followed = Pair<Field>;

/**
 * Follows kept answers from the fields that they were given in to those that they come back to: in the same form, or
 * in another one of the same store. A field is left out that was asked in several forms and still is in one.
 */
export function follow(
  before: readonly Field[],
  now: readonly Field[],
  forms: readonly Pair<Asked>[],
): Followed[] {
  const formOf = new Map(forms.map((pair) => [pair.before, pair.now]));
  const wasThere = (field: Field) =>
    before.some(({ asked, name }) => name === field.name && formOf.get(asked) === field.asked);
  return before.flatMap((field): Followed[] => {
    const same = now.filter((other) => isSameAnswer(field, other));
    const there = same.find(({ asked, name }) => name === field.name && asked === formOf.get(field.asked));
    const moved = there ?? same.find((other) => !wasThere(other));
    return moved || same.length === 0 ? [{ before: field, now: moved }] : [];
  });
}
