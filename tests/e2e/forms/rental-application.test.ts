import { expect, test } from './form-page.ts';

const PAYSLIP = { name: 'october.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
const PHOTO = { name: 'november.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(300_000) };

test.beforeEach(async ({ page, form }) => {
  const { box, radio, press, expectStep } = form;
  await page.goto('/apply-to-rent');
  await expectStep('Who will live in the home?');
  await box('Your full name').fill('Alex Novak');
  await box('Email address').fill('alex@example.com');
  await box('How many people in total?').fill('3.0');
  await box('How many of them are children?').fill('3');
  await radio('What do you do?', 'I work').check();
  await expect(page.getByRole('alert')).toHaveText(
    'Enter a number below 3: at least one person must be an adult',
  );
  await box('How many of them are children?').fill('2');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('group', { name: 'Your pets' }).getByRole('textbox', { name: 'Cats' }).fill('1');
  await press('Continue');

  await expectStep('What do you earn?');
  await expect(page.getByText('You can get help with the rent for 2 children.')).toBeVisible();
  await box('Employer').fill('Harbour Hotel');
  await box('Income each month, after tax').fill('A$ 4,019.99');
  await page.getByRole('button', { name: /^Your last payslips/ }).setInputFiles([PAYSLIP, PHOTO]);
  await expect(page.getByRole('button', { name: 'Remove october.pdf' })).toBeVisible();
  await press('Continue');

  await expectStep('Choose a code word');
  await box('Code word').fill('lighthouse');
  await press('Continue');
  await expectStep('Check your answers');
});

const agree = 'You may check my details with my employer';

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
