import type { Page } from '@playwright/test';
import { expect, test } from './form-page.ts';
import { agree, fillIn } from './rental-form.ts';

const PAYSLIP = { name: 'october.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
const PHOTO = { name: 'november.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(300_000) };

test.beforeEach(({ page, form }) => fillIn(page, form, [PAYSLIP, PHOTO]));

test('§2 sends an application with its files', async ({ form, sandbox }) => {
  await expect(form.line('Income each month')).toHaveText('A$4,019.99');
  await expect(form.line('Rent now')).toHaveText('none');
  for (const answer of ['I work', 'A$4,019.99', 'october.pdf', 'november.jpg'])
    await expect(form.review.getByText(answer).first()).toBeVisible();
  await form.tick(agree);
  await form.press('Send the application');
  await form.expectStep('We’ve received your application');
  await expect(form.line('Your reference')).toHaveText('F10000001');
  await expect(form.line('Files')).toContainText('october.pdf');
  const [sent] = (await sandbox.outbox()).forms;
  expect(sent?.request).toMatchObject({
    income: 4019.99,
    children: 2,
    pet: { cats: 1 },
    codeWord: 'lighthouse',
  });
  expect(sent?.files).toEqual([
    { field: 'payslips', name: 'october.pdf', size: 8, type: 'application/pdf' },
    { field: 'payslips', name: 'november.jpg', size: 300_000, type: 'image/jpeg' },
  ]);
});

test('asks students for a guarantor, and not for payslips', async ({ page, form, sandbox }) => {
  await form.change('What do you do?');
  await form.radio('What do you do?', 'I study').check();
  await form.press('Continue');
  await form.expectStep('Who could pay if you can’t?');
  await form.box('Their full name').fill('Mira Novak');
  await form.radio('Does this person know that you name them?', 'No').check();
  await form.pressDisabled('Continue');
  await expect(page.getByRole('alert')).toHaveText('Ask this person first');
  await form.radio('Does this person know that you name them?', 'Yes').check();
  await form.press('Continue');
  await form.expectStep('Check your answers');
  await form.tick(agree);
  await form.press('Send the application');
  await form.expectStep('We’ve received your application');
  const [sent] = (await sandbox.outbox()).forms;
  expect(sent?.request).toMatchObject({ work: 'study', guarantor: 'Mira Novak' });
  expect(sent?.request).not.toHaveProperty('payslips');
  expect(sent?.files).toBeUndefined();
});

test('asks again for files and private answers after a reload, and keeps all others', async ({
  page,
  form,
}) => {
  await form.tick(agree);
  await page.reload();
  await page.getByRole('link', { name: 'Go to “Choose a code word”' }).click();
  await expect(form.box('Code word')).toHaveValue('');
  await form.box('Code word').fill('harbour');
  await form.press('Continue');
  await expect(page.getByRole('checkbox', { name: agree })).toBeChecked();
  await form.press('Send the application');
  await form.expectStep('What do you earn?');
  await expect(page.getByText('Please choose again: october.pdf, november.jpg')).toBeVisible();
  await expect(form.box('Income each month, after tax')).toHaveValue('4,019.99');
  await page.getByRole('button', { name: /^Your last payslips/ }).setInputFiles(PAYSLIP);
  await form.press('Continue');
  await form.expectStep('Choose a code word');
});

test('shows how much of the files was sent, and can be cancelled', async ({ page, form, sandbox }) => {
  await page.route('**/hcf/forms/**', () => {});
  await form.tick(agree);
  await form.press('Send the application');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await form.press('Cancel');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Send the application' })).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await sandbox.outbox()).forms).toEqual([]);
  await page.unroute('**/hcf/forms/**');
  await form.press('Send the application');
  await form.expectStep('We’ve received your application');
});

const NEWS = 'Tell me about other homes (optional)';
const SENT = 'We’ve received your application';

/** Turns the application into one without files, which a reload keeps whole. */
async function becomeStudent(page: Page, form: Parameters<Parameters<typeof test>[2]>[0]['form']) {
  await form.change('What do you do?');
  await form.radio('What do you do?', 'I study').check();
  await form.press('Continue');
  await form.box('Their full name').fill('Mira Novak');
  await form.radio('Does this person know that you name them?', 'Yes').check();
  await form.press('Continue');
  await form.tick(agree);
  await expect(page.getByRole('checkbox', { name: agree })).toBeChecked();
}

test('sends no default for an answer that was cleared, also after a reload', async ({
  page,
  form,
  sandbox,
}) => {
  await becomeStudent(page, form);
  await form.change('Tell me about other homes');
  await page.getByRole('checkbox', { name: NEWS }).uncheck();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: NEWS })).not.toBeChecked();
  await page.evaluate(() => location.assign('#code-word'));
  await form.box('Code word').fill('harbour');
  await form.press('Continue');
  await expect(form.line('Tell me about other homes')).toHaveText('Not answered');
  await form.press('Send the application');
  await form.expectStep(SENT);
  const [sent] = (await sandbox.outbox()).forms;
  expect(sent?.request).toMatchObject({ codeWord: 'harbour' });
  expect(sent?.request).not.toHaveProperty('news');
});

