import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CONTENT_DIR, readContent } from '../../../../../scripts/content/read.ts';
import { answer } from '../../../../../scripts/vite/dev-journeys/sample-journeys.ts';

const texts = new Map([...readContent()].map(([path, { text }]) => [path, text]));
const { covers, journeys } = answer({ texts, root: CONTENT_DIR });
const [quote, application, confirmation] = journeys;

describe('npm run dev: a journey with sample answers', () => {
  test('§2: what others are told by comes first, the confirmation last', () => {
    expect(journeys.map(({ steps }) => steps[0]?.hash)).toEqual(['visa-type', 'cover-start', 'confirmation']);
    expect(journeys.map(({ isConfirmation }) => isConfirmation)).toEqual([false, false, true]);
    expect(covers.map(({ label }) => label)).toEqual(['Single', 'Couple', 'Single parent', 'Family']);
  });

  test.each([
    ['S', []],
    ['D', ['partner-details']],
    ['P', ['dependants-details']],
    ['F', ['partner-details', 'dependants-details']],
  ])('§2: as %s it has the steps of that cover, and no others', (cover, own) => {
    const steps = Object.keys(application?.walks[cover]?.answers ?? {});
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

  test('§2: the application knows what the quote was told', () => {
    const { coverType, age, partnerAge } = application?.walks.F?.told ?? {};
    expect([coverType, age, partnerAge]).toEqual(['F', 34, 34]);
    expect(quote?.walks.F?.told).toEqual({});
    expect(application?.walks.S?.told).not.toHaveProperty('partnerAge');
  });

  test('§3: every step is answered in full, but for the card that only visitors have', () => {
    const { answers = {} } = application?.walks.D ?? {};
    expect(answers['partner-details']).toHaveProperty('DOBPartner');
    expect(answers['contact-details']).toMatchObject({ address: { state: expect.any(String) } });
    expect(Object.keys(answers.payment ?? {})).toEqual(['paymentFrequency', 'paymentType']);
    expect(confirmation?.walks.D?.answers).toEqual({ confirmation: {} });
  });

  test('is that of the texts that are given, whatever is on disk', () => {
    const path = join(CONTENT_DIR, 'steps/quote/age.json');
    const text = texts.get(path)?.replace(/"heading": "[^"]*"/, '"heading": "Since when do you live?"');
    const { journeys } = answer({ texts: new Map([...texts, [path, text ?? '']]), root: CONTENT_DIR });
    const age = journeys[0]?.steps.find(({ hash }) => hash === 'age');
    expect(age?.heading).toBe('Since when do you live?');
  });
});
