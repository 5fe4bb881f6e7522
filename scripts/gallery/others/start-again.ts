import { chosenQuote } from '../setting/people.ts';
import type { GalleryState } from '../states/gallery-state.ts';
import { HOME, other } from './state.ts';
import type { Say } from './words.ts';

/** Pictures the dialog that asks before a link clears the quote. */
export function startAgain(say: Say): readonly GalleryState[] {
  const words = (pointer: string) => say('start-again.json', pointer);
  return [
    other({
      id: 'pages/start-again/asked',
      group: 'Pages',
      step: 'Start again',
      name: 'Asked',
      address: `${HOME}/get-a-quote#age`,
      shows: [words('/title'), words('/text'), words('/confirm/text'), words('/cancel/text')],
      setting: { quote: chosenQuote({}) },
      frame: 'dialog',
      async act({ page }) {
        await page.locator('.host-name').click();
        await page.locator('dialog[open]').waitFor();
      },
    }),
  ];
}
