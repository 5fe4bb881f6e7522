import type { Page } from '@playwright/test';
import { QUOTE } from '../support/data.ts';
import {
  AGREED,
  expectContract,
  LOOKS,
  leaveFamily,
  OPEN_STEPS,
  type OpenStep,
  startOther,
} from '../support/in-progress.ts';
import type { PaymentPage } from '../support/pages/payment.ts';
import { expect, test } from '../support/test.ts';

const STARTS_AGAIN = 'starts again';

/** The request of the family's application if it has not been changed. */
const AGREED_REQUEST = { scaleCode: 'F', productName: AGREED.product, excessCode: 'N', amount: '296.40' };

/** Goes back until an address is shown. */
async function goBackTo(page: Page, address: string): Promise<void> {
  while (page.url() !== address) await page.goBack();
}

/** Pays from a bank account, and returns what is sent. */
async function payByAccount(tab: PaymentPage) {
  await tab.openStep('payment');
  await tab.fillAccount();
  return (await tab.pay()).request;
}

const steps = Object.entries(OPEN_STEPS) as [OpenStep, (typeof OPEN_STEPS)[OpenStep]][];
/** The other product for the same family. */
const OTHER = { ...AGREED, product: 'Everyday Visitor Cover', price: 'A$' };

for (const [step, open] of steps) {
  for (const [event, look] of Object.entries(LOOKS))
    test(`§4 an application open ${step} stays when the visitor ${event}`, async ({
      payment,
      openTab,
      page,
    }) => {
      await leaveFamily(payment);
      await open(payment);
      await expectContract(payment);
      const hash = new URL(page.url()).hash;
      const other = await openTab();
      await look(other);
      await page.bringToFront();
      await expectContract(payment);
      await page.reload();
      await expect(page).toHaveURL(new RegExp(`${hash}$`));
      await expectContract(payment);
      const request = await payByAccount(payment);
      expect(request).toMatchObject(AGREED_REQUEST);
      expect(JSON.parse(request.dependentDetails ?? '[]')).toHaveLength(1);
    });

  for (const [event, look] of Object.entries(LOOKS).filter(([event]) => event !== STARTS_AGAIN))
    test(`§4 an application open ${step} is there after Back when the visitor ${event} in the same tab`, async ({
      payment,
      page,
    }) => {
      await leaveFamily(payment);
      await open(payment);
      await expectContract(payment);
      const address = page.url();
      await look(payment);
      for (const isForward of [false, true]) {
        if (isForward) await page.goForward();
        await goBackTo(page, address);
        await expectContract(payment);
      }
      await page.reload();
      await expectContract(payment);
      expect(page.url()).toBe(address);
      expect(await payByAccount(payment)).toMatchObject(AGREED_REQUEST);
    });

  test(`§4 an application open ${step} is gone after Back when the visitor ${STARTS_AGAIN} in the same tab`, async ({
    payment,
    page,
  }) => {
    await leaveFamily(payment);
    await open(payment);
    const address = page.url();
    await LOOKS[STARTS_AGAIN]?.(payment);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(QUOTE));
    await page.goto(address);
    await expect(page).toHaveURL(new RegExp(QUOTE));
    expect(await page.evaluate(() => sessionStorage.getItem('ovhcApplicationDraft'))).toBeNull();
  });

  test(`§4 an application open ${step} shows a change of the product after Back in the same tab`, async ({
    payment,
    page,
  }) => {
    await leaveFamily(payment);
    await open(payment);
    await expectContract(payment);
    const address = page.url();
    await startOther(payment, /^Change to /);
    await goBackTo(page, address);
    await expectContract(payment, OTHER);
    await payment.openStep('declaration');
    await payment.control('declaration').check();
    await payment.next.click();
    expect(await payByAccount(payment)).toMatchObject({ scaleCode: 'F', productName: OTHER.product });
  });

  test(`§4 an application open ${step} follows a change to another product in another tab`, async ({
    page,
    payment,
    openTab,
  }) => {
    await leaveFamily(payment);
    await open(payment);
    await expectContract(payment);
    const other = await openTab();
    await startOther(other, /^Change to /);
    await page.bringToFront();
    for (const isReloaded of [false, true]) {
      if (isReloaded) await page.reload();
      await expect(page.getByText('You changed the product')).toBeVisible();
      await expectContract(payment, OTHER);
    }
    await payment.openStep('payment');
    await expect(payment.payNow).toHaveAttribute('aria-disabled', 'true');
    await payment.openStep('declaration');
    await payment.control('declaration').check();
    await payment.next.click();
    expect(await payByAccount(payment)).toMatchObject({ scaleCode: 'F', productName: OTHER.product });
  });

  test(`§4 an application open ${step} shows the confirmation when it is paid in another tab`, async ({
    page,
    payment,
    openTab,
  }) => {
    await leaveFamily(payment);
    await open(payment);
    const items = await page.evaluate(() => ({ ...sessionStorage }));
    const other = await openTab();
    await other.storage.leaveItems({}, items);
    await other.openStep('payment');
    await other.fillAccount();
    await other.payNow.click();
    await other.expectMembership(payment);
    await page.reload();
    await expect(payment.confirmation).toBeVisible();
    expect(await payment.storage.quote()).toBeNull();
  });
}
