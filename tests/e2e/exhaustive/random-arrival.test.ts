import { LANDING, QUOTE } from '../support/data.ts';
import { expect, test } from '../support/test.ts';

const TYPED = 'working holiday';

/** Returns the least delay of a run: up to 800 milliseconds, in no order. Each file gets up to 50 more at random. */
const delayOf = (run: number) => (run * 7919) % 801;

for (const run of Array(100).keys())
  test(`keeps a text while the code arrives after ${delayOf(run)} milliseconds (${run})`, async ({
    page,
    wizard,
  }) => {
    await page.route(/\/assets\/(?!before-paint|too-old)[\w/-]+\.js$/, (route) => {
      setTimeout(() => route.continue(), delayOf(run) + Math.random() * 50);
    });
    await page.goto(run % 2 ? LANDING : QUOTE, { waitUntil: 'commit' });
    await wizard.visaInput.click();
    await page.keyboard.type(TYPED, { delay: 25 });
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('option', { name: 'Working Holiday visa' })).toBeVisible();
    await page.keyboard.type('!');
    await expect(wizard.visaInput).toHaveValue('working holida!y');
  });
