import { chosenQuote } from '../setting/people.ts';
import type { Stage } from '../stage/stage.ts';
import type { GalleryState } from '../states/gallery-state.ts';
import { control, HOME, other } from './state.ts';

const email = {
  group: 'Pages',
  step: 'Email my quote',
  address: `${HOME}/extended-visitor-cover`,
  setting: { quote: chosenQuote({}) },
  frame: 'dialog' as const,
};

const send = ({ page }: Stage) => page.locator('dialog button[type="submit"]');

async function open(stage: Stage): Promise<void> {
  await stage.page.locator('.summary-panel > .button-quiet').click();
  await send(stage).waitFor();
}

async function fill(stage: Stage): Promise<void> {
  await open(stage);
  await control(stage, 'firstName').fill('Alex');
  await control(stage, 'email').fill('alex.novak@example.com');
  await control(stage, 'agree').check();
}

/** The dialog that sends a quote, up to its reference number: the first that a fresh sandbox gives out. */
export const emails: readonly GalleryState[] = [
  other({ ...email, id: 'pages/email/empty', name: 'Nothing entered', act: open }),
  other({
    ...email,
    id: 'pages/email/messages',
    name: 'Sent with nothing in it',
    async act(stage) {
      await open(stage);
      await send(stage).click();
      await stage.page.locator('dialog [role="alert"]').first().waitFor();
    },
  }),
  other({
    ...email,
    id: 'pages/email/wrong',
    name: 'Sent with what is wrong',
    way: ['firstName: 123; email: Alex'],
    async act(stage) {
      await open(stage);
      await control(stage, 'firstName').fill('123');
      await control(stage, 'email').fill('Alex');
      await send(stage).click();
      await stage.page.locator('dialog [role="alert"]').first().waitFor();
    },
  }),
  other({ ...email, id: 'pages/email/filled', name: 'Filled in', act: fill }),
  other({
    ...email,
    id: 'pages/email/sent',
    name: 'On its way',
    async act(stage) {
      await fill(stage);
      await send(stage).click();
      await stage.page.locator('.email-quote-reference').waitFor();
    },
  }),
];
