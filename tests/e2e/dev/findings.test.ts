import { AxeBuilder } from '@axe-core/playwright';
import { control } from '../support/application.ts';
import { expect, findings, test } from './dev-site.ts';

const AGE = '/health-insurance/overseas-visitors/get-a-quote#age';

test.describe('npm run dev: content is saved with errors', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(AGE);
    await control(page, 'age').fill('34');
  });

  test('all of them stand over the page until they are corrected', async ({ page, content }) => {
    content.save('steps/quote/age.json', '"heading"', '"headng"');
    content.save('steps/quote/visa-type.json', '"hash": "visa-type"', '"hash": 7');
    const items = findings(page).getByRole('listitem');
    await expect(items).toHaveCount(2);
    await expect(findings(page)).toHaveAccessibleName('2 errors in your content');
    await expect(items.first()).toContainText('Did you mean "heading"?');
    await expect(items.first()).toContainText(/> 4 \| {3}"headng": /);
    const link = items.first().getByRole('link', { name: 'content/steps/quote/age.json:4:3' });
    const place = encodeURIComponent(`${content.root}/steps/quote/age.json:4:3`);
    await expect(link).toHaveAttribute('href', `/__open-in-editor?file=${place}`);

    content.restore();
    await expect(findings(page)).toBeHidden();
    await expect(control(page, 'age')).toHaveValue('34');
    await expect(control(page, 'age')).toBeFocused();
  });

  test('Escape closes them until the next save; the bar leads back', async ({ page, content }) => {
    content.save('steps/quote/age.json', '"heading"', '"headng"');
    await expect(findings(page).getByRole('heading')).toBeFocused();
    const { violations } = await new AxeBuilder({ page }).include('dev-findings').analyze();
    expect(violations).toEqual([]);

    await page.keyboard.press('Escape');
    await expect(findings(page)).toBeHidden();
    await expect(control(page, 'age')).toBeFocused();
    await page.getByRole('button', { name: '1 error' }).click();
    await expect(findings(page)).toBeVisible();
    await page.keyboard.press('Escape');
    content.save('steps/quote/age.json', '"subheading"', '"subheding"');
    await expect(findings(page).getByRole('listitem')).toHaveCount(2);

    await test.step('a page that is opened meanwhile has the last content that was right', async () => {
      await page.reload();
      await expect(findings(page).getByRole('listitem')).toHaveCount(2);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('heading', { name: 'How old are you?' })).toBeVisible();
    });
  });
});
