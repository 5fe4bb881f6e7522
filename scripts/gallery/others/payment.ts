import type { JourneyMap } from '#types/data/journeys';
import { KEYS } from '../../../src/ovhc/store/keys.ts';
import { CARD } from '../drivers/card-frame.ts';
import { settingOf } from '../setting/of-visit.ts';
import type { Stage } from '../stage/stage.ts';
import type { GalleryState } from '../states/gallery-state.ts';
import { control, field, HOME, other } from './state.ts';

const pay = ({ page }: Stage) => page.locator('[data-step="payment"] button[type="submit"]');
const cardForm = (stage: Stage) => field(stage, 'cardForm').locator('iframe').contentFrame();

async function choose(stage: Stage, type: 'creditCard' | 'bankAccount'): Promise<void> {
  await stage.page.locator(`[name="paymentType"][value="${type}"]`).check();
}

async function fillCard(stage: Stage, number: string): Promise<void> {
  await choose(stage, 'creditCard');
  await cardForm(stage).getByLabel('Card number').fill(number);
  await cardForm(stage)
    .getByLabel(/^Expiry/)
    .fill(CARD.expiry);
  await cardForm(stage).getByLabel(/^CVV/).fill(CARD.cvv);
}

/** Fills in an account; the sandbox knows some that fail, by their numbers. */
async function fillAccount(stage: Stage, number: string): Promise<void> {
  await choose(stage, 'bankAccount');
  await control(stage, 'accountName').fill('Alex Novak');
  await control(stage, 'bsbNumber').fill('062000');
  await control(stage, 'accountNumber').fill(number);
  await control(stage, 'paymentagree').check();
}

async function failToPay(stage: Stage): Promise<void> {
  await pay(stage).click();
  await stage.page.locator('dialog[open]').waitFor();
}

/** Another tab has the cover start on another day than was answered here. */
async function changeQuote({ page }: Stage): Promise<void> {
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

/** What can become of a payment (§8), after an application that is complete as the journeys' sample has it. */
export function payments(maps: readonly JourneyMap[]): GalleryState[] {
  const sample = maps.map(({ samples }) => samples.payment).find((visit) => visit !== undefined);
  if (!sample) return [];
  const setting = settingOf(sample);
  const payment = { group: 'Pages', step: 'Payment', address: `${HOME}/application-form#payment`, setting };
  const failing = { ...payment, frame: 'dialog' as const };
  return [
    other({
      ...payment,
      id: 'pages/payment/updating',
      name: 'The amounts on their way',
      way: ['getPrice is not answered'],
      setting: { ...setting, faults: [{ call: 'getPrice', fault: 'delay', ms: 60_000 }] },
      act: ({ page }) => page.locator('[data-step="payment"] .skeleton').first().waitFor(),
    }),
    other({
      ...payment,
      id: 'pages/payment/card-messages',
      name: 'The card form with a message',
      async act(stage) {
        await choose(stage, 'creditCard');
        await cardForm(stage).getByLabel('Card number').fill('4111');
        await cardForm(stage).getByLabel(/^CVV/).focus();
        await cardForm(stage).getByRole('alert').first().waitFor();
      },
    }),
    other({
      ...payment,
      id: 'pages/payment/no-card-form',
      name: 'The card form does not come',
      way: ['paymentParams fails'],
      setting: { ...setting, faults: [{ call: 'paymentParams', fault: 'status', status: 503 }] },
      async act(stage) {
        await choose(stage, 'creditCard');
        await field(stage, 'cardForm').locator('.alert').waitFor();
      },
    }),
    other({
      ...failing,
      id: 'pages/payment/failed',
      name: 'The card is declined',
      way: ['A card that is declined: 4000 0000 0000 0002'],
      async act(stage) {
        await fillCard(stage, '4000 0000 0000 0002');
        await failToPay(stage);
      },
    }),
    other({
      ...failing,
      id: 'pages/payment/refused',
      name: 'The application is not accepted',
      way: ['An account that is refused: 222222222'],
      async act(stage) {
        await fillAccount(stage, '222222222');
        await failToPay(stage);
      },
    }),
    other({
      ...failing,
      id: 'pages/payment/unanswered',
      name: 'No answer that can be read',
      way: ['preSubmission answers half a sentence'],
      setting: { ...setting, faults: [{ call: 'preSubmission', fault: 'malformed' }] },
      async act(stage) {
        await fillAccount(stage, '12345678');
        await failToPay(stage);
      },
    }),
    other({
      ...failing,
      id: 'pages/payment/price-changed',
      name: 'The price has changed in another window',
      way: ['Another tab has the cover start on 15 January 2027'],
      async act(stage) {
        await fillAccount(stage, '12345678');
        await stage.settle();
        await changeQuote(stage);
        await stage.settle();
        await failToPay(stage);
      },
    }),
  ];
}
