import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { deferred } from '../../../deferred.ts';
import { textsOf } from '../../helpers.ts';
import { startTagManager } from '../analytics/tag-manager.ts';
import * as summary from './draw-summary.tsx';
import { type Answers, failing, filed, priceOf } from './insurer.ts';

const { CHOSEN, drawPriced, emailForm, fillInEmail, priceNow, silenceErrors } = summary;
const { link, dialog, firstName, email, agree, send, sending } = emailForm;
const failure = { event: 'error', errorName: 'emailQuote', errorType: 'system error' };
const nameMessage = dialog.getByText('Use letters A to Z. You can also use spaces, hyphens and apostrophes');
const emailMessage = dialog.getByText('Enter an email address like name@example.com');

async function openDialog(answers: Answers = {}) {
  const drawn = await drawPriced(CHOSEN, answers);
  await link.click();
  await expect.element(send).toBeVisible();
  return drawn;
}

async function openFilledIn(answers?: Answers) {
  const drawn = await openDialog(answers);
  await fillInEmail();
  return drawn;
}

test('§2 §7 sends the quote with its price, and shows and stores its references', async () => {
  const events = startTagManager();
  const { emails, quote } = await openFilledIn();
  await send.click();
  await expect.element(dialog).toHaveAccessibleName('Your quote is on its way');
  await expect.element(dialog.getByText('amelie@example.com')).toBeVisible();
  await expect.element(dialog.getByText('QUOTE REFERENCE NUMBER: RN7', { exact: true })).toBeVisible();
  await expect.element(dialog.getByRole('heading')).toHaveFocus();
  await dialog.getByRole('button', { name: 'Back to my quote' }).click();
  const recipient = { firstName: 'Amélie', emailAddress: 'amelie@example.com' };
  const amounts = { price: '100.01', packageAmountWeekly: '100.01', packageAmountMonthly: '99.10' };
  expect(emails[0]).toMatchObject({ ...recipient, ...amounts, rnNumber: '', customers: '' });
  expect(quote()).toMatchObject(filed);

  await link.click();
  await send.click();
  await expect.poll(() => emails).toHaveLength(2);
  expect(emails[1]).toMatchObject({ ...filed, customers: '[{"customerId":"C7"}]' });
  const reported = JSON.stringify(events);
  expect(reported).toContain('"fieldName":"email"');
  expect(reported, 'no name or address').not.toMatch(/Am|amelie|example/);
});

test('§5 shows a message for each empty or invalid answer and focuses the first field', async () => {
  const { emails } = await openDialog();
  await send.click();
  const empty = ['Enter your first name', 'Enter your email address', 'Tick the box so we can email you'];
  expect(textsOf(dialog.getByRole('alert'))).toEqual(empty);
  await expect.element(firstName).toHaveFocus();
  expect(emails).toEqual([]);
  const names = ["Zoë-Marie O'Neil", 'D’Arcy', 'Nguyễn Thị', 'José', 'Łukasz'];
  const addresses = ['a@b.co', 'amelie.d+quote@mail.example.info'];
  const badAddresses = ['amelie', 'amelie@', 'amelie@example', 'amelie@example.c', 'a b@example.com'];
  for (const [field, message, valid, invalid] of [
    [firstName, nameMessage, names, ['Ann3', 'a@b', 'Ann.', '李', '  ', '-']],
    [email, emailMessage, addresses, [...badAddresses, 'a@@example.com', 'a@b.health']],
  ] as const)
    for (const [index, text] of invalid.entries()) {
      await field.fill(text);
      await userEvent.tab();
      await expect.element(message).toBeVisible();
      await field.fill(valid[index % valid.length] ?? '');
      await expect.element(message).not.toBeInTheDocument();
    }
});

test('§4 shows a loader during the call and sends only one e-mail', async () => {
  const answer = deferred<object>();
  const { emails } = await openFilledIn({ email: () => answer.promise });
  await userEvent.dblClick(send);
  await userEvent.type(email, '{Enter}');
  await expect.element(sending).toBeVisible();
  expect(emails).toHaveLength(1);
  answer.resolve(filed);
  await expect.element(dialog.getByText('RN7')).toBeVisible();
  expect(emails).toHaveLength(1);
});

test.each(['open again', 'closed'])(
  'completes the call after the dialog was closed and is %s',
  async (how) => {
    const answer = deferred<object>();
    const { emails, quote } = await openFilledIn({ email: () => answer.promise });
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(link).toHaveFocus();
    await link.click();
    await expect.element(firstName).toHaveValue('Amélie');
    await send.click();
    await userEvent.keyboard('{Escape}');
    if (how === 'open again') {
      await link.click();
      await expect.element(sending).toBeVisible();
    }
    answer.resolve(filed);
    await expect.poll(() => quote().rnNumber).toBe('RN7');
    if (how === 'closed') await link.click();
    await expect.element(dialog.getByText('QUOTE REFERENCE NUMBER: RN7')).toBeVisible();
    // the reopened dialog shows the form again
    await userEvent.keyboard('{Escape}');
    await link.click();
    await expect.element(firstName).toHaveValue('Amélie');
    expect(emails).toHaveLength(1);
  },
);

test.each<[string, object]>([
  ['a status of 500', new Error('no')],
  ['an invalid answer', { rnNumber: 7 }],
])('§8 reports %s without a message and lets the visitor try again', async (_case, answer) => {
  const error = silenceErrors();
  const events = startTagManager();
  const { emails, quote } = await openFilledIn({ email: () => (emails.length > 1 ? filed : answer) });
  await send.click();
  await expect.poll(() => events).toContainEqual(failure);
  expect(error).toHaveBeenCalledWith('The quote could not be e-mailed.', expect.any(Error));
  expect(dialog.getByRole('alert').elements()).toEqual([]);
  await expect.element(sending).not.toBeInTheDocument();
  await expect.element(firstName).toHaveValue('Amélie');
  await expect.element(email).toHaveValue('amelie@example.com');
  await expect.element(agree).toBeChecked();
  expect(quote().rnNumber).toBeUndefined();
  await send.click();
  await expect.element(dialog.getByText('RN7')).toBeVisible();
  expect(emails).toHaveLength(2);
});

describe('after a failed price call', () => {
  async function openUnconfirmed() {
    const pass = summary.stopTimers();
    silenceErrors();
    const { answer: price, setDown, recover } = failing(priceOf);
    setDown(false);
    const drawn = await drawPriced(CHOSEN, { price });
    setDown(true);
    await summary.frequency.selectOptions('Monthly');
    await pass();
    await expect.element(priceNow).toHaveTextContent(/^About A\$99\.10 per month$/);
    await link.click();
    await fillInEmail();
    return { ...drawn, pass, recover };
  }

  test('sends the e-mail only after it has fetched the price', async () => {
    const events = startTagManager();
    const { emails, pass, recover } = await openUnconfirmed();
    await send.click();
    await expect.element(sending).toBeVisible();
    await pass();
    await expect.element(sending).not.toBeInTheDocument();
    expect(events).toContainEqual(failure);
    expect(emails).toEqual([]);
    await expect.element(firstName).toHaveValue('Amélie');
    recover();
    await send.click();
    await expect.element(dialog.getByText('RN7')).toBeVisible();
    expect(emails).toMatchObject([{ paymentFrequency: 'M', price: '100.03' }]);
  });
});
