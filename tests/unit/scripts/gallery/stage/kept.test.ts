import { expect, test } from 'vitest';
import { keptOf } from '../../../../../scripts/gallery/stage/kept.ts';

const reference = '0'.repeat(32);

test('a setting’s records are kept as JSON where the site looks for them, and its reference as it is', () => {
  const submissions = { pending: [{ reference, sentAt: '2026-11-20T09:00:00.000Z', confirmation: {} }] };
  expect(keptOf({ quote: { coverType: 'S' }, draft: { firstName: 'Alex' }, submissions, reference })).toEqual(
    {
      local: {
        ovhcQuoteData: '{"coverType":"S"}',
        ovhcSubmissions: JSON.stringify(submissions),
        ovhcApplicationReference: reference,
      },
      session: { ovhcApplicationDraft: '{"firstName":"Alex"}' },
    },
  );
});

test('what a setting says nothing of is not kept', () => {
  expect(keptOf({ waited: 1000, until: '.alert' })).toEqual({ local: {}, session: {} });
});
