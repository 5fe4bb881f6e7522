import type { Page } from 'playwright';
import { MESSAGES } from './content.ts';
import type { Size } from './pages.ts';
import { openWithReact } from './react-attached.ts';

/** Opens a page, enters a right and a wrong answer, and waits for the message. */
async function enterAnswers(page: Page, size: Size, address: string): Promise<void> {
  await openWithReact(page, address, size);
  const inputs = page.locator('input');
  await inputs.nth(0).fill('right');
  await inputs.nth(1).fill('wr0ng');
  await inputs.nth(2).focus();
  await inputs.nth(3).focus();
  await page.getByText(MESSAGES.pattern).waitFor();
}

/** Returns the form's HTML. React orders attributes differently in first views, so they are sorted. */
function htmlOf(page: Page): Promise<string> {
  return page.locator('form').evaluate((form) => {
    const copy = form.cloneNode(true) as Element;
    for (const element of [copy, ...copy.querySelectorAll('*')]) {
      const attributes = [...element.attributes].sort((a, b) => (a.name < b.name ? -1 : 1));
      for (const { name } of attributes) element.removeAttribute(name);
      for (const { name, value } of attributes) element.setAttribute(name, value);
    }
    return copy.outerHTML;
  });
}

/** Checks that two addresses show the same form, including errors. @throws Error if they differ */
export async function assertSameForm(page: Page, size: Size, first: string, second: string): Promise<void> {
  const formAt = async (address: string) => {
    await enterAnswers(page, size, address);
    await page.getByRole('alert').nth(1).waitFor();
    return htmlOf(page);
  };
  const [one, other] = [await formAt(first), await formAt(second)];
  if (one !== other)
    throw new Error(`${first} and ${second} differ:\n${one.slice(0, 3000)}\n${other.slice(0, 3000)}`);
}
