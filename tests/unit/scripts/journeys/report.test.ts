import { describe, expect, test } from 'vitest';
import type { JourneyMap } from '#types/data/journeys';
import { reportText } from '../../../../scripts/journeys/report/report.ts';
import { verdictOn } from '../../../../scripts/journeys/report/verdict.ts';

const place = { hash: 'age', file: 'steps/age.json', line: 3 };
const map: JourneyMap = {
  file: 'journeys/quote.json',
  name: 'Quote',
  page: '',
  path: '',
  paths: 2,
  cutShort: [],
  stuck: [],
  reaches: [],
  samples: {},
};
const said = (...maps: JourneyMap[]) => reportText(maps, [], { folder: 'content', seconds: 1 });

describe('npm run journeys: the report', () => {
  test('all is well where everything is reached, gone on from and searched to its end', () => {
    expect(verdictOn([map, map])).toEqual({ isWell: true, words: 'Everything can be reached.' });
  });

  test('what was not searched to its end is told of, with what to do about it, and is not well', () => {
    const cut = { ...map, cutShort: [{ ...place, reason: 'there are too many; let there be fewer' }] };
    expect(verdictOn([map, cut])).toEqual({ isWell: false, words: '1 place not searched to the end.' });
    expect(said(cut)).toContain(
      [
        '  content/steps/age.json:3',
        '    Not searched to its end at #age, so nobody knows whether all can go on:',
        '    there are too many; let there be fewer.',
      ].join('\n'),
    );
    expect(said(cut)).toContain('more than 2 ways');
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
    const lines = said({ ...map, reaches: [...reaches, elsewhere] }).match(/Nobody can come to .*/g);
    expect(lines).toEqual([
      'Nobody can come to the field all, which a condition brings at #age:',
      'Nobody can come to the message “No.” of allowed (required) at #age:',
      'Nobody can come to the message “No.” of age (required) at #age:',
      'Nobody can come to the message “No.” of all (required) at #end:',
    ]);
  });

  test('what can’t be reached and what can’t be gone on from are counted beside it', () => {
    const reason = 'it is a test';
    const lost = { ...map, reaches: [{ ...place, target: { kind: 'step' as const }, reason }] };
    const stuck = { ...map, stuck: [{ ...place, reason }], cutShort: [{ ...place, reason }] };
    expect(verdictOn([lost, stuck, stuck])).toEqual({
      isWell: false,
      words: '1 can’t be reached, 2 places can’t be gone on from, 2 places not searched to the end.',
    });
  });
});
