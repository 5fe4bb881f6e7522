import { describe, expect, test } from 'vitest';
import productTexts from '../../../../../content/product-texts.json';
import { settingOf } from '../../../../../scripts/gallery/setting/of-visit.ts';
import { applicationFacts } from '../../../../../src/ovhc/application/application-facts.ts';
import { quoteFacts } from '../../../../../src/ovhc/quote/facts.ts';
import { visit } from '../visits.ts';

const application = (more: Parameters<typeof visit>[1]) => settingOf(visit({}, more));

describe('npm run gallery: what a visit finds in the browser', () => {
  test('answers of the quote are the saved quote, and nothing is added to them', () => {
    const found = settingOf(
      visit({}, { page: 'pages/quote.json', earlier: { 'cover-type': { coverType: 'D' } } }),
    );
    expect(found).toEqual({ quote: { coverType: 'D' } });
  });

  test('an application has a quote with a cover chosen, for whom it was told to be', () => {
    const { quote } = application({ told: { coverType: 'F' } });
    expect(quote).toMatchObject({ coverType: 'F', partnerAge: 34, hcfBundleId: 'OVHC-EXTENDED' });
  });

  test('answers to earlier steps are its draft, and the quote follows them (§4)', () => {
    const { draft, quote } = application({
      earlier: { start: { coverStart: '2999-12-01' }, about: { DOB: '1990-01-01' } },
    });
    expect(draft).toEqual({ coverStart: '2999-12-01', DOB: '1990-01-01' });
    expect(quote).toMatchObject({ coverStartDate: '2999-12-01', dob: '1990-01-01' });
  });

  test.each([
    [{ instalment: 'failed' }, { faults: [{ call: 'getPrice', fault: 'status' }] }],
    [{ instalment: 'updating' }, { faults: [{ call: 'getPrice', fault: 'delay' }] }],
    [{ instalment: 'slow' }, { faults: [{ call: 'getPrice', fault: 'delay' }], waited: 11_000 }],
    [
      { outcome: 'unknown' },
      {
        reference: '0'.repeat(32),
        submissions: { pending: [{ reference: '0'.repeat(32) }] },
        faults: [{ call: 'preSubmissionOutcome', fault: 'status', status: 400 }],
      },
    ],
    [{ outcome: 'refused' }, { outcome: { SaveStatus: 'FAILED' } }],
    [{ outcome: 'not-received' }, { submissions: { pending: [{ confirmation: {} }] }, faults: [] }],
    [
      { earlierOutcome: 'checking' },
      {
        submissions: { pending: [{ reference: '1'.repeat(32) }] },
        faults: [{ call: 'preSubmissionOutcome', fault: 'delay' }],
      },
    ],
    [
      { isConfirmed: true },
      { submissions: { accepted: { reference: '1'.repeat(32) } }, confirmation: { mn: '12345678' } },
    ],
    [{ offer: 'unavailable' }, { quote: { hcfBundleId: 'OVHC-NONE' } }],
    [{ priceChangedBy: 'DOB' }, { draft: { priceChangedBy: 'DOB' } }],
    [{ caseNumber: '00012345' }, { confirmation: { cn: '00012345' } }],
  ])('a fact that only code knows is brought about: %j', (facts, expected) => {
    expect(application({ facts })).toMatchObject(expected);
  });

  test('an application for an earlier quote is not the one for this', () => {
    expect(application({ facts: { earlierOutcome: 'unknown' } })).not.toHaveProperty('reference');
  });

  test('two calls that fail both do', () => {
    const { faults } = application({ facts: { instalment: 'failed', outcome: 'unknown' } });
    expect(faults?.map(({ call }) => call)).toEqual(['getPrice', 'preSubmissionOutcome']);
  });

  test.each(['visaType', 'coverType', 'age', 'partnerAge', 'product'])(
    'a quote that needs %s next has all before it, and not that',
    (missing) => {
      const { quote = {} } = application({ facts: { missing } });
      expect(quoteFacts(quote)).toMatchObject({ missing });
      const found = settingOf(visit({}, { page: 'pages/quote.json', facts: { missing } }));
      expect(quoteFacts(found.quote ?? {})).toMatchObject({ missing });
    },
  );

  test('a visa ends before the cover starts, in the quote and in the application', () => {
    const { quote = {}, draft } = application({ facts: { visaEndsFirst: true } });
    expect(applicationFacts(quote, {}, undefined, productTexts.per)).toMatchObject({ visaEndsFirst: true });
    expect(draft).toEqual({ visaExpiryDate: quote.visaExpiryDate, coverStart: quote.coverStart });
  });

  test('a page about one product is sold for a quote or not, whatever product that names', () => {
    const page = 'pages/product-summary.json';
    const sold = settingOf(visit({}, { page }));
    const unsold = settingOf(visit({}, { page, facts: { offer: 'unavailable' } }));
    expect(sold.quote).toMatchObject({ coverType: 'S', visaType: [{ code: '417' }] });
    expect(unsold.quote).toMatchObject({ coverType: 'F', visaType: [{ code: '600' }] });
  });

  test('a visit begins with nothing on the page that begins anew', () => {
    expect(settingOf(visit({}, { page: 'pages/landing.json' }))).toEqual({});
  });

  test('a quote that says too little says what was told alone', () => {
    const { quote } = application({ facts: { offer: 'incomplete' }, told: { coverType: 'S' } });
    expect(quote).toEqual({ paymentFrequency: 'M', coverType: 'S' });
  });

  test.each([
    { moon: 'full' },
    { outcome: 'accepted' },
    { earlierOutcome: 'refused' },
    { missing: 'name' },
    { isConfirmed: false },
    { visaEndsFirst: false },
  ])('a fact without a recipe says what to add: %j', (facts) => {
    expect(() => application({ facts })).toThrow(/no recipe.*scripts\/gallery\/facts/);
  });

  test('a page whose answers are kept nobody knows where says what to add', () => {
    expect(() => application({ page: 'pages/claim.json' })).toThrow(/pages\/claim\.json.*of-visit/);
  });
});
