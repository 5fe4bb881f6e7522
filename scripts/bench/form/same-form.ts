import type { Page } from 'playwright';
import { MESSAGES } from './content.ts';

/** Opens a page, enters a right and a wrong answer, and waits for the message. */
async function enterAnswers(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const inputs = page.locator('input');
  await inputs.nth(0).fill('right');
  await inputs.nth(1).fill('wr0ng');
  await inputs.nth(2).focus();
  await inputs.nth(3).focus();
  await page.getByText(MESSAGES.pattern).waitFor();
}

const htmlOf = (page: Page) => page.locator('form').evaluate((form) => form.outerHTML);

/** Checks that two addresses show the same form, including errors. @throws Error if they differ */
export async function assertSameForm(page: Page, first: string, second: string): Promise<void> {
  const formAt = async (address: string) => {
    await enterAnswers(page, address);
    await page.getByRole('alert').nth(1).waitFor();
    return htmlOf(page);
  };
  const [one, other] = [await formAt(first), await formAt(second)];
  if (one !== other)
    throw new Error(`${first} and ${second} differ:\n${one.slice(0, 3000)}\n${other.slice(0, 3000)}`);
}

/** Returns the label of each input. RJSF adds a star to those of required fields. */
function labelsOf(page: Page): Promise<string[]> {
  return page
    .locator('input')
    .evaluateAll((inputs) =>
      inputs.map((input) => (input as HTMLInputElement).labels?.[0]?.textContent?.replace(/\*$/, '') ?? ''),
    );
}

/**
 * Checks that two addresses ask the same, and that the second one shows the message of a wrong answer at its field.
 * Their HTML may differ. @throws Error if the second one does not
 */
export async function assertSameFields(page: Page, first: string, second: string): Promise<void> {
  await page.goto(first);
  await page.locator('input').first().waitFor();
  const labels = await labelsOf(page);
  await enterAnswers(page, second);
  const others = await labelsOf(page);
  if (labels.join('\n') !== others.join('\n'))
    throw new Error(`${first} and ${second} have different fields:\n${labels}\n${others}`);
  const message = page.locator('input[name$="field1"]').locator('..').getByText(MESSAGES.pattern);
  if ((await message.count()) !== 1) throw new Error(`${second} shows no message at its second field.`);
}
