import { AxeBuilder } from '@axe-core/playwright';
import { control } from '../support/application.ts';
import { diagnostics, expect, test } from './dev-site.ts';

const AGE = '/health-insurance/overseas-visitors/get-a-quote#age';

test.describe('npm run dev: content is saved with errors', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(AGE);
    await control(page, 'age').fill('34');
  });

  test('all of them show over the page until they are corrected', async ({ page, content }) => {
    content.save('steps/quote/age.json', '"heading"', '"headng"');
    content.save('steps/quote/visa-type.json', '"hash": "visa-type"', '"hash": 7');
    const items = diagnostics(page).getByRole('listitem');
    await expect(items).toHaveCount(2);
    await expect(diagnostics(page)).toHaveAccessibleName('2 errors in your content');
    await expect(items.first()).toContainText('Did you mean "heading"?');
    await expect(items.first()).toContainText(/> 4 \| {3}"headng": /);
    const link = items.first().getByRole('link', { name: 'content/steps/quote/age.json:4:3' });
    const location = encodeURIComponent(`${content.root}/steps/quote/age.json:4:3`);
    await expect(link).toHaveAttribute('href', `/__open-in-editor?file=${location}`);

    content.restore();
    await expect(diagnostics(page)).toBeHidden();
    await expect(control(page, 'age')).toHaveValue('34');
    await expect(control(page, 'age')).toBeFocused();
  });

  test('Escape closes them until the next save; the toolbar opens them again', async ({ page, content }) => {
    content.save('steps/quote/age.json', '"heading"', '"headng"');
    await expect(diagnostics(page).getByRole('heading')).toBeFocused();
    const { violations } = await new AxeBuilder({ page }).include('dev-diagnostics').analyze();
    expect(violations).toEqual([]);

    await page.keyboard.press('Escape');
    await expect(diagnostics(page)).toBeHidden();
    await expect(control(page, 'age')).toBeFocused();
    await page.getByRole('button', { name: '1 error' }).click();
    await expect(diagnostics(page)).toBeVisible();
    await page.keyboard.press('Escape');
    content.save('steps/quote/age.json', '"subheading"', '"subheding"');
    await expect(diagnostics(page).getByRole('listitem')).toHaveCount(2);

    await test.step('a page that is opened meanwhile has the last valid content', async () => {
      await page.reload();
      await expect(diagnostics(page).getByRole('listitem')).toHaveCount(2);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('heading', { name: 'How old are you?' })).toBeVisible();
    });
  });
});
