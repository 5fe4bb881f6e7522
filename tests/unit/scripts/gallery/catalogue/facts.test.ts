import { expect, test } from 'vitest';
import { readContent } from '../../../../../scripts/content/read.ts';
import { canSetUp, setupOf } from '../../../../../scripts/gallery/catalogue/facts.ts';
import { storageItems } from '../../../../../scripts/gallery/catalogue/setup.ts';
import { readSite } from '../../../../../scripts/journeys/site/site.ts';
import { quoteFacts } from '../../../../../src/ovhc/quote/facts.ts';
import { visit } from '../support.ts';

const application = (more: Parameters<typeof visit>[1]) => setupOf(visit({}, more));

test('§4 stores a visit’s answers as its page does and updates the quote', () => {
  const onQuotePage = visit({}, { page: 'pages/quote.json', earlier: { who: { coverType: 'D' } } });
  const stored = { local: { ovhcQuoteData: { coverType: 'D' } }, session: {} };
  expect(storageItems(setupOf(onQuotePage))).toEqual(stored);
  const earlier = { start: { coverStart: '2999-12-01' }, about: { DOB: '1990-01-01' } };
  const { draft, quote } = application({ shared: { coverType: 'F' }, earlier });
  expect(draft).toEqual({ coverStart: '2999-12-01', DOB: '1990-01-01' });
  const chosen = { coverType: 'F', partnerAge: 34, hcfBundleId: 'OVHC-EXTENDED' };
  expect(quote).toMatchObject({ ...chosen, coverStartDate: '2999-12-01', dob: '1990-01-01' });
});

test('combines the faults of two facts', () => {
  expect(application({ facts: { outcome: 'unknown', instalment: 'failed' } })).toMatchObject({
    begun: { reference: '0'.repeat(32) },
    submissions: { pending: [{ reference: '0'.repeat(32) }] },
    faults: [{ call: 'preSubmissionOutcome', fault: 'status', status: 400 }, { call: 'getPrice' }],
  });
});

test.each(['visaType', 'coverType', 'age', 'partnerAge', 'product'])(
  'creates a quote that needs %s next',
  (missing) => {
    for (const page of ['pages/application.json', 'pages/quote.json'])
      expect(quoteFacts(application({ page, facts: { missing } }).quote ?? {})).toMatchObject({ missing });
  },
);

test.each([
  { facts: { moon: 'full' } },
  { facts: { outcome: 'accepted' } },
  { facts: { missing: 'name' } },
  { facts: { isConfirmed: false } },
])('throws for an unknown fact or value, with advice: %j', (more) => {
  expect(() => application(more)).toThrow(/no recipe.*catalogue\/facts/);
});

test('stores the answers of a form page in its draft', () => {
  const visit = { page: 'pages/claim.json', earlier: { who: { name: 'Ana' } } };
  expect(application(visit)).toEqual({ form: { page: 'claim', draft: { answers: { name: 'Ana' } } } });
  const sent = application({ ...visit, earlier: {}, shared: { name: 'Ana' }, facts: { reference: 'F1' } });
  expect(sent.form?.draft).toEqual({ sent: { reference: 'F1', answers: { name: 'Ana' }, values: {} } });
});

test('every fact that only code knows has a recipe', () => {
  const { schemas, answered } = readSite(readContent()).facts;
  const open = [...schemas.keys()].filter((name) => !answered.has(name) && !canSetUp(name));
  expect(open, 'add a recipe in scripts/gallery/catalogue/facts.ts').toEqual([]);
});
