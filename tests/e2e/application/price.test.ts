import { dayFromToday, quoteOf } from '../support/data.ts';
import { boxOf } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

const CHANGED = 'Your price has changed';

test('§4 shows a new price after a date of birth in another age band', async ({ application }) => {
  const { control, field, priceLine, recordCalls } = application;
  const products = recordCalls('getproductid');
  const price = priceLine.getByText('A$');
  const alert = field('DOB').getByRole('status').filter({ hasText: CHANGED });
  await application.open('personal-details', quoteOf('D'));
  const before = await price.innerText();
  const birthday = dayFromToday(-40, -30);
  await control('DOB').fill(birthday.typed);
  await expect(alert).toContainText(`It was ${before} per month. It’s now A$`);
  const after = await price.innerText();
  expect(after).not.toBe(before);
  await expect(alert).toContainText(`now ${after} per month`);
  expect(products.at(-1)?.pathname).toBe('/hcf/ovhc/getproductid.417.D.A2.A1.json');
  expect(await application.storage.quote()).toMatchObject({ age: 40, dob: birthday.stored, partnerAge: 33 });
});

test('§7 updates the price silently for a cover start in another age band', async ({ page, application }) => {
  const price = application.priceLine.getByText('A$');
  // a visitor who is 35 today is 36, in another age band, when the cover starts
  await application.open('cover-start', { ...quoteOf('S'), age: 35, dob: dayFromToday(-36, 5).stored });
  const before = await price.innerText();
  await application.fill('cover-start');
  await expect(price).not.toHaveText(before);
  const start = dayFromToday(0, 10).stored;
  expect(await application.storage.quote()).toMatchObject({ coverStart: start, coverStartDate: start });
  await application.continueTo('personal-details');
  await expect(page.getByText(CHANGED)).toHaveCount(0);
});

test('keeps the price in view without covering the focus', async ({ page, application }) => {
  const { priceLine, field } = application;
  await page.setViewportSize({ width: 390, height: 800 });
  await application.open('dependants-details', quoteOf('P'));
  await expect(priceLine).toContainText('A$');
  await page.getByRole('button', { name: 'Add another dependant' }).click();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await field('dependants[1].countryCitizenshipDependant').getByRole('combobox').focus();
    await expect(priceLine).toBeInViewport();
    const { bottom } = await boxOf(priceLine);
    expect(bottom).toBeLessThan(100);
    for (let back = 0; back < 8; back += 1) {
      await page.keyboard.press('Shift+Tab');
      expect((await boxOf(page.locator(':focus'))).y, `${back + 1} back`).toBeGreaterThanOrEqual(bottom);
    }
  }
});
