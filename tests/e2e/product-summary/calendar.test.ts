import type { PriceRequest } from '#types/api/getPrice';
import { COUPLE } from '../support/quotes.ts';
import { priceNow, SUMMARY } from '../support/summary.ts';
import { expect, test } from '../support/test.ts';

/** Half past one in the morning of 1 March 2028 in UTC, the year's leap day still on in Los Angeles. */
const MOMENT = '2028-03-01T01:30:00Z';

const PLACES = [
  {
    zone: 'America/Los_Angeles',
    today: '2028-02-29',
    payments: '2028-03-07',
    born: ['1998-02-28', '1968-02-29'],
  },
  { zone: 'UTC', today: '2028-03-01', payments: '2028-03-08', born: ['1998-03-01', '1968-03-01'] },
  {
    zone: 'Australia/Sydney',
    today: '2028-03-01',
    payments: '2028-03-08',
    born: ['1998-03-01', '1968-03-01'],
  },
];

for (const { zone, today, payments, born } of PLACES) {
  test.describe(`a visitor in ${zone}`, () => {
    test.use({ timezoneId: zone });

    test(`days are the visitor's own: today is ${today}`, async ({ page, storage }) => {
      await page.clock.setFixedTime(MOMENT);
      await storage.leave(COUPLE);
      const asked = page.waitForRequest('**/hcf/getPrice');
      await page.goto(SUMMARY);
      const request = (await asked).postDataJSON() as PriceRequest;
      expect(request).toMatchObject({
        CommencementDate: today,
        PaymentStartDate: payments,
        ClientDOB: born[0],
        SpouseDOB: born[1],
      });
      await expect(priceNow(page)).toHaveText(/^From A\$/);
    });
  });
}
