import { COUPLE, HEADINGS, QUOTE, SINGLE, WORKING_HOLIDAY } from './support/data.ts';
import { boxOf } from './support/layout.ts';
import { expect, test } from './support/test.ts';

test('§2 follows hashes, Back and Forward, and opens the first step for unknown hashes', async ({
  page,
  wizard,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await wizard.open('visa-type', COUPLE);
  await expect(wizard.previous, 'the first step has no Previous').toHaveCount(0);
  for (const hash of ['cover-type', 'age', 'select-cover'] as const) {
    await wizard.next.click();
    await expect(page).toHaveURL(`${QUOTE}#${hash}`);
    await expect(wizard.step(hash)).toBeVisible();
    await expect(wizard.heading).toBeFocused();
    await expect(page).toHaveTitle(`${HEADINGS[hash]} | Get a quote`);
  }
  await expect(wizard.next, 'the last step has no Next').toHaveCount(0);
  await wizard.previous.click();
  await expect(page).toHaveURL(`${QUOTE}#age`);
  await expect.poll(wizard.scrollY).toBe(0);
  await page.evaluate(() => location.assign('#cover-type'));
  await expect(wizard.step('cover-type')).toBeVisible();
  await page.evaluate(() => location.assign('#nothing'));
  await expect(wizard.step('visa-type')).toBeVisible();

  for (const hash of ['cover-type', 'age', 'select-cover', 'age', 'cover-type', 'visa-type']) {
    await page.goBack();
    await expect(wizard.step(hash)).toBeVisible();
  }
  for (const hash of ['cover-type', 'age', 'select-cover', 'age']) {
    await page.goForward();
    await expect(wizard.step(hash)).toBeVisible();
  }
});

test('opens the first step for hashes that are names of all objects', async ({ page, wizard }) => {
  for (const hash of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
    await wizard.open('age', COUPLE);
    await page.evaluate((name) => location.assign(`#${name}`), hash);
    await page.reload();
    await expect(wizard.step('visa-type')).toBeVisible();
    await wizard.next.click();
    await expect(wizard.step('cover-type')).toBeVisible();
  }
});

test('§2 §5 §9 stores ages from 18 to 100 and keeps other text on Previous', async ({ page, wizard }) => {
  const { ageInput } = wizard;
  await wizard.open('age', { ...SINGLE, age: undefined });
  for (const [text, age] of [['18', 18], ['100', 100], [' 42 ', 42], ['17'], ['101'], ['1e2']] as const) {
    await ageInput.fill(text);
    await ageInput.blur();
    await (age ? expect(wizard.next).toBeEnabled() : expect(wizard.next).toBeDisabled());
    await expect(ageInput, 'what was typed stays').toHaveValue(text);
    expect((await wizard.storage.quote())?.age).toBe(age);
  }

  await ageInput.fill('seventeen');
  const { x, y, width, height } = await boxOf(wizard.previous);
  // leaving the field shows an error, which moves the button: the first click still counts
  await page.mouse.click(x + width / 2, y + height / 2, { delay: 50 });
  await expect(wizard.step('cover-type')).toBeVisible();
  await wizard.coverTile('Single').click();
  await expect(ageInput).toHaveValue('seventeen');
  await expect(wizard.next).toBeDisabled();
});

test('§4 keeps a quote after a reload', async ({ page, wizard }) => {
  await wizard.open('visa-type', COUPLE);
  await page.reload();
  await expect(wizard.visaInput).toHaveValue(WORKING_HOLIDAY.name);
  await expect(page.getByRole('alert'), 'a restored answer is no mistake').toHaveCount(0);
  await expect(page.getByRole('option')).toHaveCount(0);
  await wizard.continueTo('cover-type');
  await page.reload();
  await expect(wizard.coverRadio('D')).toBeChecked();
  await wizard.open('select-cover');
  await page.getByRole('radio', { name: 'Monthly' }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  await expect(page.getByText('per month')).toHaveCount(4);
});
