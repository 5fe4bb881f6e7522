import type { Loss } from '../change.ts';
import { titleOf } from '../versions/pages.ts';
import { placeIn } from '../versions/places.ts';
import type { Forms } from './changed-forms.ts';

/** A form of which too many combinations of answers differ to compare it in each. */
export function unseenLoss({ before, now }: Forms, names: readonly string[]): Loss[] {
  if (names.length === 0) return [];
  const told = names.map((name) => `"${name}"`).join(', ');
  return [
    {
      kind: 'not-compared',
      before: placeIn({ page: before.page, pointer: `${before.pointer}/schema` }, 'key'),
      now: placeIn({ page: now.page, pointer: `${now.pointer}/schema` }, 'key'),
      touches: titleOf(now),
      words: (touched) => ({
        message: `Not every combination of answers could be compared in ${touched}: its conditions look at ${told} together.`,
        fix: 'Look through the changed conditions yourself, or change them in several steps.',
      }),
    },
  ];
}
