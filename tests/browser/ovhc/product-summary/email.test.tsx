import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deferred } from '../../../deferred.ts';
import { startTagManager } from '../analytics/tag-manager.ts';
import { CHOSEN, drawSummary, frequency, priceNow } from './draw-summary.tsx';
import { type Answers, filed, priceOf } from './insurer.ts';

const link = page.getByRole('button', { name: 'Email my quote' });
const dialog = page.getByRole('dialog');
const firstName = dialog.getByRole('textbox', { name: 'First name' });
const email = dialog.getByRole('textbox', { name: 'Email address' });
const agree = dialog.getByRole('checkbox');
const send = dialog.getByRole('button', { name: 'Send my quote' });

async function openDialog(answers: Answers = {}) {
  const drawn = await drawSummary(CHOSEN, answers);
  await expect.element(priceNow).toHaveTextContent('A$100.01');
  await link.click();
  await expect.element(send).toBeVisible();
  return drawn;
}

async function fillIn() {
  await firstName.fill('Amélie');
  await email.fill('amelie@example.com');
  await agree.click();
}

function quietConsole() {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => told.mockRestore());
  return told;
}

test('§2 the success view: title, content, the address and the reference number; it takes the focus', async () => {
  await openDialog();
  await fillIn();
  await send.click();
  await expect.element(dialog).toHaveAccessibleName('Your quote is on its way');
  await expect.element(dialog.getByText('amelie@example.com')).toBeVisible();
  await expect.element(dialog.getByText('QUOTE REFERENCE NUMBER: RN7', { exact: true })).toBeVisible();
  await expect.element(dialog.getByRole('heading')).toHaveFocus();
});

test('§7 what is sent is the quote and the price that is shown; what comes back is kept, and sent with the next', async () => {
  const { emails, quote } = await openDialog();
  await fillIn();
  await send.click();
  await dialog.getByRole('button', { name: 'Back to my quote' }).click();
  expect(emails[0]).toMatchObject({
    firstName: 'Amélie',
    emailAddress: 'amelie@example.com',
    price: '100.01',
    packageAmountWeekly: '100.01',
    packageAmountMonthly: '99.10',
    rnNumber: '',
    customers: '',
  });
  expect(quote()).toMatchObject(filed);

  await link.click();
  await send.click();
  await expect.poll(() => emails).toHaveLength(2);
  expect(emails[1]).toMatchObject({
    opportunityId: 'OP7',
    quoteId: 'Q7',
    rnNumber: 'RN7',
    customers: '[{"customerId":"C7"}]',
  });
});

test('§5 without an answer each field says what is missing, and the first takes the focus; nothing is sent', async () => {
  const { emails } = await openDialog();
  await send.click();
  const messages = dialog
    .getByRole('alert')
    .elements()
    .map((alert) => alert.textContent);
  expect(messages).toEqual([
    'Enter your first name',
    'Enter your email address',
    'Tick the box so we can email you',
  ]);
  await expect.element(firstName).toHaveFocus();
  expect(emails).toEqual([]);
});

test.each(["Zoë-Marie O'Neil", 'D’Arcy', 'Nguyễn Thị', 'José', 'Łukasz'])(
  '§5 the name %s is a name',
  async (name) => {
    const { emails } = await openDialog();
    await fillIn();
    await firstName.fill(name);
    await send.click();
    await expect.poll(() => emails.map((fields) => fields.firstName)).toEqual([name]);
  },
);

test.each(['Ann3', 'a@b', 'Ann.', '李', '  ', '-'])('§5 the name "%s" is none', async (name) => {
  await openDialog();
  await firstName.fill(name);
  await userEvent.tab();
  await expect
    .element(dialog.getByText('Use letters A to Z. You can also use spaces, hyphens and apostrophes'))
    .toBeVisible();
});

test.each([
  'amelie',
  'amelie@',
  'amelie@example',
  'amelie@example.c',
  'a b@example.com',
  'amelie@example.health',
  'a@@example.com',
  'a@example..com',
])('§5 the address "%s" is none', async (address) => {
  await openDialog();
  await email.fill(address);
  await userEvent.tab();
  await expect.element(dialog.getByText('Enter an email address like name@example.com')).toBeVisible();
});

test.each(['a@b.co', 'amelie.d+quote@mail.example.info'])('§5 the address %s is one', async (address) => {
  await openDialog();
  await email.fill(address);
  await userEvent.tab();
  await expect.element(email).not.toHaveAttribute('aria-invalid');
});

test('§4 a loader while it is sent, and one mail however often the button is pressed', async () => {
  const answer = deferred<object>();
  const { emails } = await openDialog({ email: () => answer.promise });
  await fillIn();
  await userEvent.dblClick(send);
  await userEvent.type(email, '{Enter}');
  await expect.element(dialog.getByText('Sending your quote...')).toBeVisible();
  expect(emails).toHaveLength(1);
  answer.resolve(filed);
  await expect.element(dialog.getByText('RN7')).toBeVisible();
  expect(emails).toHaveLength(1);
});

