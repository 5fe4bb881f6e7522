import { choose, errorIn } from '../support/application.ts';
import { inside } from '../support/card-frame.ts';
import {
  cardForm,
  cardNumber,
  confirmation,
  openPayment,
  readyToPay,
  submissions,
} from '../support/payment.ts';
import { expect, test } from '../support/test.ts';

for (const name of ['Card number', 'Expiry', 'CVV']) {
  test(`Enter in the card form’s ${name} pays, once`, async ({ page, storage, sandbox }) => {
    await readyToPay(page, storage);
    await cardForm(page)
      .getByLabel(new RegExp(`^${name}`))
      .press('Enter');
    await expect(confirmation(page)).toBeVisible();
    expect(await submissions(sandbox)).toHaveLength(1);
  });
}

test('Enter shows what is missing, in the card form and in the step', async ({ page, storage, sandbox }) => {
  await openPayment(page, storage);
  await choose(page, 'paymentType', 'Card');
  await cardNumber(page).press('Enter');
  await expect(cardForm(page).getByRole('alert')).toHaveText([
    'Enter the card number',
    'Enter the expiry date as MM/YY',
    'Enter the 3 digits on the back of your card',
  ]);
  await expect(errorIn(page, 'cardForm')).toHaveText('Enter your card details');
  expect(await submissions(sandbox)).toEqual([]);
});

test('Enter that is held down counts as one press', async ({ page, storage }) => {
  await openPayment(page, storage);
  await choose(page, 'paymentType', 'Card');
  await cardNumber(page).focus();
  const said = await page.evaluateHandle(() => {
    const types: string[] = [];
    addEventListener('message', ({ data }) => types.push(data.type));
    return types;
  });
  for (let count = 0; count < 3; count += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(page.getByRole('region', { name: 'Please check your answers' })).toBeFocused();
  await cardNumber(page).press('Enter');
  const enters = async () => (await said.jsonValue()).filter((type) => type === 'enter');
  await expect.poll(enters).toHaveLength(2);
});

test('a frame that says Enter although nobody has pressed anything pays nothing', async ({
  page,
  storage,
  sandbox,
}) => {
  await readyToPay(page, storage);
  const heard = page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        addEventListener('message', ({ data }) => data === 'the last word' && resolve()),
      ),
  );
  await (await inside(page)).evaluate(async () => {
    // the browser remembers the last key or click for some seconds
    while (navigator.userActivation.isActive) await new Promise(requestAnimationFrame);
    for (const message of [{ type: 'enter' }, 'the last word']) parent.postMessage(message, '*');
  });
  await heard;
  expect(await submissions(sandbox)).toEqual([]);
  await expect(confirmation(page)).toBeHidden();
});
