import { recordPart } from '../engines/walk/answers.ts';
import { expectMembership } from './support/payment.ts';
import { expect, test } from './support/test.ts';
import { heading } from './support/visitor.ts';
import { walk } from './support/walk.ts';

test('§2 a family buys cover with the keyboard alone', async ({ page, sandbox }) => {
  test.slow();
  const purchase = { coverType: 'F', payment: 'Card' } as const;
  await walk(page, 'keyboard', purchase);
  const { request } = await expectMembership(sandbox, page);
  expect(request).toMatchObject(recordPart(purchase));
  await expect(heading(page)).toBeFocused();
});
