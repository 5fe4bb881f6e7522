import { getQuote, registerForEvent } from './support/buy.ts';
import { draftOf, quoteOf } from './support/data.ts';
import { expect, test } from './support/test.ts';

test.use({ built: 'host' });

for (const base of ['/', '/some/other/path/', 'https://elsewhere.example/']) {
  test.describe(`with the base ${base}`, () => {
    test.beforeEach(({ context, baseURL }) =>
      context.addCookies([{ name: 'base', value: encodeURIComponent(base), url: String(baseURL) }]),
    );

    test('a visitor buys a cover, from the quote to the confirmation', async ({ page, baseURL, visit }) => {
      const { application, payment } = visit;
      await getQuote(visit);
      const isSameApplication = await application.markVisit();
      const origin = String(baseURL);
      await application.fillAll(undefined, async (hash) => {
        expect(page.url()).toContain(origin);
        if (hash !== 'declaration') return;
        const change = page.getByRole('link', { name: 'Change First name' });
        await change.click();
        await application.step('personal-details').waitFor();
        await application.control('firstName').fill('Zoe');
        await application.next.click();
        await application.step('declaration').waitFor();
        const opened = page.context().waitForEvent('page');
        await change.click({ modifiers: ['ControlOrMeta'] });
        const tab = await opened;
        await expect(tab).toHaveURL(`${page.url().replace('declaration', 'personal-details')}`);
        await tab.close();
      });
      await payment.payByCard();
      const { request } = await payment.expectMembership();
      expect(request.firstName).toBe('Zoe');
      expect(await isSameApplication()).toBe(true);
      expect(page.url()).toMatch(new RegExp(`^${origin}/.*/application-form#confirmation$`));
    });

    test('error summaries and notices lead to what is missing', async ({ page, payment }) => {
      const { control, errorSummary, payNow, step } = payment;
      const { email: _, ...draft } = draftOf('S');
      await payment.openStep('payment', quoteOf('S'), draft);
      const isSameVisit = await payment.markVisit();
      await payNow.click({ force: true });
      await errorSummary.getByRole('link', { name: 'Choose how you pay' }).click();
      await expect(control('paymentType').first()).toBeFocused();
      await page.evaluate(() =>
        history.replaceState(history.state, '', `${location.origin}${location.pathname}?changed#payment`),
      );
      await errorSummary.getByRole('link', { name: 'Go to “' }).click();
      await step('contact-details').waitFor();
      await page.goBack();
      await step('payment').waitFor();
      expect(await isSameVisit()).toBe(true);
    });

    test('a form page is sent to its confirmation', ({ page, sandbox }) => registerForEvent(page, sandbox));
  });
}
