import { describe, expect, test } from 'vitest';
import type { JourneyMap } from '#types/data/journeys';
import { summarise } from '../../../../scripts/journeys/diagnostics.ts';
import { formatReport } from '../../../../scripts/journeys/report.ts';

const place = { hash: 'age', file: 'steps/age.json', line: 3 };
const map: JourneyMap = {
  file: 'journeys/quote.json',
  name: 'Quote',
  page: '',
  path: '',
  paths: 2,
  searchLimits: [],
  deadEnds: [],
  reaches: [],
  samples: {},
};
const said = (...maps: JourneyMap[]) =>
  formatReport(maps, [], { folder: 'content', textOf: () => '', colour: false, seconds: 1 });

describe('npm run journeys: the report', () => {
  test('all is well where everything is reached, gone on from and searched to its end', () => {
    expect(summarise([map, map])).toEqual({ isClean: true, text: 'Everything can be reached.' });
  });

  test('what was not searched to its end is told of, with what to do about it, and is not well', () => {
    const cut = { ...map, searchLimits: [{ ...place, reason: 'there are too many; let there be fewer' }] };
    expect(summarise([map, cut])).toEqual({ isClean: false, text: '1 step not searched to the end.' });
    expect(said(cut)).toContain(
      [
        'content/steps/age.json:3:1  error  search-limit',
        '  Not searched to the end at #age, so dead ends may be missing. There are too many; let there be fewer.',
      ].join('\n'),
    );
    expect(said(cut)).toContain('more than 2 paths');
  });

  test('of a field that nobody can come to, it alone is told of: not what it would say, nor what stands in it', () => {
    const reason = 'it is a test';
    const message = (field: string) => ({
      kind: 'message' as const,
      field,
      keyword: 'required',
      text: 'No.',
    });
    const reveal = (field: string) => ({ kind: 'reveal' as const, field });
    const targets = [reveal('all'), message('all'), reveal('all[0].age'), message('all[0].age')];
    const others = [message('allowed'), message('age')];
    const reaches = [...targets, ...others].map((target) => ({ ...place, target, reason }));
    const elsewhere = { ...place, hash: 'end', target: message('all'), reason };
    const lines = said({ ...map, reaches: [...reaches, elsewhere] }).match(/Unreachable: .*/g);
    expect(lines).toEqual([
      'Unreachable: the field all, which a condition reveals at #age. It is a test.',
      'Unreachable: the message “No.” of allowed (required) at #age. It is a test.',
      'Unreachable: the message “No.” of age (required) at #age. It is a test.',
      'Unreachable: the message “No.” of all (required) at #end. It is a test.',
    ]);
  });

  test('what can’t be reached and what can’t be gone on from are counted beside it', () => {
    const reason = 'it is a test';
    const lost = { ...map, reaches: [{ ...place, target: { kind: 'step' as const }, reason }] };
    const deadEnds = { ...map, deadEnds: [{ ...place, reason }], searchLimits: [{ ...place, reason }] };
    expect(summarise([lost, deadEnds, deadEnds])).toEqual({
      isClean: false,
      text: '1 unreachable, 2 dead ends, 2 steps not searched to the end.',
    });
  });
});
