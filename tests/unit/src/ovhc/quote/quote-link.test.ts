import { describe, expect, test } from 'vitest';
import type { QuoteLink } from '#types/data/quote-link';
import type { SavedQuote } from '#types/data/saved-quote';
import validate from '../../../../../schemas/data/quote-link.schema.json?validator';
import { quoteLinkParts } from '../../../../../src/ovhc/quote/product.ts';
import * as links from '../../../../../src/ovhc/quote/quote-link.ts';
import { quoteLinkIn } from '../../../../../src/ovhc/quote/quote-parameter.ts';
import { stripInvalid } from '../../../../../src/ovhc/store/storage.ts';

const { losesAnswers, quoteLinkAddress, quoteLinkText, readQuoteLink, withoutQuoteLink } = links;

const ANSWERS = { coverType: 'D', age: 34, partnerAge: 32, paymentFrequency: 'W', excessCode: 'N' } as const;
const COUPLE: QuoteLink = { visaCode: '417', ...ANSWERS, hcfProductId: 'HV3 XV1' };
const PAGE = '/health-insurance/overseas-visitors/get-a-quote';

const VALUES: { [name in keyof QuoteLink]-?: readonly (QuoteLink[name] | undefined)[] } = {
  visaCode: [undefined, '417', '010', '6A'],
  coverType: [undefined, 'S', 'D', 'F', 'P'],
  age: [undefined, 18, 34, 100],
  partnerAge: [undefined, 18, 100],
  paymentFrequency: [undefined, 'W', 'F', 'M', 'Q', 'H', 'Y'],
  excessCode: [undefined, 'A', 'G', 'I', 'N'],
  hcfProductId: [undefined, 'HV1', 'HV3 XV1'],
};

const combinations = Object.entries(VALUES).reduce<QuoteLink[]>(
  (links, [name, values]) => links.flatMap((link) => values.map((value) => ({ ...link, [name]: value }))),
  [{}],
);
const sorted = (link: object) => JSON.stringify(link, Object.keys(VALUES));

describe('§2 a link to a quote', () => {
  test('is short and readable', () => {
    expect(quoteLinkText(COUPLE)).toBe('417.D.34.32.W.N.HV3-XV1');
    const { partnerAge: _none, ...single } = COUPLE;
    expect(quoteLinkText({ ...single, coverType: 'S', hcfProductId: 'HV1' })).toBe('417.S.34..W.N.HV1');
  });

  test('restores every combination of its parts from URL-safe text', () => {
    expect(combinations).toHaveLength(25_200);
    const unlike = combinations.filter((link) => {
      const text = quoteLinkText(link);
      const isSafe = /^[0-9A-Za-z.-]{0,40}$/.test(text);
      return !validate(JSON.parse(sorted(link))) || !isSafe || sorted(readQuoteLink(text)) !== sorted(link);
    });
    expect(unlike).toEqual([]);
  });

  test('has valid parts wherever it is cut', () => {
    const text = quoteLinkText(COUPLE);
    for (let length = 0; length <= text.length; length += 1) {
      const rest = stripInvalid(validate, readQuoteLink(text.slice(0, length)));
      expect(validate(rest), text.slice(0, length)).toBe(true);
    }
    expect(stripInvalid(validate, readQuoteLink('417.D.3'))).toEqual({ visaCode: '417', coverType: 'D' });
  });

  test.each([
    ['an empty text', '', {}],
    ['other text', 'hello world', {}],
    ['a script', '<script>.D', { coverType: 'D' }],
    ['an empty visa', '.S.34', { coverType: 'S', age: 34 }],
    ['an unknown cover type', '417.X.34', { visaCode: '417', age: 34 }],
    ['ages out of range', '417.F.17.101', { visaCode: '417', coverType: 'F' }],
    ['an age that is not a number', '417.S.3e1', { visaCode: '417', coverType: 'S' }],
    ['an unknown part', '417.D.34.32.W.N.HV3-XV1.later', COUPLE],
    ['blanks around it', ' 417.S \n', { visaCode: '417', coverType: 'S' }],
  ])('with %s, keeps its valid parts', (_case, text, expected) => {
    expect(stripInvalid(validate, readQuoteLink(text))).toEqual(expected);
  });

  test('is added to the page’s address and removed without other changes', () => {
    const address = quoteLinkAddress(PAGE, COUPLE);
    expect(address).toBe(`${PAGE}?quote=417.D.34.32.W.N.HV3-XV1`);
    const { search } = new URL(address, 'https://example.com');
    expect(readQuoteLink(quoteLinkIn(search) ?? '')).toEqual(COUPLE);
    expect(withoutQuoteLink(`https://example.com${address}&utm=mail#age`, 'select-cover')).toBe(
      `https://example.com${PAGE}?utm=mail#select-cover`,
    );
    expect(withoutQuoteLink(`https://example.com${address}`, '')).toBe(`https://example.com${PAGE}`);
  });

  test('is only the page’s address for an empty quote', () => {
    expect(quoteLinkAddress(PAGE, {})).toBe(PAGE);
    expect(quoteLinkIn('?change=payment')).toBeUndefined();
    expect(quoteLinkIn('?quote=')).toBe('');
  });
});

const visaType = [{ code: '417', name: 'Working Holiday visa', isSupported: true }];
const COMPLETE: SavedQuote = { visaType, ...ANSWERS, hcfBundleId: 'OVHC-EXTENDED' };

test('§2 creates a link without personal details other than ages', () => {
  const personal = { dob: '1992-03-04', DOB: '1992-03-04', rnNumber: 'RN10000001', memberNo: '12345678' };
  const priceData = { hospitalCode: 'HV3', extraCode: 'XV1', excessCode: 'N' } as const;
  const quote: SavedQuote = { ...COMPLETE, ...personal, productId: 'HV9', priceData };
  const textOf = (changes: SavedQuote) => quoteLinkText(quoteLinkParts({ ...quote, ...changes }));
  expect(textOf({})).toBe('417.D.34.32.W.N.HV3-XV1');
  expect(textOf({ priceData: undefined })).toBe('417.D.34.32.W.N.HV9');
  expect(textOf({ priceData: undefined, productId: undefined })).toBe('417.D.34.32.W.N');
  expect(quoteLinkText(quoteLinkParts({}))).toBe('');
});

test('§2 reports whether opening a link would lose answers', () => {
  const others = { dob: '1992-03-04', productId: 'HV3 XV1', rnNumber: 'RN1' };
  for (const saved of [COMPLETE, {}, { visaType, coverType: 'D' as const }, { ...COMPLETE, ...others }])
    expect(losesAnswers(saved, COMPLETE), JSON.stringify(saved)).toBe(false);
  const changes: SavedQuote = {
    visaType: [{ code: '600', name: 'Visitor visa', isSupported: true }],
    ...{ coverType: 'F', age: 35, partnerAge: 33, paymentFrequency: 'M', excessCode: 'A' },
    hcfBundleId: 'OVHC-COMPLETE',
  };
  for (const [name, answer] of Object.entries(changes)) {
    expect(losesAnswers({ ...COMPLETE, [name]: answer }, COMPLETE), name).toBe(true);
    expect(losesAnswers(COMPLETE, { ...COMPLETE, [name]: undefined }), name).toBe(true);
  }
});
