import { failing, unanswered } from '../setting/faults.ts';
import type { GalleryState } from '../states/gallery-state.ts';
import { cardForm, choose, fillAccount, fillCard, type Payment, pay, priced } from './paying.ts';
import { control, field, other } from './state.ts';
import type { Say } from './words.ts';

/** Longer than the page waits for the card form, in milliseconds. */
const CARD_FORM_LIMIT = 21_000;

/** What the payment's amounts, its card form and its lookup of a branch show by themselves. */
export function paymentFields(payment: Payment, say: Say): GalleryState[] {
  const { setting } = payment;
  const words = (pointer: string) => say('steps/application/payment.json', `/uiSchema/${pointer}`);
  return [
    other({
      ...payment,
      id: 'pages/payment/updating',
      name: 'The amounts on their way',
      way: ['getPrice is not answered'],
      setting: { ...setting, faults: [unanswered('getPrice')] },
      act: ({ page }) => page.locator('[data-step="payment"] .skeleton').first().waitFor(),
    }),
    other({
      ...payment,
      id: 'pages/payment/card-messages',
      name: 'The card form with its messages',
      way: ['Enter in the card form'],
      shows: [words('cardForm/ui:messages')],
      async act(stage) {
        await choose(stage, 'creditCard');
        await cardForm(stage).getByLabel('Card number').fill('4111');
        await cardForm(stage).getByLabel('Card number').press('Enter');
        await field(stage, 'cardForm').locator('.field-error').waitFor();
      },
    }),
    other({
      ...payment,
      id: 'pages/payment/challenge',
      name: 'The bank asks for a code',
      way: ['A card that asks for one: 4000 0000 0000 0093'],
      shows: [words('cardForm/ui:options/challenge')],
      async act(stage) {
        await fillCard(stage, '4000 0000 0000 0093');
        await pay(stage).click();
        await cardForm(stage).locator('iframe').contentFrame().getByLabel('Code').waitFor();
      },
    }),
    other({
      ...payment,
      id: 'pages/payment/blocked',
      name: 'Too many declined cards',
      way: ['paymentParams answers 429'],
      shows: [words('cardForm/ui:options/blocked')],
      setting: { ...setting, faults: [{ call: 'paymentParams', fault: 'status', status: 429 }] },
      async act(stage) {
        await choose(stage, 'creditCard');
        await field(stage, 'cardForm').locator('.alert').waitFor();
      },
    }),
    other({
      ...payment,
      id: 'pages/payment/no-card-form',
      name: 'The card form does not come',
      way: ['paymentParams fails'],
      shows: [words('cardForm/ui:options/failed')],
      setting: { ...setting, faults: [failing('paymentParams')] },
      async act(stage) {
        await choose(stage, 'creditCard');
        await field(stage, 'cardForm').locator('.alert').waitFor();
      },
    }),
    other({
      ...payment,
      id: 'pages/payment/card-form-late',
      name: 'The card form is taking too long',
      way: ['paymentParams is not answered'],
      shows: [words('cardForm/ui:options/timedOut')],
      setting: { ...setting, faults: [unanswered('paymentParams')] },
      async act(stage) {
        await priced(stage);
        await choose(stage, 'creditCard');
        await field(stage, 'cardForm').locator('.skeleton').first().waitFor();
        // the page asks for a second one before it gives up
        await stage.page.clock.fastForward(CARD_FORM_LIMIT);
        await stage.page.clock.fastForward(CARD_FORM_LIMIT);
        await field(stage, 'cardForm').locator('.alert').waitFor();
      },
    }),
    other({
      ...payment,
      id: 'pages/payment/bank-account',
      name: 'Filled in with a bank account',
      shows: [words('bsbNumber/ui:options/found')],
      act: (stage) => fillAccount(stage, '12345678'),
    }),
    other({
      ...payment,
      id: 'pages/payment/searching',
      name: 'The branch on its way',
      way: ['getBankBranch is not answered'],
      shows: [words('bsbNumber/ui:options/searching')],
      setting: { ...setting, faults: [unanswered('getBankBranch')] },
      async act(stage) {
        await priced(stage);
        await choose(stage, 'bankAccount');
        await control(stage, 'bsbNumber').fill('062000');
        await field(stage, 'bsbNumber').locator('.lookup-status:not(:empty)').waitFor();
      },
    }),
    other({
      ...payment,
      id: 'pages/payment/no-branch',
      name: 'The branch does not come',
      way: ['getBankBranch fails'],
      shows: [words('bsbNumber/ui:options/failed')],
      setting: { ...setting, faults: [failing('getBankBranch')] },
      async act(stage) {
        await choose(stage, 'bankAccount');
        await control(stage, 'bsbNumber').fill('062000');
        await field(stage, 'bsbNumber').getByRole('button').waitFor();
      },
    }),
  ];
}
