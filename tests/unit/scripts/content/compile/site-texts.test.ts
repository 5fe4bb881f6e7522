import { expect, test } from 'vitest';
import { fillTexts, siteTexts } from '../../../../../scripts/content/compile/site-texts.ts';
import { filesOf } from '../../../../../scripts/content/read.ts';
import { ROOT } from '../../../../../scripts/root.ts';

const text = (kind: string, content: object) =>
  JSON.stringify({ $schema: `../schemas/content/${kind}.schema.json`, ...content });

const files = filesOf(
  new Map([
    [`${ROOT}content/site.json`, text('site', { phone: '1800 555 010' })],
    [
      `${ROOT}content/insurer.json`,
      text('insurer', { facts: { insurer: 'Magpie Lane Health', coolingOff: '30 days' } }),
    ],
  ]),
  `${ROOT}content/`,
);

test('fills in the phone number and insurer facts and keeps other placeholders', () => {
  const texts = { text: 'Call {insurer} on {phone} within {coolingOff} for {premium}.', href: 'tel:{phone}' };
  expect(fillTexts(texts, siteTexts(files))).toEqual({
    text: 'Call Magpie Lane Health on 1800 555 010 within 30 days for {premium}.',
    href: 'tel:1800555010',
  });
});
