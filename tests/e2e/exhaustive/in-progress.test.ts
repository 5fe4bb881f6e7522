import {
  AGREED,
  expectContract,
  LOOKS,
  leaveFamily,
  OPEN_STEPS,
  type OpenStep,
  startOther,
} from '../support/in-progress.ts';
import { expect, test } from '../support/test.ts';

const steps = Object.entries(OPEN_STEPS) as [OpenStep, (typeof OPEN_STEPS)[OpenStep]][];
/** The other product for the same family. */
const OTHER = { ...AGREED, product: 'Everyday Visitor Cover', price: 'A$' };

for (const [step, open] of steps) {
  for (const [event, look] of Object.entries(LOOKS))
    test(`an application open ${step} stays when the visitor ${event}`, async ({
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
      await payment.openStep('payment');
      await payment.fillAccount();
      const { request } = await payment.pay();
      expect(request).toMatchObject({
        scaleCode: 'F',
        productName: AGREED.product,
        excessCode: 'N',
        amount: '296.40',
      });
      expect(JSON.parse(request.dependentDetails ?? '[]')).toHaveLength(1);
    });

  test(`an application open ${step} follows a change to another product in another tab`, async ({
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
    await payment.fillAccount();
    const { request } = await payment.pay();
    expect(request).toMatchObject({ scaleCode: 'F', productName: OTHER.product });
  });

  test(`an application open ${step} shows the confirmation when it is paid in another tab`, async ({
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
