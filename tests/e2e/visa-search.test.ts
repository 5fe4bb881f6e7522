import { recordCalls } from './support/calls.ts';
import { WORKING_HOLIDAY } from './support/quotes.ts';
import { expect, test } from './support/test.ts';
import { openStep, visaInput } from './support/visitor.ts';

const VISATYPES = '/hcf/ovhc/visatypes.json';

test('§5 §8 the search starts at two characters', async ({ page }) => {
  const calls = recordCalls(page, 'visatypes');
  await page.clock.install();
  await openStep(page, 'visa-type');

  await visaInput(page).pressSequentially('w');
  await page.clock.runFor(5000);
  await expect(page.getByText('Type to search...').first()).toBeVisible();
  expect(calls).toEqual([]);

  await visaInput(page).pressSequentially('o');
  await page.clock.runFor(200);
  await expect(page.getByRole('option', { name: WORKING_HOLIDAY.name })).toBeVisible();
  expect(calls.map(({ pathname }) => pathname)).toEqual([VISATYPES]);
});

test('§7 the search waits for 200 ms of rest', async ({ page }) => {
  const calls = recordCalls(page, 'visatypes');
  await page.clock.install();
  await openStep(page, 'visa-type');
  await page.clock.pauseAt(Date.now() + 60_000);

  for (const letter of 'work') {
    await visaInput(page).pressSequentially(letter);
    await page.clock.runFor(199);
  }
  expect(calls).toEqual([]);
  await page.clock.runFor(1);
  await expect(page.getByRole('option', { name: WORKING_HOLIDAY.name })).toBeVisible();
  expect(calls.map(({ pathname }) => pathname)).toEqual([VISATYPES]);
});

test('§2 visas are found by name, by number and in any order of words', async ({ page, sandbox }) => {
  await openStep(page, 'visa-type');
  const visas = await sandbox.visaTypes();
  const named = (part: string) =>
    visas.filter(({ name }) => name.includes(part)).map(({ name, code }) => `${name} ${code}`);

  await visaInput(page).fill('PROVISIONAL');
  await expect(page.getByRole('option')).toHaveText(named('Provisional'));
  await visaInput(page).fill('417');
  await expect(page.getByRole('option')).toHaveText(['Working Holiday visa 417']);
  await visaInput(page).fill('holiday work');
  await expect(page.getByRole('option')).toHaveText(named('Holiday'));
});

test('§8 nothing is found: it says so, offers all visas, and stays usable', async ({ page, sandbox }) => {
  await openStep(page, 'visa-type');
  await visaInput(page).fill('moon');
  await expect(page.getByText('No matches found.').first()).toBeVisible();
  await expect(
    page.getByText('Check the spelling, or enter your visa’s subclass number.').first(),
  ).toBeVisible();
  await expect(page.getByRole('option')).toHaveText(['Show all visas']);
  await page.getByRole('option').click();
  await expect(page.getByRole('option')).toHaveCount((await sandbox.visaTypes()).length);
  await visaInput(page).fill('holiday');
  await expect(page.getByRole('option', { name: WORKING_HOLIDAY.name })).toBeVisible();
});

test('§8 while the visas are on their way it says so', async ({ page, sandbox }) => {
  await sandbox.keepWaiting('visatypes');
  await openStep(page, 'visa-type');
  await visaInput(page).fill('holiday');
  await expect(page.getByText('Searching...').first()).toBeVisible();
});

test('§9 results are cached: the visas are asked for once', async ({ page }) => {
  const calls = recordCalls(page, 'visatypes');
  await openStep(page, 'visa-type');
  for (const text of ['holiday', 'student', 'holiday']) {
    await visaInput(page).fill(text);
    await expect(page.getByRole('option').first()).toContainText(new RegExp(text, 'i'));
  }
  expect(calls.map(({ pathname }) => pathname)).toEqual([VISATYPES]);
});

test('§9 the list is at most 300 pixels high, and scrolls', async ({ page }) => {
  await openStep(page, 'visa-type');
  await visaInput(page).fill('visa');
  await expect(page.getByRole('option').first()).toBeVisible();
  const list = await page.getByRole('listbox').evaluate((element) => ({
    height: element.getBoundingClientRect().height,
    scrolls: element.scrollHeight > element.clientHeight,
  }));
  expect(list.height).toBeLessThanOrEqual(300);
  expect(list.scrolls).toBe(true);
});
