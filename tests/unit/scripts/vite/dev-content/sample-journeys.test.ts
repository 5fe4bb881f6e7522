import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CONTENT_DIR, readContent } from '../../../../../scripts/content/read.ts';
import { answer } from '../../../../../scripts/vite/dev-content/sample-journeys.ts';

const texts = new Map([...readContent()].map(([path, { text }]) => [path, text]));
const { covers, journeys } = answer({ texts, root: CONTENT_DIR });
const [quote, application, confirmation] = journeys;

describe('sample journeys', () => {
  test('§2 start with the quote and end with the confirmation', () => {
    expect(journeys.map(({ steps }) => steps[0]?.hash)).toEqual(['visa-type', 'cover-start', 'confirmation']);
    expect(journeys.map(({ isConfirmation }) => isConfirmation)).toEqual([false, false, true]);
    expect(covers.map(({ label }) => label)).toEqual(['Single', 'Couple', 'Single parent', 'Family']);
  });

  test.each([
    ['S', []],
    ['D', ['partner-details']],
    ['P', ['dependants-details']],
    ['F', ['partner-details', 'dependants-details']],
  ])('§2 for %s have only the application steps of that cover type', (cover, own) => {
    const steps = Object.keys(application?.samples[cover]?.answers ?? {});
    expect(steps).toEqual([
      'cover-start',
      'personal-details',
      ...own,
      'contact-details',
      'current-cover',
      'declaration',
      'payment',
    ]);
  });

  test('§2 give the application the answers of the quote', () => {
    const { coverType, age, partnerAge } = application?.samples.F?.given ?? {};
    expect([coverType, age, partnerAge]).toEqual(['F', 34, 34]);
    expect(quote?.samples.F?.given).toEqual({});
    expect(application?.samples.S?.given).not.toHaveProperty('partnerAge');
  });

  test('§3 complete every step except for the card', () => {
    const { answers = {} } = application?.samples.D ?? {};
    expect(answers['partner-details']).toHaveProperty('DOBPartner');
    expect(answers['contact-details']).toMatchObject({ address: { state: expect.any(String) } });
    expect(Object.keys(answers.payment ?? {})).toEqual(['paymentFrequency', 'paymentType']);
    expect(confirmation?.samples.D?.answers).toEqual({ confirmation: {} });
  });

  test('use the given texts instead of files on disk', () => {
    const path = join(CONTENT_DIR, 'steps/quote/age.json');
    const text = texts.get(path)?.replace(/"heading": "[^"]*"/, '"heading": "Since when do you live?"');
    const { journeys } = answer({ texts: new Map([...texts, [path, text ?? '']]), root: CONTENT_DIR });
    const age = journeys[0]?.steps.find(({ hash }) => hash === 'age');
    expect(age?.heading).toBe('Since when do you live?');
  });
});
