import {
  continueTo,
  control,
  dayFromToday,
  openApplication,
  priceLine,
  quoteOf,
} from '../support/application.ts';
import { recordCalls } from '../support/calls.ts';
import { boxOf } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';
import { ageInput, field } from '../support/visitor.ts';

const CHANGED = 'Your price has changed';

test('§4 a date of birth in another age band changes the price', async ({ page, storage }) => {
  const [products, prices] = [recordCalls(page, 'getproductid'), recordCalls(page, 'getPrice')];
  const price = priceLine(page).getByText('A$');
  const alert = field(page, 'DOB').getByRole('status').filter({ hasText: CHANGED });
  await storage.leave(quoteOf('D'));
  await openApplication(page, 'personal-details');
  const before = await price.innerText();
  expect(before).toMatch(/^A\$[\d,.]+$/);

  await test.step('the same age changes nothing', async () => {
    const asked = prices.length;
    await control(page, 'DOB').fill(dayFromToday(-34, -30).typed);
    await expect.poll(() => prices.length).toBeGreaterThan(asked);
    await expect(price).toHaveText(before);
    await expect(page.getByText(CHANGED)).toHaveCount(0);
    expect(await storage.quote()).toMatchObject({ age: 34, dob: dayFromToday(-34, -30).stored });
  });

  const birthday = dayFromToday(-40, -30);
  await control(page, 'DOB').fill(birthday.typed);
  await expect(alert).toContainText(`It was ${before} per month. It’s now A$`);
  const after = await price.innerText();
  expect(after).not.toBe(before);
  await expect(alert).toContainText(`now ${after} per month`);
  expect(products.at(-1)?.pathname).toBe('/hcf/ovhc/getproductid.417.D.A2.A1.json');
  expect(await storage.quote()).toMatchObject({ age: 40, dob: birthday.stored, partnerAge: 33 });

  await test.step('the quote shows the new age', async () => {
    const quote = page.getByRole('region', { name: 'Your quote' });
    await expect(quote).toContainText('40');
    await quote.getByRole('link', { name: 'Change Your age' }).click();
    await expect(ageInput(page)).toHaveValue('40');
  });
});

test('§7 a cover start in another age band changes the price silently', async ({ page, storage }) => {
  // who is 35 today is 36, and in another band, when the cover starts
  await storage.leave({ ...quoteOf('S'), age: 35, dob: dayFromToday(-36, 5).stored });
  await openApplication(page, 'cover-start');
  const before = await priceLine(page).getByText('A$').innerText();
  const start = dayFromToday(0, 10);
  await control(page, 'coverStart').fill(start.typed);
  await expect(priceLine(page).getByText('A$')).not.toHaveText(before);
  expect(await storage.quote()).toMatchObject({ coverStart: start.stored, coverStartDate: start.stored });
  await continueTo(page, 'personal-details');
  await expect(page.getByText(CHANGED)).toHaveCount(0);
});

test('the price stays in view, and covers no focus', async ({ page, storage }) => {
  await storage.leave(quoteOf('P'));
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await openApplication(page, 'dependants-details');
    await page.reload();
    await expect(priceLine(page)).toContainText('A$');
    await page.getByRole('button', { name: 'Add another dependant' }).click();
    await field(page, 'dependants[1].countryCitizenshipDependant').getByRole('combobox').focus();
    await expect(priceLine(page)).toBeInViewport();

    const { bottom } = await boxOf(priceLine(page));
    expect(bottom).toBeLessThan(100);
    for (let back = 0; back < 8; back += 1) {
      await page.keyboard.press('Shift+Tab');
      expect((await boxOf(page.locator(':focus'))).y, `${back + 1} back`).toBeGreaterThanOrEqual(bottom);
    }
    await page.getByRole('button', { name: 'Remove Dependant 2' }).click();
  }
});
