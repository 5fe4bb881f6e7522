import { LANDING, QUOTE } from '../support/data.ts';
import { expect, test } from '../support/test.ts';

test('keeps the device’s font on a slow connection, and loads the page’s font for the next page', async ({
  page,
  wizard,
}) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  const slow = { offline: false, latency: 300, downloadThroughput: 500_000, uploadThroughput: 100_000 };
  await cdp.send('Network.emulateNetworkConditions', slow);
  const root = page.locator('html');
  await page.goto(LANDING);
  await expect(root).toHaveAttribute('data-font', 'device');
  await expect(wizard.visaInput).toBeVisible();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('fontLoaded'))).toBe('true');

  await page.goto(QUOTE);
  await expect(wizard.visaInput).toBeVisible();
  await expect(root).not.toHaveAttribute('data-font');
});
