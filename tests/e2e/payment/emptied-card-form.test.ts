import { CARDS, NOT_CHARGED } from '../support/data.ts';
import type { PaymentPage } from '../support/pages/payment.ts';
import { expect, test } from '../support/test.ts';

const emptiedIn = ({ field }: PaymentPage) =>
  field('cardForm')
    .getByRole('status')
    .filter({ hasText: 'For your security, we don’t keep your card details.' });

const WAYS: Readonly<Record<string, (payment: PaymentPage) => Promise<unknown>>> = {
  'chose a bank account and a card again': async ({ choose }) => {
    await choose('paymentType', 'Bank account');
    await choose('paymentType', 'Card');
  },
  'went back a step and on again': async ({ previous, continueTo, step }) => {
    await previous.click();
    await step('declaration').waitFor();
    await continueTo('payment');
  },
};

for (const [way, lose] of Object.entries(WAYS))
  test(`§4 says that card details have to be entered again after the visitor ${way}`, async ({ payment }) => {
    const emptied = emptiedIn(payment);
    const { cardNumber, fillCard, frameElement, payNow } = payment;
    await payment.openCardForm();
    await lose(payment);
    await expect(cardNumber).toBeVisible();
    await expect(emptied, 'nothing was typed').toHaveCount(0);

    await cardNumber.fill('4');
    await lose(payment);
    await expect(emptied).toBeVisible();
    const before = await payNow.boundingBox();
    await expect(frameElement).toBeVisible();
    await expect(cardNumber).toHaveValue('');
    await expect(payNow).toBeDisabled();
    await expect(emptied).toBeVisible();
    expect(await payNow.boundingBox()).toEqual(before);
    await fillCard();
    await payment.pay();
  });

test('§4 says that card details have to be entered again after a declined card', async ({
  payment,
  problems,
}) => {
  problems.provoke(/The application was not sent/);
  const emptied = emptiedIn(payment);
  await payment.openWithCard(CARDS.declined);
  await expect(emptied).toHaveCount(0);
  await payment.payNow.click();
  await expect(payment.failureDialog).toContainText(NOT_CHARGED);
  await payment.closeDialog();
  await expect(emptied).toBeVisible();
  await payment.fillCard();
  await payment.pay();
});
