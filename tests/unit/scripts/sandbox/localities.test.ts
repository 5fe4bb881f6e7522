import { describe, expect, test } from 'vitest';
import { addresses } from '../../../../scripts/sandbox/data/addresses.ts';
import { localities } from '../../../../scripts/sandbox/data/localities.ts';

const rows = localities.flatMap(({ name, state, postcodes }) =>
  postcodes.map((postcode) => `${name} ${state} ${postcode}`),
);
const lines = addresses.map(
  ({ AddressLine, Locality, State, Postcode }) => `${AddressLine}, ${Locality} ${State} ${Postcode}`,
);

describe('§7 the localities of the sandbox', () => {
  test('§7 60 of them, each once, in all eight states and territories', () => {
    expect(localities).toHaveLength(60);
    expect(new Set(localities.map(({ name, state }) => `${name} ${state}`)).size).toBe(60);
    expect(new Set(rows).size).toBe(rows.length);
    const states = [...new Set(localities.map(({ state }) => state))].sort();
    expect(states).toEqual(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']);
  });

  test('§7 in capitals, with four digits, in their order', () => {
    for (const row of rows) expect(row).toMatch(/^[A-Z][A-Z' ]+ [A-Z]{2,3} \d{4}$/);
    expect(rows).toEqual([...rows].sort());
  });

  test.each([
    [
      'one name in three states',
      /^RICHMOND /,
      ['RICHMOND NSW 2753', 'RICHMOND TAS 7025', 'RICHMOND VIC 3121'],
    ],
    ['two postcodes', /^BANKSIA/, ['BANKSIA HEIGHTS SA 5798', 'BANKSIA HEIGHTS SA 5799']],
    ['an apostrophe', /'/, ["O'CONNOR ACT 2602"]],
    ['leading zeros', / 0/, ['ALICE SPRINGS NT 0870', 'DARWIN CITY NT 0800', 'KATHERINE NT 0850']],
    [
      'one postcode in three localities',
      / NSW 2000/,
      ['HAYMARKET', 'SYDNEY', 'THE ROCKS'].map((name) => `${name} NSW 2000`),
    ],
  ])('§7 among them: %s', (_case, pattern, expected) => {
    expect(rows.filter((row) => pattern.test(row))).toEqual(expected);
  });
});

describe('§7 the addresses of the sandbox', () => {
  test('§7 a few thousand, each once, with an id each', () => {
    expect(lines).toHaveLength(60 * 24 * 3);
    expect(new Set(lines).size).toBe(lines.length);
    expect(new Set(addresses.map(({ DPID }) => DPID)).size).toBe(lines.length);
  });

  test('§7 some with every postcode, each postcode that of its locality', () => {
    const used = new Set(
      addresses.map(({ Locality, State, Postcode }) => `${Locality} ${State} ${Postcode}`),
    );
    expect([...used].sort()).toEqual(rows);
  });

  test.each([
    '12 SMITH STREET, PARRAMATTA NSW 2150',
    'UNIT 4 27 KENT STREET, SYDNEY NSW 2000',
    "UNIT 3 31 O'BRIEN STREET, O'CONNOR ACT 2602",
  ])('§7 among them: %s', (line) => {
    expect(lines).toContain(line);
  });
});
