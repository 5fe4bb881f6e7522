import { control } from '../support/application.ts';
import { field } from '../support/visitor.ts';
import { expect, jump, test } from './dev-site.ts';

const QUOTE = '/health-insurance/overseas-visitors/get-a-quote';
const PERSONAL = 'steps/application/personal-details.json';
const JOURNEY = 'journeys/application.json';

// each save is checked and compiled before the page follows
test.describe.configure({ timeout: 60_000 });

test.describe('npm run dev: content is saved, and the open page follows', () => {
  test('a message and the header are edited while they show', async ({ page, content }) => {
    await page.goto(`${QUOTE}#age`);
    await control(page, 'age').fill('17');
    await control(page, 'age').blur();
    await expect(field(page, 'age').getByRole('alert')).toHaveText('Enter an age between 18 and 100');
    content.save('fields.json', 'Enter an age between 18 and 100', 'Enter your age, from 18 to 100');
    await expect(field(page, 'age').getByRole('alert')).toHaveText('Enter your age, from 18 to 100');
    content.save('site.json', 'Call us on', 'Ring us on');
    await expect(page.getByRole('banner'), 'what stands around the page').toContainText('Ring us on');
    await expect(control(page, 'age')).toHaveValue('17');
  });

  test('a changed field and journey keep what is typed, focus and scroll', async ({ page, content }) => {
    await page.goto(QUOTE);
    await jump(page, 'personal-details');
    await control(page, 'lastName').fill('Nguyen');
    await control(page, 'firstName').fill('Mai');
    await control(page, 'DOB').fill('27/0');
    const scroll = await page.evaluate(() => scrollY);

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
    await expect(control(page, 'nickname')).toBeVisible();
    await expect(control(page, 'DOB')).toHaveValue('27/0');
    await expect(control(page, 'DOB')).toBeFocused();

    content.restore();
    await expect(control(page, 'nickname')).toBeHidden();
    const journey: { steps: object[] } = JSON.parse(content.read(JOURNEY));
    const [first = {}, open = {}, ...steps] = journey.steps;
    content.write(JOURNEY, JSON.stringify({ ...journey, steps: [open, first, ...steps] }));
    await expect(page.getByText('Step 1 of 6')).toBeVisible();
    await expect(control(page, 'lastName')).toHaveValue('Nguyen');
    await expect(control(page, 'firstName')).toHaveValue('Mai');
    await expect(control(page, 'DOB')).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(scroll);
  });

  test('a changed hash keeps the step open, with all its answers', async ({ page, content }) => {
    await page.goto(QUOTE);
    await jump(page, 'payment');
    await page.getByRole('radio', { name: /Bank account/ }).check();
    await control(page, 'accountName').fill('Mai Nguyen');
    content.save('steps/application/payment.json', '"hash": "payment"', '"hash": "pay"');
    await page.locator('[data-step="pay"]').waitFor();
    await expect(page).toHaveURL(/#pay$/);
    await expect(control(page, 'accountName')).toHaveValue('Mai Nguyen');
    await expect(control(page, 'accountName')).toBeFocused();
  });
});
