import { describe, expect, test } from 'vitest';
import type { QuoteLink } from '#types/data/quote-link';
import fits from '../../../../../schemas/data/quote-link.schema.json?validator';
import {
  quoteLinkAddress,
  quoteLinkText,
  readQuoteLink,
  withoutQuoteLink,
} from '../../../../../src/ovhc/quote/quote-link.ts';
import { quoteLinkIn } from '../../../../../src/ovhc/quote/quote-parameter.ts';
import { stripInvalid } from '../../../../../src/ovhc/store/storage.ts';

const COUPLE: QuoteLink = {
  visaCode: '417',
  coverType: 'D',
  age: 34,
  partnerAge: 32,
  paymentFrequency: 'W',
  excessCode: 'N',
  hcfProductId: 'HV3 XV1',
};
const PAGE = '/health-insurance/overseas-visitors/get-a-quote';

/** Some values of each part, and none. */
const VALUES: { [name in keyof QuoteLink]-?: readonly (QuoteLink[name] | undefined)[] } = {
  visaCode: [undefined, '417', '010', '6A'],
  coverType: [undefined, 'S', 'D', 'F', 'P'],
  age: [undefined, 18, 34, 100],
  partnerAge: [undefined, 18, 100],
  paymentFrequency: [undefined, 'W', 'F', 'M', 'Q', 'H', 'Y'],
  excessCode: [undefined, 'A', 'G', 'I', 'N'],
  hcfProductId: [undefined, 'HV1', 'HV3 XV1'],
};

/** Returns every combination of these values. */
function combinations(): QuoteLink[] {
  let links: QuoteLink[] = [{}];
  for (const [name, values] of Object.entries(VALUES)) {
    links = links.flatMap((link) =>
      values.map((value) => (value === undefined ? link : { ...link, [name]: value })),
    );
  }
  return links;
}

const sorted = (link: object) => JSON.stringify(link, Object.keys(VALUES));

describe('§2 a link to a quote', () => {
  test('is short, and can be read', () => {
    expect(quoteLinkText(COUPLE)).toBe('417.D.34.32.W.N.HV3-XV1');
    const { partnerAge: _none, ...single } = COUPLE;
    expect(quoteLinkText({ ...single, coverType: 'S', hcfProductId: 'HV1' })).toBe('417.S.34..W.N.HV1');
  });

  test('says what it was made of, whatever of it is known, in characters that no address changes', () => {
    const links = combinations();
    expect(links).toHaveLength(25_200);
    const unlike = links.filter((link) => {
      const text = quoteLinkText(link);
      const isSafe = /^[0-9A-Za-z.-]*$/.test(text) && text.length <= 40;
      return !fits(link) || !isSafe || sorted(readQuoteLink(text)) !== sorted(link);
    });
    expect(unlike).toEqual([]);
  });

  test('that is cut anywhere still says something that fits', () => {
    const text = quoteLinkText(COUPLE);
    for (let length = 0; length <= text.length; length += 1) {
      const rest = stripInvalid(fits, readQuoteLink(text.slice(0, length)));
      expect(fits(rest), text.slice(0, length)).toBe(true);
    }
    expect(stripInvalid(fits, readQuoteLink('417.D.3'))).toEqual({ visaCode: '417', coverType: 'D' });
  });

  test.each([
    ['nothing', '', {}],
    ['words', 'hello world', {}],
    ['a script', '<script>.D', { coverType: 'D' }],
    ['no visa', '.S.34', { coverType: 'S', age: 34 }],
    ['another cover type', '417.X.34', { visaCode: '417', age: 34 }],
    ['ages that nobody has', '417.F.17.101', { visaCode: '417', coverType: 'F' }],
    ['no whole age', '417.S.3e1', { visaCode: '417', coverType: 'S' }],
    ['a part that is not known yet', '417.D.34.32.W.N.HV3-XV1.later', COUPLE],
    ['blanks around it', ' 417.S \n', { visaCode: '417', coverType: 'S' }],
  ])('with %s keeps what is right', (_case, text, expected) => {
    expect(stripInvalid(fits, readQuoteLink(text))).toEqual(expected);
  });

  test('stands in the page’s address, and leaves it with all else in place', () => {
    const address = quoteLinkAddress(PAGE, COUPLE);
    expect(address).toBe(`${PAGE}?quote=417.D.34.32.W.N.HV3-XV1`);
    const { search } = new URL(address, 'https://example.com');
    expect(readQuoteLink(quoteLinkIn(search) ?? '')).toEqual(COUPLE);
    expect(withoutQuoteLink(`https://example.com${address}&utm=mail#age`, 'select-cover')).toBe(
      `https://example.com${PAGE}?utm=mail#select-cover`,
    );
    expect(withoutQuoteLink(`https://example.com${address}`, '')).toBe(`https://example.com${PAGE}`);
  });

  test('is the page alone where nothing is known, and no other address has one', () => {
    expect(quoteLinkAddress(PAGE, {})).toBe(PAGE);
    expect(quoteLinkIn('?change=payment')).toBeUndefined();
    expect(quoteLinkIn('?quote=')).toBe('');
  });
});
