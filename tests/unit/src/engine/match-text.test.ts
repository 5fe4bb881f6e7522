import { describe, expect, test } from 'vitest';
import { findMatches } from '../../../../src/engine/match-text.ts';

describe('§5 matching texts', () => {
  const [working, work, ivory] = ['Working Holiday visa 417', 'Work and Holiday visa 462', 'Côte d’Ivoire'];
  const names = [working, work, ivory] as string[];

  test.each([
    [['holi', 'HOLIDAY', 'holiday work'], names.slice(0, 2)],
    [['417'], [working]],
    [['  work   462 '], [work]],
    [['cote', 'CÔTE', 'co\u0302te', "d'ivoire", 'd’ivoire', 'd‘ivoire'], [ivory]],
    [['zzz', 'holiday zzz'], []],
    [['', '   '], names],
  ])('finds matches for %j', (texts, expected) => {
    for (const typed of texts)
      expect(
        findMatches(names, typed, (name) => name),
        typed,
      ).toEqual(expected);
  });

  test('sorts matches at the start of a word before others', () => {
    const countries = ['Côte d’Ivoire', 'Ireland', 'Northern Ireland'];
    const found = ['Ireland', 'Northern Ireland', 'Côte d’Ivoire'];
    expect(findMatches(countries, 'ire', (name) => name)).toEqual(found);
  });
});
