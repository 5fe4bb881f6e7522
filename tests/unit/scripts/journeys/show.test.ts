import { describe, expect, test } from 'vitest';
import type { JourneyMap, Reach } from '#types/data/journeys';
import { formatMatches } from '../../../../scripts/journeys/show.ts';

const reach = (hash: string, field: string, file: string): Reach => ({
  hash,
  target: { kind: 'reveal', field },
  file,
  line: 1,
  reason: 'it is a test',
});
const map: JourneyMap = {
  file: 'journeys/quote.json',
  name: 'Quote',
  page: '',
  path: '',
  paths: 1,
  searchLimits: [],
  deadEnds: [],
  reaches: [
    reach('age', 'partner', 'steps/age.json'),
    reach('cover', 'coverage', 'steps/cover.json'),
    reach('end', 'thanks', 'steps/package.json'),
  ],
  samples: {},
};
const shown = (text: string) =>
  [...(formatMatches([map], text) ?? '').matchAll(/the field (\w+)/g)].map(([, field]) => field);

describe('npm run journeys -- --show', () => {
  test('a step’s hash shows what is at that step alone, whatever else has the same letters', () => {
    expect(shown('age')).toEqual(['partner']);
    expect(shown('#cover')).toEqual(['coverage']);
  });

  test('part of a field’s name shows the field', () => {
    expect(shown('verag')).toEqual(['coverage']);
  });

  test('a file is asked for by its name, not by some letters of it', () => {
    expect(shown('steps/package.json')).toEqual(['thanks']);
    expect(shown('package')).toEqual(['thanks']);
    expect(shown('pack')).toEqual([]);
  });
});
