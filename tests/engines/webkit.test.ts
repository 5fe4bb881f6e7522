import { portsOf, WORKERS } from '../e2e/support/sites.ts';
import { testPurchases } from './support/test-purchases.ts';
import { startWebKit } from './support/webkit.ts';

testPurchases({
  name: 'WebKitGTK',
  worker: 1,
  // the next port after those of the sites
  start: () => startWebKit(portsOf(WORKERS).site),
  purchases: [
    { coverType: 'S', payment: 'Bank account' },
    { coverType: 'D', payment: 'Card' },
    { coverType: 'P', payment: 'Bank account' },
    { coverType: 'F', payment: 'Card' },
  ],
});
