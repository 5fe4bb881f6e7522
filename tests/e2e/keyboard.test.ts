import { recordPart } from '../engines/walk/purchase.ts';
import { expect, test } from './support/test.ts';
import { walk } from './support/walk.ts';

test('§2 completes a family’s purchase with the keyboard alone', async ({ payment }) => {
  test.slow();
  const purchase = { coverType: 'F', payment: 'Card' } as const;
  await walk(payment, 'keyboard', purchase);
  const { request } = await payment.expectMembership();
  expect(request).toMatchObject(recordPart(purchase));
  await expect(payment.heading).toBeFocused();
});
