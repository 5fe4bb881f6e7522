import { describe, expect, test } from 'vitest';
import productTexts from '../../../../../content/product-texts.json';
import { readContent } from '../../../../../scripts/content/read.ts';
import { canArrange } from '../../../../../scripts/gallery/catalogue/facts.ts';
import { storageItems } from '../../../../../scripts/gallery/catalogue/setup.ts';
import { setupOf } from '../../../../../scripts/gallery/catalogue/visit-setup.ts';
import { readSite } from '../../../../../scripts/journeys/site/site.ts';
import { applicationFacts } from '../../../../../src/ovhc/application/application-facts.ts';
import { quoteFacts } from '../../../../../src/ovhc/quote/facts.ts';
import { visit } from '../support.ts';

const application = (more: Parameters<typeof visit>[1]) => setupOf(visit({}, more));

describe('what a visit finds in the browser', () => {
  test('answers of the quote are the saved quote, with nothing added', () => {
    const earlier = { 'cover-type': { coverType: 'D' } };
    expect(setupOf(visit({}, { page: 'pages/quote.json', earlier }))).toEqual({ quote: { coverType: 'D' } });
  });

  test('an application has a quote with a cover chosen, its earlier answers as draft, and the quote follows them (§4)', () => {
    const earlier = { start: { coverStart: '2999-12-01' }, about: { DOB: '1990-01-01' } };
    const { draft, quote } = application({ told: { coverType: 'F' }, earlier });
    expect(draft).toEqual({ coverStart: '2999-12-01', DOB: '1990-01-01' });
    expect(quote).toMatchObject({
      coverType: 'F',
      partnerAge: 34,
      hcfBundleId: 'OVHC-EXTENDED',
      coverStartDate: '2999-12-01',
      dob: '1990-01-01',
    });
  });

  test.each([
    [{ instalment: 'slow' }, { faults: [{ call: 'getPrice', fault: 'delay' }], waited: 11_000 }],
    [
      { outcome: 'unknown', instalment: 'failed' },
      {
        reference: '0'.repeat(32),
        submissions: { pending: [{ reference: '0'.repeat(32) }] },
        faults: [{ call: 'preSubmissionOutcome', fault: 'status', status: 400 }, { call: 'getPrice' }],
      },
    ],
    [{ outcome: 'refused' }, { outcome: { SaveStatus: 'FAILED' } }],
    [{ earlierOutcome: 'checking' }, { submissions: { pending: [{ reference: '1'.repeat(32) }] } }],
    [{ isConfirmed: true }, { submissions: { accepted: { reference: '1'.repeat(32) } } }],
    [{ offer: 'unavailable' }, { quote: { hcfBundleId: 'OVHC-NONE' } }],
    [{ priceChangedBy: 'DOB' }, { draft: { priceChangedBy: 'DOB' } }],
    [{ caseNumber: '00012345' }, { confirmation: { cn: '00012345' } }],
  ])('a fact that only code knows is brought about: %j', (facts, expected) => {
    expect(application({ facts })).toMatchObject(expected);
  });

  test.each(['visaType', 'coverType', 'age', 'partnerAge', 'product'])(
    'a quote that needs %s next has all before it, and not that',
    (missing) => {
      for (const page of ['pages/application.json', 'pages/quote.json'])
        expect(quoteFacts(setupOf(visit({}, { page, facts: { missing } })).quote ?? {})).toMatchObject({
          missing,
        });
    },
  );

  test('a visa ends before the cover starts, in the quote and in the draft', () => {
    const { quote = {}, draft } = application({ facts: { visaEndsFirst: true } });
    expect(applicationFacts(quote, {}, undefined, productTexts.per)).toMatchObject({ visaEndsFirst: true });
    expect(draft).toEqual({ visaExpiryDate: quote.visaExpiryDate, coverStart: quote.coverStart });
  });

  test.each([{ moon: 'full' }, { outcome: 'accepted' }, { missing: 'name' }, { isConfirmed: false }])(
    'a fact or a value without a recipe is an error: %j',
    (facts) => {
      expect(() => application({ facts })).toThrow(/no recipe.*catalogue\/facts/);
    },
  );

  test('so is a page whose answers are stored nobody knows where', () => {
    expect(() => application({ page: 'pages/claim.json' })).toThrow(/pages\/claim\.json.*visit-setup/);
  });
});

test('every fact that only code knows can be brought about: scripts/gallery/catalogue/facts.ts', () => {
  const { schemas, answered } = readSite(readContent()).facts;
  expect([...schemas.keys()].filter((name) => !answered.has(name) && !canArrange(name))).toEqual([]);
});

test('records are stored under the site’s own keys, and what there is none of is not', () => {
  expect(storageItems({ quote: { coverType: 'S' }, draft: { DOB: '1990-01-01' } })).toEqual({
    local: { ovhcQuoteData: '{"coverType":"S"}' },
    session: { ovhcApplicationDraft: '{"DOB":"1990-01-01"}' },
  });
});
