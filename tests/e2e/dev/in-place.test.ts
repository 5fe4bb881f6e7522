import { QUOTE } from '../support/data.ts';
import { expect, test } from './dev-site.ts';

const PERSONAL = 'steps/application/personal-details.json';
const JOURNEY = 'journeys/application.json';

// each save is checked and compiled before the page updates
test.describe.configure({ timeout: 60_000 });

test('updates a visible message and the header', async ({ page, content, dev }) => {
  const { control, errorIn } = dev;
  await page.goto(`${QUOTE}#age`);
  await control('age').fill('17');
  await control('age').blur();
  await expect(errorIn('age')).toHaveText('Enter an age between 18 and 100');
  content.save('fields.json', 'Enter an age between 18 and 100', 'Enter your age, from 18 to 100');
  await expect(errorIn('age')).toHaveText('Enter your age, from 18 to 100');
  content.save('site.json', 'Call us on', 'Ring us on');
  await expect(page.getByRole('banner'), 'what stands around the page').toContainText('Ring us on');
  await expect(control('age')).toHaveValue('17');
});

test('keeps text, focus and scroll after a field and the journey change', async ({ page, content, dev }) => {
  const { control } = dev;
  await page.goto(QUOTE);
  await dev.jump('personal-details');
  await control('lastName').fill('Nguyen');
  await control('firstName').fill('Mai');
  await control('DOB').fill('27/0');
  const scroll = await dev.scrollY();

  content.save(PERSONAL, '"required": [', '"required": ["nickname", ');
  content.save(
    PERSONAL,
    '"properties": {',
    '"properties": { "nickname": { "type": "string", "title": "Nickname" }, ',
  );
  content.save(
    PERSONAL,
    '"uiSchema": {',
    '"uiSchema": { "nickname": { "ui:messages": { "required": "Enter your nickname" } }, ',
  );
  content.save(PERSONAL, '"ui:order": [', '"ui:order": ["nickname", ');
  await expect(control('nickname')).toBeVisible();
  await expect(control('DOB')).toHaveValue('27/0');
  await expect(control('DOB')).toBeFocused();

  content.restore();
  await expect(control('nickname')).toBeHidden();
  const journey: { steps: object[] } = JSON.parse(content.read(JOURNEY));
  const [first = {}, open = {}, partner = {}, dependants = {}, contact = {}, ...others] = journey.steps;
  const steps = [first, partner, dependants, contact, open, ...others];
  content.write(JOURNEY, JSON.stringify({ ...journey, steps }));
  await expect(page.getByText('Step 3 of 6')).toBeVisible();
  await expect(control('lastName')).toHaveValue('Nguyen');
  await expect(control('firstName')).toHaveValue('Mai');
  await expect(control('DOB')).toBeFocused();
  expect(await dev.scrollY()).toBe(scroll);
});

test('keeps the step open with its answers after its hash changes', async ({ page, content, dev }) => {
  const { control } = dev;
  await page.goto(QUOTE);
  await dev.jump('payment');
  await page.getByRole('radio', { name: /Bank account/ }).check();
  await control('accountName').fill('Mai Nguyen');
  content.save('steps/application/payment.json', '"hash": "payment"', '"hash": "pay"');
  await page.locator('[data-step="pay"]').waitFor();
  await expect(page).toHaveURL(/#pay$/);
  await expect(control('accountName')).toHaveValue('Mai Nguyen');
  await expect(control('accountName')).toBeFocused();
});
