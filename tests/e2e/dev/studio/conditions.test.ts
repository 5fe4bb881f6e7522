import { expect, test } from './studio-site.ts';

// a server starts for each test, and compiles all pages at first
test.describe.configure({ timeout: 90_000 });

const FILE = 'pages/application.json';
const SHOWN = 'Only if Who needs cover? is Couple and Your age is known';

test('changes when a line shows with the keyboard, and says who sees it', async ({ page, site, studio }) => {
  const before = site.content.read(FILE);
  await studio.open('Application', 'Your quote', 'Items', 'Your age');
  const line = studio.frame.getByRole('term').filter({ hasText: 'Your age' });
  await expect(line).toBeVisible();

  const { properties } = studio;
  await properties.getByText('Only if Your age is known').focus();
  await page.keyboard.press('Enter');
  await properties.getByRole('button', { name: 'Add a part' }).focus();
  await page.keyboard.press('Enter');
  const part = studio.group('Part 2');
  await expect(part.getByRole('combobox', { name: 'About' })).toBeFocused();
  await page.keyboard.type('Who needs');
  await expect(part.getByRole('combobox', { name: 'Says' })).toHaveValue('one of');
  for (const key of ['Tab', 'Tab', 'Tab', 'Space']) await page.keyboard.press(key);
  await expect(part.getByRole('checkbox', { name: 'Couple' })).toBeChecked();

  await expect(properties.getByText(SHOWN)).toBeVisible();
  await expect(line).toBeHidden();
  await expect(properties.getByText(/^For example, .*Who needs cover\?: Couple/)).toBeVisible({
    timeout: 20_000,
  });

  await studio.tool('Save').click();
  await expect(studio.status).toContainText('Saved');
  const { items } = JSON.parse(site.content.read(FILE)).told;
  const when = {
    type: 'object',
    properties: { coverType: { const: 'D' } },
    required: ['age', 'coverType'],
  };
  expect(items).toContainEqual(expect.objectContaining({ label: 'Your age', when }));

  await studio.tool(/^Undo/).click();
  await expect(line).toBeVisible();
  await studio.tool('Save').click();
  await expect(studio.status).toContainText('Saved');
  expect(site.content.read(FILE)).toBe(before);
});
