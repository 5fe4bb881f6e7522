import type { Route } from '@playwright/test';
import { gate } from '../support/gate.ts';
import { expect, test } from '../support/test.ts';

/** Answers the card form's page with a header that the browser or an operator may have set. */
const withHeaders = (headers: Record<string, string>) => async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, headers: { ...response.headers(), ...headers } });
};

const BLOCKS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'an extension blocks it': (route) => route.abort('blockedbyclient'),
  'there is no network': (route) => route.abort('internetdisconnected'),
  'its server fails': (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }),
  'it may not be framed': withHeaders({ 'content-security-policy': "frame-ancestors 'none'" }),
  'it may not be framed, says an old header': withHeaders({
    'content-security-policy': '',
    'x-frame-options': 'DENY',
  }),
  'its script is missing': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<script src="/none.js"></script>' }),
};

const CARD_FORM = '**/card-form?*';

for (const [why, block] of Object.entries(BLOCKS))
  test(`§4 says soon that the card form can’t be shown: ${why}`, async ({ page, payment, problems }) => {
    problems.tolerate(/Failed to load resource|frame-ancestors|X-Frame-Options|CSP violation|Refused to/i);
    const { field, fillAccount, passTimeUntilVisible } = payment;
    const now = () => page.evaluate(() => Date.now());
    await page.route(CARD_FORM, block);
    await page.clock.install();
    await payment.open();
    const start = await now();
    await payment.choose('paymentType', 'Card');
    await passTimeUntilVisible(field('cardForm').getByText('pay from a bank account instead'));
    expect((await now()) - start).toBeLessThan(20_000);
    if (why.includes('network')) {
      await fillAccount();
      await payment.pay();
      return;
    }
    await page.unroute(CARD_FORM);
    await field('cardForm').getByRole('button', { name: 'Try again' }).click();
    await payment.fillCard();
    await payment.pay();
  });

test('§4 waits for a card form that is slow', async ({ page, payment }) => {
  const { opened, open } = gate();
  await page.route(CARD_FORM, async (route) => {
    await opened;
    await route.continue();
  });
  await page.clock.install();
  await payment.open();
  await payment.choose('paymentType', 'Card');
  await payment.frameElement.waitFor({ state: 'attached' });
  await page.clock.runFor(15_000);
  await expect(payment.field('cardForm').getByRole('status').first()).toHaveText('Loading...');
  open();
  await payment.fillCard();
  await payment.pay();
});
