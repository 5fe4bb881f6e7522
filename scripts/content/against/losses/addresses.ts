import type { Loss } from '../change.ts';
import { isConfirmation } from '../versions/kept.ts';
import type { Pair } from '../versions/match.ts';
import type { Page, Step } from '../versions/pages.ts';
import { placeIn } from '../versions/places.ts';

const quoted = (value: unknown) => JSON.stringify(value) ?? 'nothing';

/** A page that moved, so that its old address leads nowhere. */
export function pathLoss({ before, now }: Pair<Page>): Loss[] {
  if (!now || before.path === now.path) return [];
  return [
    {
      kind: 'path-changed',
      before: placeIn({ page: before, pointer: '/path' }, 'value'),
      now: placeIn({ page: now, pointer: '/path' }, 'value'),
      touches: quoted(before.path),
      words: () => ({
        message: `The page moved from ${quoted(before.path)} to ${quoted(now.path)}: links, bookmarks and a reload of people who have begun lead nowhere.`,
        fix: 'Keep the old address, or have the server lead on from it.',
      }),
    },
  ];
}

/** A step whose hash is another one. */
export function hashLoss({ before, now }: Pair<Step>): Loss[] {
  if (!now || before.hash === now.hash) return [];
  const isRecord = isConfirmation(before);
  const where = isRecord
    ? 'a reload of the confirmation leads to a new quote, and its number can’t be read again'
    : 'links to it, a reload in the middle and the Back button lead to the first step';
  return [
    {
      kind: isRecord ? 'confirmation-moved' : 'hash-changed',
      before: placeIn({ page: before.page, pointer: `${before.pointer}/step/hash` }, 'value'),
      now: placeIn({ page: now.page, pointer: `${now.pointer}/step/hash` }, 'value'),
      touches: before.hash,
      words: () => ({
        message: `The step's hash was "${before.hash}" and is "${now.hash}" now: ${where}.`,
        fix: `Keep the hash "${before.hash}"; visitors read the step's "heading", not its hash.`,
      }),
    },
  ];
}
