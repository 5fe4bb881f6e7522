import { LANDING, QUOTE } from '../support/data.ts';
import { expect, test } from '../support/test.ts';

const TYPED = 'working holiday';

/** Returns a delay of up to 800 milliseconds, which looks random but is the same in each run. */
const delayOf = (run: number) => ((run * 7919) % 811) - 10;

for (const run of Array(100).keys())
  test(`keeps a text while the code arrives after ${delayOf(run)} milliseconds`, async ({ page, wizard }) => {
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
