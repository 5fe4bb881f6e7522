import { describe, expect, test } from 'vitest';
import type { JourneyMap, Reach } from '#types/data/journeys';
import { summarise } from '../../../../scripts/journeys/diagnostics.ts';
import { formatMatches, formatReport } from '../../../../scripts/journeys/report.ts';

const reason = 'it is a test';
const place = { hash: 'age', file: 'steps/age.json', line: 3 };
const EMPTY: JourneyMap = {
  ...{ file: 'journeys/quote.json', name: 'Quote', page: '', path: '', paths: 2 },
  ...{ searchLimits: [], deadEnds: [], reaches: [], samples: {} },
};
const report = (more: Partial<JourneyMap>) => {
  const options = { folder: 'content', textOf: () => '', colour: false, seconds: 1 };
  return formatReport({ journeys: [{ ...EMPTY, ...more }], forms: [] }, options);
};
const reveal = (field: string) => ({ kind: 'reveal' as const, field });
const message = (field: string) => ({ kind: 'message' as const, field, keyword: 'required', text: 'No.' });

describe('the report', () => {
  const problem = { ...place, reason };
  // command.test.ts covers journeys without problems and unreachable parts
  test.each([
    [{ deadEnds: [problem, problem] }, '2 dead ends.'],
    [{ searchLimits: [problem] }, '1 step not searched to the end.'],
  ])('ends with the summary $1', (more, text) => {
    expect(summarise([EMPTY, { ...EMPTY, ...more }])).toEqual({ isClean: false, text });
  });

  test('shows a step that was not searched to the end', () => {
    const text = report({ searchLimits: [{ ...place, reason: 'there are too many' }] });
    expect(text).toContain('content/steps/age.json:3:1  error  search-limit');
    expect(text).toContain(
      'Not searched to the end at #age, so dead ends may be missing. There are too many.',
    );
    expect(text).toContain('more than 2 paths');
  });

  test('shows an unreachable field without its messages and inner fields', () => {
    const inside = [reveal('all'), message('all'), reveal('all[0].age'), message('all[0].age')];
    const targets = [...inside, message('allowed'), message('age')];
    const reaches = targets.map((target) => ({ ...problem, target }));
    const elsewhere = { ...problem, hash: 'end', target: message('all') };
    const text = report({ reaches: [...reaches, elsewhere] });
    expect(text.match(/Unreachable: .* at #\w+/g)).toEqual([
      'Unreachable: the field all, which a condition reveals at #age',
      'Unreachable: the message “No.” of allowed (required) at #age',
      'Unreachable: the message “No.” of age (required) at #age',
      'Unreachable: the message “No.” of all (required) at #end',
    ]);
  });
});

describe('npm run journeys -- --show', () => {
  const reach = (hash: string, field: string, file: string): Reach => ({
    ...{ hash, target: reveal(field), file, line: 1, reason },
  });
  const reaches = [
    reach('age', 'partner', 'steps/age.json'),
    reach('cover', 'coverage', 'steps/cover.json'),
    reach('end', 'thanks', 'steps/package.json'),
  ];

  test.each([
    ['finds only the step if a hash matches', 'age', ['partner']],
    ['finds a hash with its #', '#cover', ['coverage']],
    ['finds part of a field’s name', 'verag', ['coverage']],
    ['finds a file by its path', 'steps/package.json', ['thanks']],
    ['finds a file by its name', 'package', ['thanks']],
    ['does not find a file by part of its name', 'pack', []],
  ])('%s', (_case, query, fields) => {
    const text = formatMatches([{ reaches }], query) ?? '';
    expect([...text.matchAll(/the field (\w+)/g)].map(([, field]) => field)).toEqual(fields);
  });
});
