import type { Page } from 'playwright';

/** The form's HTML with one field filled, one left empty and one filled wrongly. */
async function formAt(page: Page, address: string): Promise<string> {
  await page.goto(address);
  const inputs = page.locator('input');
  await inputs.nth(0).fill('right');
  await inputs.nth(1).fill('wr0ng');
  await inputs.nth(2).focus();
  await inputs.nth(3).focus();
  await page.getByRole('alert').nth(1).waitFor();
  return page.locator('form').evaluate((form) => form.outerHTML);
}

/** @throws Error when two addresses do not show the very same form, errors included: they could not be compared */
export async function assertSameForm(page: Page, first: string, second: string): Promise<void> {
  const [one, other] = [await formAt(page, first), await formAt(page, second)];
  if (one !== other)
    throw new Error(`${first} and ${second} differ:\n${one.slice(0, 3000)}\n${other.slice(0, 3000)}`);
}
