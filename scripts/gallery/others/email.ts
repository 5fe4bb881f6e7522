import { unanswered } from '../setting/faults.ts';
import { chosenQuote } from '../setting/people.ts';
import type { Stage } from '../stage/stage.ts';
import type { GalleryState } from '../states/gallery-state.ts';
import { control, HOME, other } from './state.ts';
import type { Say } from './words.ts';

/** Where the dialog that sends a quote is. */
export const EMAIL = { step: 'Email my quote', address: `${HOME}/extended-visitor-cover` };

const send = ({ page }: Stage) => page.locator('dialog button[type="submit"]');

export async function openEmail(stage: Stage): Promise<void> {
  await stage.page.locator('.summary-share > .button-quiet').click();
  await send(stage).waitFor();
}

async function sendFilled(stage: Stage): Promise<void> {
  await openEmail(stage);
  await control(stage, 'firstName').fill('Alex');
  await control(stage, 'email').fill('alex.novak@example.com');
  await control(stage, 'agree').check();
  await send(stage).click();
}

/** What becomes of a quote that is sent, up to its reference number: the first that a fresh sandbox gives out. */
export function emails(say: Say): readonly GalleryState[] {
  const words = (pointer: string) => say('email-quote.json', pointer);
  const email = { group: 'Pages', ...EMAIL, setting: { quote: chosenQuote({}) }, frame: 'dialog' as const };
  return [
    other({
      ...email,
      id: 'pages/email/sending',
      name: 'Being sent',
      way: ['emailQuoteServlet is not answered'],
      shows: [words('/sending')],
      setting: { ...email.setting, faults: [unanswered('emailQuoteServlet')] },
      async act(stage) {
        await sendFilled(stage);
        await stage.page.locator('dialog .spinner').waitFor();
      },
    }),
    other({
      ...email,
      id: 'pages/email/sent',
      name: 'On its way',
      shows: [words('/success/title'), words('/success/content'), words('/success/reference')],
      async act(stage) {
        await sendFilled(stage);
        await stage.page.locator('.email-quote-reference').waitFor();
      },
    }),
  ];
}
