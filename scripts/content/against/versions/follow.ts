import { type Field, isSameAnswer } from './fields.ts';
import type { Pair } from './match.ts';
import type { Asked } from './pages.ts';

/** A field of before, and the one that its answers come back to now; undefined where there is none. */
export type Followed = Pair<Field>;

/** Fields by all that their answers are kept as. */
function byAnswer(fields: readonly Field[]): Map<string, Field[]> {
  const by = new Map<string, Field[]>();
  for (const field of fields) {
    for (const { key } of field.kept) by.set(key, [...(by.get(key) ?? []), field]);
  }
  return by;
}

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
  const nowBy = byAnswer(now);
  const wasThere = (field: Field) =>
    before.some((other) => isSameAnswer(other, field) && formOf.get(other.asked) === field.asked);
  return before.flatMap((field): Followed[] => {
    const same = field.kept.flatMap(({ key }) => nowBy.get(key) ?? []);
    const there = same.find(({ asked, name }) => name === field.name && asked === formOf.get(field.asked));
    const moved = there ?? same.find((other) => !wasThere(other));
    return moved || same.length === 0 ? [{ before: field, now: moved }] : [];
  });
}
