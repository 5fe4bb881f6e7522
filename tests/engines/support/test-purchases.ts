import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Purchase, recordPart } from '../walk/answers.ts';
import { type Hands, withKeyboard, withMouse } from '../walk/hands.ts';
import { buy } from '../walk/purchase.ts';
import { Visitor } from '../walk/visitor.ts';
import type { Browser } from './browser.ts';
import { type EngineSite, serveSite } from './site.ts';

const COVERS = { S: 'single person', D: 'couple', P: 'single parent', F: 'family' } as const;
const PAYMENTS = { Card: 'card', 'Bank account': 'bank account' } as const;

export interface Engine {
  name: string;
  /** The worker whose ports the site has. */
  worker: number;
  start(): Promise<Browser>;
  purchases: readonly Purchase[];
}

/** Defines the tests of an engine: purchases with the mouse, and one with the keyboard alone. */
export function testPurchases({ name, worker, start, purchases }: Engine): void {
  let site: EngineSite;
  let browser: Browser;

  beforeAll(async () => {
    site = await serveSite(worker);
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    await site.reset();
    browser = await start();
  });
  afterEach(() => browser.close());

  const check = async (purchase: Purchase, hands: (visitor: Visitor) => Hands) => {
    const visitor = new Visitor(browser);
    const confirmation = await buy(visitor, hands(visitor), site.address, purchase);
    const { submissions } = await site.outbox();
    expect(submissions, 'one submission').toHaveLength(1);
    expect(submissions[0]?.request).toMatchObject(recordPart(purchase));
    expect(confirmation).toContain(submissions[0]?.response.mn);
    expect(site.problems, 'what went wrong in the pages').toEqual([]);
    expect(browser.frameErrors(), 'what went wrong in the card frame').toEqual([]);
  };

  describe(name, () => {
    for (const purchase of purchases)
      test(`buys cover for a ${COVERS[purchase.coverType]} by ${PAYMENTS[purchase.payment]}`, () =>
        check(purchase, withMouse));

    test('buys cover for a family by card with the keyboard alone', () =>
      check({ coverType: 'F', payment: 'Card' }, withKeyboard));
  });
}
