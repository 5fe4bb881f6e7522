import { TEST_CARD } from '../../../../src/engine/widgets/card-frame/driver.ts';
import { failing, SLOW, unanswered } from '../setup.ts';
import { find, type OpenPage, type State } from '../state.ts';
import { control, field, statesIn, textsIn, type UnresolvedState } from './state.ts';

/** Longer than the page waits for the card form, in milliseconds. */
const CARD_FORM_LIMIT = 21_000;

export const cardForm = (opened: OpenPage) => field(opened, 'cardForm').locator('iframe').contentFrame();
export const pay = (opened: OpenPage) => find(opened, '[data-step="payment"] button[type="submit"]').click();

/** Waits for all amounts: where a call is not answered, nothing else waits for them. */
export async function waitForPrice(opened: OpenPage): Promise<void> {
  await find(opened, '.price-line-now[data-status="current"]').waitFor();
  await find(opened, '[data-step="payment"] .skeleton').waitFor({ state: 'detached' });
}

export async function choose({ page }: OpenPage, type: 'creditCard' | 'bankAccount'): Promise<void> {
  await page.locator(`[name="paymentType"][value="${type}"]`).check();
}

export async function fillCard(opened: OpenPage, number: string): Promise<void> {
  await choose(opened, 'creditCard');
  const form = cardForm(opened);
  await form.getByLabel('Card number').fill(number);
  await form.getByLabel(/^Expiry/).fill(TEST_CARD.expiry);
  await form.getByLabel(/^CVV/).fill(TEST_CARD.cvv);
}

/** Fills in a bank account; the sandbox refuses some by their numbers. */
export async function fillAccount(opened: OpenPage, number = '12345678'): Promise<void> {
  await choose(opened, 'bankAccount');
  await control(opened, 'accountName').fill('Alex Novak');
  await control(opened, 'bsbNumber').fill('062000');
  await field(opened, 'bsbNumber').locator('.lookup-status:not(:empty)').waitFor();
  await control(opened, 'accountNumber').fill(number);
  await control(opened, 'paymentagree').check();
}

const texts = (...pointers: readonly string[]) =>
  textsIn('steps/application/payment.json', ...pointers.map((pointer) => `/uiSchema/${pointer}`));

const chooseCard = (opened: OpenPage) => choose(opened, 'creditCard');

async function enterBranch(opened: OpenPage): Promise<void> {
  await choose(opened, 'bankAccount');
  await control(opened, 'bsbNumber').fill('062000');
}

/** Returns the states of the payment's amounts, its card form and its lookup of a branch. */
export function paymentFieldStates({ setup, address }: Pick<State, 'setup' | 'address'>): UnresolvedState[] {
  const common = { group: 'Pages', step: 'Payment', address, setup };
  const card = { frame: '[data-field="cardForm"]' as const };
  const branch = { frame: '[data-field="bsbNumber"]' as const };
  return statesIn('pages/payment', common, {
    updating: {
      name: 'The amounts are loading',
      faults: [unanswered('getPrice')],
      frame: 'step',
      act: (opened) => find(opened, '[data-step="payment"] .skeleton').waitFor(),
    },
    'card-messages': {
      ...card,
      name: 'The card form with its messages',
      instructions: ['Enter in the card form'],
      texts: texts('cardForm/ui:messages'),
      act: async (opened) => {
        await chooseCard(opened);
        await cardForm(opened).getByLabel('Card number').fill('4111');
        await cardForm(opened).getByLabel('Card number').press('Enter');
        await field(opened, 'cardForm').locator('.field-error').waitFor();
      },
    },
    challenge: {
      name: 'The bank asks for a code',
      instructions: ['A card that asks for one: 4000 0000 0000 0093'],
      texts: texts('cardForm/ui:options/challenge'),
      frame: 'step',
      isWide: true,
      act: async (opened) => {
        await fillCard(opened, '4000 0000 0000 0093');
        await pay(opened);
        await cardForm(opened).locator('iframe').contentFrame().getByLabel('Code').waitFor();
        // sooner or later the page says that it takes longer: always in the screenshot
        await opened.page.clock.fastForward(SLOW);
      },
    },
    blocked: {
      ...card,
      name: 'Too many declined cards',
      texts: texts('cardForm/ui:options/blocked'),
      faults: [{ call: 'paymentParams', fault: 'status', status: 429 }],
      act: chooseCard,
    },
    'no-card-form': {
      ...card,
      name: 'The card form fails',
      texts: texts('cardForm/ui:options/failed'),
      faults: [failing('paymentParams')],
      act: chooseCard,
    },
    'card-form-late': {
      ...card,
      name: 'The card form takes too long',
      texts: texts('cardForm/ui:options/timedOut'),
      faults: [unanswered('paymentParams')],
      act: async (opened) => {
        await waitForPrice(opened);
        await chooseCard(opened);
        await field(opened, 'cardForm').locator('.skeleton').first().waitFor();
        // the page asks for a second one before it gives up
        await opened.page.clock.fastForward(CARD_FORM_LIMIT);
        await opened.page.clock.fastForward(CARD_FORM_LIMIT);
      },
    },
    'bank-account': {
      name: 'Filled in with a bank account',
      texts: texts('bsbNumber/ui:options/found'),
      frame: 'step',
      isWide: true,
      act: (opened) => fillAccount(opened),
    },
    searching: {
      ...branch,
      name: 'The branch is loading',
      texts: texts('bsbNumber/ui:options/searching'),
      faults: [unanswered('getBankBranch')],
      act: async (opened) => {
        await waitForPrice(opened);
        await enterBranch(opened);
      },
    },
    'no-branch': {
      ...branch,
      name: 'The branch fails',
      texts: texts('bsbNumber/ui:options/failed'),
      faults: [failing('getBankBranch')],
      act: enterBranch,
    },
  });
}
