import type { SandboxFault } from '#types/api/sandboxFaults';
import { KEYS } from '../../../src/ovhc/store/keys.ts';
import { failing, unanswered } from '../setting/faults.ts';
import type { Stage } from '../stage/stage.ts';
import type { GalleryState } from '../states/gallery-state.ts';
import { fillAccount, fillCard, type Payment, pay, priced } from './paying.ts';
import { other, said, waitLong } from './state.ts';
import type { Say } from './words.ts';

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

/** What can become of a payment (§8). */
export function payments(payment: Payment, say: Say): GalleryState[] {
  const { setting } = payment;
  const inDialog = { ...payment, frame: 'dialog' as const };
  const dialog = (name: string) =>
    ['title', 'text'].map((part) => say('pages/application.json', `/dialogs/${name}/${part}`));
  const submit = (pointer: string) => say('steps/application/payment.json', `/submit/${pointer}`);
  const lost: SandboxFault = { call: 'preSubmission', fault: 'malformed' };
  return [
    other({
      ...payment,
      id: 'pages/payment/sending',
      name: 'Being sent',
      way: ['preSubmission is not answered'],
      shows: [submit('sending/1/text')],
      setting: { ...setting, faults: [unanswered('preSubmission')] },
      async act(stage) {
        await priced(stage);
        await fillAccount(stage, '12345678');
        await pay(stage).click();
        await stage.page.locator('[data-step="payment"] .spinner').waitFor();
      },
    }),
    other({
      ...payment,
      id: 'pages/payment/sending-slow',
      name: 'Being sent, for long',
      way: ['preSubmission is not answered'],
      shows: [submit('sending/1/text'), submit('slow')],
      setting: { ...setting, faults: [unanswered('preSubmission')] },
      async act(stage) {
        await priced(stage);
        await fillAccount(stage, '12345678');
        await pay(stage).click();
        await stage.page.locator('[data-step="payment"] .spinner').waitFor();
        await waitLong(stage);
        await said(stage, submit('slow'));
      },
    }),
    other({
      ...payment,
      id: 'pages/payment/checking',
      name: 'The answer is lost, and asked for',
      way: ['preSubmission answers half a sentence', 'preSubmissionOutcome is not answered'],
      shows: [submit('sending/0/text')],
      setting: { ...setting, faults: [lost, unanswered('preSubmissionOutcome')] },
      async act(stage) {
        await priced(stage);
        await fillAccount(stage, '12345678');
        await pay(stage).click();
        await said(stage, submit('sending/0/text'));
      },
    }),
    other({
      ...inDialog,
      id: 'pages/payment/failed',
      name: 'The card is declined',
      way: ['A card that is declined: 4000 0000 0000 0002'],
      shows: dialog('payment-failed'),
      async act(stage) {
        await fillCard(stage, '4000 0000 0000 0002');
        await failToPay(stage);
      },
    }),
    other({
      ...inDialog,
      id: 'pages/payment/refused',
      name: 'The application is not accepted',
      way: ['An account that is refused: 222222222'],
      shows: dialog('submission-failed'),
      async act(stage) {
        await fillAccount(stage, '222222222');
        await failToPay(stage);
      },
    }),
    other({
      ...inDialog,
      id: 'pages/payment/unknown',
      name: 'The answer is lost, and can’t be asked for',
      way: ['preSubmission answers half a sentence', 'preSubmissionOutcome fails'],
      shows: dialog('unknown'),
      setting: { ...setting, faults: [lost, failing('preSubmissionOutcome')] },
      async act(stage) {
        await fillAccount(stage, '12345678');
        await failToPay(stage);
      },
    }),
    other({
      ...inDialog,
      id: 'pages/payment/not-received',
      name: 'The answer is lost, and the insurer has no application',
      way: ['preSubmission answers half a sentence'],
      shows: dialog('not-received'),
      setting: { ...setting, faults: [lost] },
      async act(stage) {
        await fillAccount(stage, '12345678');
        await failToPay(stage);
      },
    }),
    other({
      ...inDialog,
      id: 'pages/payment/price-changed',
      name: 'The price has changed in another window',
      way: ['Another tab has the cover start on 15 January 2027'],
      shows: dialog('price-changed'),
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
