import { AxeBuilder } from '@axe-core/playwright';
import { control, stepAt } from '../support/application.ts';
import { dialog, openEmail } from '../support/summary.ts';
import { field } from '../support/visitor.ts';
import { expect, goToPage, jump, test, toolbar } from './dev-site.ts';

const LANDING = '/health-insurance/overseas-visitors';

// Vite makes a page's modules as they are asked for the first time
test.describe.configure({ timeout: 60_000 });

test.describe('npm run dev: the development toolbar', () => {
  test('leads to a step as a family, with all that comes before answered', async ({ page }) => {
    await page.goto(LANDING);
    await jump(page, 'dependants-details');
    await toolbar(page).getByRole('button', { name: 'Family' }).click();
    await expect(page.getByText('Step 4 of 8')).toBeVisible();
    await expect(toolbar(page).getByRole('button', { name: 'Family' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const { violations } = await new AxeBuilder({ page }).include('dev-toolbar').analyze();
    expect(violations).toEqual([]);

    await toolbar(page).getByRole('button', { name: 'Fill' }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await stepAt(page, 'contact-details').waitFor();
    await jump(page, 'payment');
    await expect(page.getByText('Please complete')).toBeHidden();
    await expect(page.getByText(/You’ll be charged A\$/)).toBeVisible();
  });

  test('has a list of steps that closes by Escape, with the focus where it was', async ({ page }) => {
    await page.goto(LANDING);
    const steps = toolbar(page).getByRole('button', { name: 'Steps' });
    const list = page.getByRole('dialog', { name: 'Go to a step' });
    await steps.press('Enter');
    await expect(list).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(list.getByRole('button').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(steps).toBeFocused();
  });

  test('another cover type leaves what was typed', async ({ page }) => {
    await page.goto(LANDING);
    await jump(page, 'personal-details');
    await control(page, 'firstName').fill('Mai');
    await toolbar(page).getByRole('button', { name: 'Couple' }).click();
    await expect(page.getByText('Step 2 of 7')).toBeVisible();
    await expect(control(page, 'firstName')).toHaveValue('Mai');

    await jump(page, 'age');
    await control(page, 'age').fill('41');
    await toolbar(page).getByRole('button', { name: 'Single', exact: true }).press('Enter');
    await expect(toolbar(page).getByRole('button', { name: 'Single', exact: true })).toBeFocused();
    await expect(control(page, 'age')).toHaveValue('41');
  });

  test('reaches the form in a dialog, and stays when that closes', async ({ page }) => {
    await page.goto(LANDING);
    await goToPage(page, '/everyday-visitor-cover');
    await openEmail(page);
    const name = dialog(page).getByRole('textbox', { name: 'First name' });
    await toolbar(page).getByRole('button', { name: 'Fill' }).click();
    await expect(name).not.toHaveValue('');
    await toolbar(page).getByRole('button', { name: 'Messages' }).click();
    await expect(name).toHaveAccessibleDescription(/\w/);
    await page.keyboard.press('Escape');
    await expect(name).toBeHidden();
    await expect(toolbar(page).getByRole('button', { name: 'Steps' })).toBeVisible();
  });

  test('shows the messages of all fields, one after the other, and none in the end', async ({ page }) => {
    await page.goto(`${LANDING}/get-a-quote#age`);
    const messages = toolbar(page).getByRole('button', { name: /Messages/ });
    const alert = field(page, 'age').getByRole('alert');
    await control(page, 'age').waitFor();
    await messages.click();
    await expect(alert).toBeVisible();
    const shown = new Set<string>();
    for (let round = 0; round < 9 && (await alert.isVisible()); round += 1) {
      shown.add(await alert.innerText());
      await messages.click();
    }
    expect(shown.size).toBeGreaterThan(0);
    await expect(alert).toBeHidden();
  });

  test('leads to the confirmation, and from there to a new start', async ({ page }) => {
    await page.goto(LANDING);
    const covers = toolbar(page).getByRole('group', { name: 'Cover type' });
    await expect(toolbar(page).getByRole('button', { name: 'Steps' })).toBeVisible();
    await expect(covers).toBeHidden();
    await jump(page, 'confirmation');
    await expect(page.locator('[data-step="confirmation"]')).toContainText('12345678');
    await expect(toolbar(page).getByRole('button', { name: 'Steps' })).toBeFocused();
    await expect(covers).toBeHidden();
    await toolbar(page).getByRole('button', { name: 'Reset' }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect(page.locator('[data-step="confirmation"]')).toBeHidden();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test('can be put away, and never covers a form’s buttons', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await page.goto(`${LANDING}/get-a-quote#age`);
    await toolbar(page).getByRole('button', { name: 'Open the development toolbar' }).click();
    const next = page.getByRole('button', { name: 'Next' });
    await next.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const box = await toolbar(page).boundingBox();
    const foot = await page.getByRole('contentinfo').boundingBox();
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + 1);
    for (const button of await toolbar(page).getByRole('button').all()) {
      const size = await button.boundingBox();
      expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    // on a screen of this height the price sticks to the foot of the window
    await page.setViewportSize({ width: 390, height: 700 });
    await goToPage(page, '/everyday-visitor-cover');
    const buy = await page.getByRole('link', { name: 'Start application' }).boundingBox();
    const above = await toolbar(page).boundingBox();
    expect((buy?.y ?? Number.POSITIVE_INFINITY) + (buy?.height ?? 0)).toBeLessThanOrEqual(above?.y ?? 0);
    await toolbar(page).getByRole('button', { name: 'Collapse the development toolbar' }).press('Enter');
    await expect(toolbar(page).getByRole('button', { name: 'Fill' })).toBeHidden();
  });
});
