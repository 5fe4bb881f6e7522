import { AxeBuilder } from '@axe-core/playwright';
import { QUOTE } from '../support/data.ts';
import { expect, test } from './dev-site.ts';

test('npm run dev: shows errors over the page until they are fixed or closed', async ({
  page,
  content,
  dev: { control, diagnostics },
}) => {
  test.slow();
  const items = diagnostics.getByRole('listitem');
  await page.goto(`${QUOTE}#age`);
  await control('age').fill('34');
  content.save('steps/quote/age.json', '"heading"', '"headng"');
  content.save('steps/quote/visa-type.json', '"hash": "visa-type"', '"hash": 7');
  await expect(items).toHaveCount(2);
  await expect(diagnostics).toHaveAccessibleName('2 errors in your content');
  await expect(items.first()).toContainText('Did you mean "heading"?');
  await expect(items.first()).toContainText(/> 4 \| {3}"headng": /);
  const link = items.first().getByRole('link', { name: 'content/steps/quote/age.json:4:3' });
  const location = encodeURIComponent(`${content.root}/steps/quote/age.json:4:3`);
  await expect(link).toHaveAttribute('href', `/__open-in-editor?file=${location}`);
  content.restore();
  await expect(diagnostics).toBeHidden();
  await expect(control('age')).toHaveValue('34');
  await expect(control('age')).toBeFocused();

  // Escape hides the diagnostics until the next save, and the toolbar shows them again
  content.save('steps/quote/age.json', '"heading"', '"headng"');
  await expect(diagnostics.getByRole('heading')).toBeFocused();
  const { violations } = await new AxeBuilder({ page }).include('dev-diagnostics').analyze();
  expect(violations).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(diagnostics).toBeHidden();
  await expect(control('age')).toBeFocused();
  await page.getByRole('button', { name: '1 error' }).click();
  await expect(diagnostics).toBeVisible();
  await page.keyboard.press('Escape');
  content.save('steps/quote/age.json', '"subheading"', '"subheding"');
  await expect(items).toHaveCount(2);

  // a page that opens in the meantime has the last valid content
  await page.reload();
  await expect(items).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'How old are you?' })).toBeVisible();
});

test('npm run dev: warns about dead ends that only a search of the journeys finds', async ({
  page,
  content,
  dev: { diagnostics, tool },
}) => {
  test.slow();
  await page.goto(`${QUOTE}#age`);
  content.save(
    'steps/application/declaration.json',
    '"uiSchema": {',
    '"uiSchema": { "ui:messages": { "not": "Leave this open" },',
  );
  content.save(
    'steps/application/declaration.json',
    '"type": "object"',
    '"type": "object", "not": { "type": "object", "required": ["declaration"] }',
  );
  await tool(/\d warnings?$/).click();
  await expect(diagnostics.getByRole('listitem').first()).toContainText('Dead end at #declaration');
  content.restore();
  await expect(diagnostics).toBeHidden();
});
