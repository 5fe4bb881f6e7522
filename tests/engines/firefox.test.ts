import { startFirefox } from './support/firefox.ts';
import { testPurchases } from './support/test-purchases.ts';

testPurchases({
  name: 'Firefox',
  worker: 0,
  start: startFirefox,
  purchases: [
    { coverType: 'S', payment: 'Card' },
    { coverType: 'D', payment: 'Bank account' },
    { coverType: 'P', payment: 'Card' },
    { coverType: 'F', payment: 'Bank account' },
  ],
});
