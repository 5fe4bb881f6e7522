import type { Loss } from '../change.ts';
import type { Asked, Page, Step } from '../versions/pages.ts';
import { placeIn } from '../versions/places.ts';

/** A step that is gone, with the names of answers that are lost with it. */
export function stepLoss(before: Step, now: Page, lost: readonly string[]): Loss {
  const sides = {
    before: placeIn({ page: before.page, pointer: `${before.pointer}/step/hash` }, 'value'),
    now: placeIn({ page: now, pointer: `${before.journey}/steps` }, 'key'),
    touches: before.hash,
  };
  if (lost.length === 0) {
    return {
      kind: 'hash-changed',
      ...sides,
      words: () => ({
        message: `The step “${before.hash}” is gone: links to it, a reload in the middle and the Back button lead to the first step.`,
        fix: 'Check that no page, mail or advertisement links to it.',
      }),
    };
  }
  const names = lost.map((name) => `"${name}"`).join(', ');
  return {
    kind: 'step-removed',
    ...sides,
    words: () => ({
      message: `The step “${before.hash}” is gone, and with it what was answered there: ${names}.`,
      fix: 'Bring it back, ask for these fields in another step, or be sure that the answers are not needed.',
    }),
  };
}

/** A page that is gone. */
export function pageLoss(before: Page): Loss {
  return {
    kind: 'page-removed',
    before: placeIn({ page: before, pointer: '/path' }, 'value'),
    now: { file: { ...before.file, text: '', tree: undefined }, offset: 0, length: 0 },
    touches: before.file.name,
    words: () => ({
      message: `The page ${JSON.stringify(before.path)} is gone: links, bookmarks and a reload of people who have begun lead nowhere.`,
      fix: 'Keep the page, or have the server lead on from its address.',
    }),
  };
}

/**
 * A step that is new in a journey, where it asks for what has to be answered.
 *
 * @param asks the names of those fields
 */
export function newStepLoss({ page, step }: Asked, before: Page, asks: readonly string[]): Loss[] {
  if (!step || asks.length === 0 || !before.journeys.includes(step.journey)) return [];
  return [
    {
      kind: 'answer-needed',
      before: placeIn({ page: before, pointer: `${step.journey}/steps` }, 'key'),
      now: placeIn({ page, pointer: `${step.pointer}/step/hash` }, 'value'),
      touches: step.hash,
      words: () => ({
        message: `The step “${step.hash}” is new: who had come further is asked for ${asks.map((name) => `"${name}"`).join(', ')}.`,
        fix: 'That may be right. If those who have begun can do without it, leave the fields out of "required".',
      }),
    },
  ];
}
