import { control, dayFromToday, openApplication, quoteOf } from '../support/application.ts';
import { expect, test } from '../support/test.ts';
import { errorIn, field } from '../support/visitor.ts';

test.beforeEach(({ storage }) => storage.leave(quoteOf('S')));

test('§5 a date outside its bounds is emptied on leaving, and the authored message says the bounds', async ({
  page,
}) => {
  await openApplication(page, 'cover-start');
  await control(page, 'coverStart').fill(dayFromToday(0, -1).typed);
  await control(page, 'coverStart').blur();
  await expect(control(page, 'coverStart')).toHaveValue('');
  await expect(errorIn(page, 'coverStart')).toHaveText(/^Choose a date from \d+ \w+ \d{4} to 2 \w+ \d{4}$/);
});

test('§5 a date that is none is emptied on leaving, and the authored message says how to write one', async ({
  page,
}) => {
  await openApplication(page, 'personal-details');
  await control(page, 'DOB').fill('31/02/1990');
  await control(page, 'DOB').blur();
  await expect(control(page, 'DOB')).toHaveValue('');
  await expect(errorIn(page, 'DOB')).toHaveText(/^Enter a real date of birth, for example/);
});

test('decisions "Dates": the birthday’s calendar opens at today minus the age, loaded on first open', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openApplication(page, 'personal-details');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /Calendar/.test(url))).toEqual([]);

  await field(page, 'DOB')
    .getByRole('button', { name: /calendar/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Date of birth' });
  await expect(dialog.getByRole('grid')).toBeVisible();
  expect(asked.filter((url) => /Calendar/.test(url))).not.toEqual([]);
  const now = new Date();
  await expect(dialog.getByRole('combobox', { name: 'Year' })).toHaveValue(String(now.getFullYear() - 34));
  await expect(dialog.getByText(/^(Mo|Su)$/).first()).toHaveText('Mo');

  await dialog.getByRole('combobox', { name: 'Year' }).selectOption('1990');
  await dialog.getByRole('combobox', { name: 'Month' }).selectOption('March');
  await dialog.getByRole('button', { name: /27(th)? March 1990/ }).click();
  await expect(control(page, 'DOB')).toHaveValue('27/03/1990');
  await expect(field(page, 'DOB').getByRole('button', { name: /calendar/ })).toBeFocused();
});