test('counts an application once that is sent again from a duplicated tab', async ({
  page,
  form,
  sandbox,
}) => {
  await becomeStudent(page, form);
  const items = await page.evaluate(() => JSON.stringify(sessionStorage));
  const other = await page.context().newPage();
  await other.addInitScript((text) => {
    for (const [key, item] of Object.entries<string>(JSON.parse(text))) sessionStorage.setItem(key, item);
  }, items);
  await form.press('Send the application');
  await form.expectStep(SENT);
  await other.goto('/apply-to-rent#code-word');
  await other.getByRole('textbox', { name: 'Code word' }).fill('lighthouse');
  await other.getByRole('button', { name: 'Continue' }).click();
  await other.getByRole('button', { name: 'Send the application' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(SENT);
  await expect(other.getByText('F10000001')).toBeVisible();
  expect((await sandbox.outbox()).forms).toHaveLength(1);
});

for (const [codeWord, count] of [
  ['lighthouse', 1],
  ['harbour', 2],
] as const)
  test(`after a lost answer and a reload, the code word ${codeWord} makes ${count} in all`, async ({
    page,
    form,
    sandbox,
    problems,
  }) => {
    problems.provoke(/ERR_FAILED|could not be sent/);
    await becomeStudent(page, form);
    await page.route('**/hcf/forms/**', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await form.press('Send the application');
    await page.getByRole('dialog').getByRole('button', { name: 'Ok' }).click();
    await page.unroute('**/hcf/forms/**');
    await page.reload();
    await page.evaluate(() => location.assign('#code-word'));
    await form.box('Code word').fill(codeWord);
    await form.press('Continue');
    await form.press('Send the application');
    await form.expectStep(SENT);
    expect((await sandbox.outbox()).forms).toHaveLength(count);
  });

test('shows what the server refuses where it can be corrected, whatever its pointer', async ({
  page,
  form,
  problems,
}) => {
  problems.provoke(/422|could not be sent/);
  await form.tick(agree);
  const refuse = async (pointer: string) => {
    const errors = [{ pointer, keyword: 'unique' }];
    await page.route('**/hcf/forms/**', (route) => route.fulfill({ status: 422, json: { errors } }));
    await form.press('Send the application');
  };
  for (const [pointer, step, field] of [
    ['/pet/dogs/0/x', 'Who will live in the home?', form.box('Dogs (optional)')],
    ['/pet', 'Who will live in the home?', page.getByRole('group', { name: 'Your pets' })],
    ['/pet/d~1gs', 'Who will live in the home?', page.getByRole('group', { name: 'Your pets' })],
    ['#/%69ncome', 'What do you earn?', form.box('Income each month, after tax')],
    ['/payslips/7/name', 'What do you earn?', page.getByRole('button', { name: /^Your last payslips/ })],
    ['/codeWord', 'Choose a code word', form.box('Code word')],
  ] as const) {
    await refuse(pointer);
    await expect(form.heading, pointer).toHaveText(step);
    const summary = page.getByRole('region', { name: 'Please check your answers' });
    await expect(summary, pointer).toBeFocused();
    await expect(summary.getByRole('link').first(), pointer).toHaveText(/Check this answer$/);
    await expect(field, pointer).toHaveAccessibleDescription(/Check this answer/);
    await page.evaluate(() => location.assign('#check'));
  }
  for (const pointer of ['/nothing', '/constructor', '']) {
    await refuse(pointer);
    const dialog = page.getByRole('dialog', { name: 'We couldn’t send your application' });
    await dialog.getByRole('button', { name: 'Ok' }).click();
    await expect(form.heading, pointer).toHaveText('Check your answers');
  }
});