test('a mail on its way outlives the dialog, and its reference is there when it is opened again', async () => {
  const answer = deferred<object>();
  const { emails, quote } = await openDialog({ email: () => answer.promise });
  await fillIn();
  await send.click();
  await userEvent.keyboard('{Escape}');
  await link.click();
  await expect.element(dialog.getByText('Sending your quote...')).toBeVisible();
  answer.resolve(filed);
  await expect.element(dialog.getByText('RN7')).toBeVisible();
  expect(emails).toHaveLength(1);
  expect(quote().rnNumber).toBe('RN7');
});

test('a mail that comes while the dialog is closed shows its reference when it is opened; after that, the form', async () => {
  const answer = deferred<object>();
  const { emails, quote } = await openDialog({ email: () => answer.promise });
  await fillIn();
  await send.click();
  await userEvent.keyboard('{Escape}');
  answer.resolve(filed);
  await expect.poll(() => quote().rnNumber).toBe('RN7');
  await link.click();
  await expect.element(dialog.getByText('QUOTE REFERENCE NUMBER: RN7')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await link.click();
  await expect.element(firstName).toHaveValue('Amélie');
  expect(emails).toHaveLength(1);
});

test.each<[string, () => object | Error]>([
  ['a status of 500', () => new Error('no')],
  ['an answer of another shape', () => ({ rnNumber: 7 })],
])(
  '§8 %s: no message, a failure event; what was typed stays and the button works again',
  async (_case, failure) => {
    const told = quietConsole();
    const events = startTagManager();
    let answer = failure;
    const { emails, quote } = await openDialog({ email: () => answer() });
    await fillIn();
    await send.click();
    await expect
      .poll(() => events)
      .toContainEqual({
        event: 'error',
        errorName: 'emailQuote',
        errorType: 'system error',
      });
    expect(told).toHaveBeenCalledWith('The quote could not be e-mailed.', expect.any(Error));
    expect(dialog.getByRole('alert').elements()).toEqual([]);
    await expect.element(dialog.getByText('Sending your quote...')).not.toBeInTheDocument();
    await expect.element(firstName).toHaveValue('Amélie');
    await expect.element(email).toHaveValue('amelie@example.com');
    await expect.element(agree).toBeChecked();
    expect(quote().rnNumber).toBeUndefined();

    answer = () => filed;
    await send.click();
    await expect.element(dialog.getByText('RN7')).toBeVisible();
    expect(emails).toHaveLength(2);
  },
);

test('decisions "Analytics": no event carries a name or an address', async () => {
  const events = startTagManager();
  await openDialog();
  await fillIn();
  await send.click();
  await expect.element(dialog.getByText('RN7')).toBeVisible();
  const told = JSON.stringify(events);
  expect(told).toContain('"fieldName":"email"');
  expect(told).not.toMatch(/Am|amelie|example/);
});

test('what was typed stays when the dialog is closed, and the focus goes back to the link', async () => {
  await openDialog();
  await firstName.fill('Amélie');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(link).toHaveFocus();
  await link.click();
  await expect.element(firstName).toHaveValue('Amélie');
});

describe('where the price of what is chosen did not come', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    return () => vi.useRealTimers();
  });

  const passRetries = () => vi.advanceTimersByTimeAsync(4000);

  /** The dialog with a recipient, over a page whose monthly price did not come in three tries. */
  async function drawUnconfirmed() {
    quietConsole();
    let isDown = false;
    const drawn = await drawSummary(CHOSEN, {
      price: (request) => (isDown ? new Error('no') : priceOf(request)),
    });
    await expect.element(priceNow).toHaveTextContent('A$100.01');
    isDown = true;
    await frequency.selectOptions('Monthly');
    await passRetries();
    await expect.element(priceNow).toHaveTextContent(/^About A\$99\.10 per month$/);
    await link.click();
    await fillIn();
    const recover = () => {
      isDown = false;
    };
    return { ...drawn, recover };
  }

  test('it is asked for once more, and sent with the mail', async () => {
    const { emails, prices, recover } = await drawUnconfirmed();
    expect(prices).toHaveLength(4);
    recover();
    await send.click();
    await expect.poll(() => emails[0]).toMatchObject({ paymentFrequency: 'M', price: '100.03' });
    expect(prices).toHaveLength(5);
  });

  test('and does not come then, no mail is sent at another price; the button works again', async () => {
    const events = startTagManager();
    const { emails, recover } = await drawUnconfirmed();
    await send.click();
    await expect.element(dialog.getByText('Sending your quote...')).toBeVisible();
    await passRetries();
    await expect.element(dialog.getByText('Sending your quote...')).not.toBeInTheDocument();
    expect(events).toContainEqual({ event: 'error', errorName: 'emailQuote', errorType: 'system error' });
    expect(emails).toEqual([]);
    await expect.element(firstName).toHaveValue('Amélie');
    recover();
    await send.click();
    await expect.element(dialog.getByText('RN7')).toBeVisible();
    expect(emails).toHaveLength(1);
  });
});
