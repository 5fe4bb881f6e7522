import type { SandboxFault } from '#types/api/sandboxFaults';
import { KEYS } from '../../../../src/ovhc/store/keys.ts';
import { failing, SLOW, unanswered } from '../setup.ts';
import { find, type OpenPage, type State } from '../state.ts';
import { cardForm, choose, fillAccount, fillCard, pay, waitForPrice } from './payment-fields.ts';
import { statesIn, textsIn, type UnresolvedState } from './state.ts';

const BROKEN: SandboxFault = { call: 'preSubmission', fault: 'malformed' };

const STEP = 'steps/application/payment.json';

const dialogTexts = (name: string) =>
  textsIn('pages/application.json', `/dialogs/${name}/title`, `/dialogs/${name}/text`);

async function payWithoutAnswer(opened: OpenPage): Promise<void> {
  await waitForPrice(opened);
  await fillAccount(opened);
  await pay(opened);
  await find(opened, '[data-step="payment"] .spinner').waitFor();
}

async function payByAccount(opened: OpenPage): Promise<void> {
  await fillAccount(opened);
  await pay(opened);
}

async function changeQuote({ page }: OpenPage): Promise<void> {
  const other = await page.context().newPage();
  await other.goto('/icon.svg');
  await other.evaluate((key) => {
    const quote: object = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(
      key,
      JSON.stringify({ ...quote, coverStart: '2027-01-15', coverStartDate: '2027-01-15' }),
    );
  }, KEYS.quote);
  await other.close();
}

/** Tries to pay with an incomplete step: the button looks disabled, and can be pressed all the same. */
async function submitIncomplete(opened: OpenPage): Promise<void> {
  await find(opened, '[data-step] button[type="submit"]').press('Enter');
}

/** Returns the states of a payment's results (§8) and of its error summary. */
export function paymentStates({ setup, address }: Pick<State, 'setup' | 'address'>): UnresolvedState[] {
  const common = { group: 'Pages', step: 'Payment', address, setup };
  const sending = statesIn(
    'pages/payment',
    { ...common, frame: 'step' },
    {
      sending: {
        name: 'Being sent',
        texts: textsIn(STEP, '/submit/sending/1/text'),
        faults: [unanswered('preSubmission')],
        act: payWithoutAnswer,
      },
      'sending-slow': {
        name: 'Being sent, longer than usual',
        texts: textsIn(STEP, '/submit/sending/1/text', '/submit/slow'),
        faults: [unanswered('preSubmission')],
        act: async (opened) => {
          await payWithoutAnswer(opened);
          await opened.page.clock.fastForward(SLOW);
        },
      },
      checking: {
        name: 'The answer is lost, and asked for',
        texts: textsIn(STEP, '/submit/sending/0/text'),
        faults: [BROKEN, unanswered('preSubmissionOutcome')],
        act: payWithoutAnswer,
      },
    },
  );
  const dialogs = statesIn(
    'pages/payment',
    { ...common, frame: 'dialog' },
    {
      failed: {
        name: 'The card is declined',
        instructions: ['A card that is declined: 4000 0000 0000 0002'],
        texts: dialogTexts('payment-failed'),
        act: async (opened) => {
          await fillCard(opened, '4000 0000 0000 0002');
          await pay(opened);
        },
      },
      refused: {
        name: 'The application is not accepted',
        instructions: ['An account that is refused: 222222222'],
        texts: dialogTexts('submission-failed'),
        act: async (opened) => {
          await fillAccount(opened, '222222222');
          await pay(opened);
        },
      },
      unknown: {
        name: 'The answer is lost, and can’t be asked for',
        texts: dialogTexts('unknown'),
        faults: [BROKEN, failing('preSubmissionOutcome')],
        act: payByAccount,
      },
      'not-received': {
        name: 'The answer is lost, and the insurer has no application',
        texts: dialogTexts('not-received'),
        faults: [BROKEN],
        act: payByAccount,
      },
      'price-changed': {
        name: 'The price has changed in another tab',
        instructions: ['Another tab sets the start of cover to 15 January 2027'],
        texts: dialogTexts('price-changed'),
        act: async (opened) => {
          await fillAccount(opened);
          await opened.settle();
          await changeQuote(opened);
          await opened.settle();
          await pay(opened);
        },
      },
    },
  );
  const heading = textsIn('texts.json', '/errorSummary/heading');
  const errorSummary = statesIn(
    'pages/error-summary',
    { ...common, step: 'Error summary', frame: 'step' },
    {
      payment: {
        name: 'At #payment, with an empty card form',
        texts: [...heading, ...textsIn(STEP, '/uiSchema/cardForm/ui:messages')],
        act: async (opened) => {
          await choose(opened, 'creditCard');
          await cardForm(opened).getByLabel('Card number').waitFor();
          await submitIncomplete(opened);
        },
      },
      'no-price': {
        name: 'At #payment, without a price',
        texts: [...heading, ...textsIn(STEP, '/uiSchema/ui:messages/required')],
        faults: [failing('getPrice')],
        act: submitIncomplete,
      },
    },
  );
  return [...sending, ...dialogs, ...errorSummary];
}
