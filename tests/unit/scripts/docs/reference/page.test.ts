import { describe, expect, test } from 'vitest';
import { kinds } from '../../../../../scripts/content/check/kinds.ts';
import { readNames } from '../../../../../scripts/content/check/names.ts';
import { referencePage } from '../../../../../scripts/docs/reference/page.ts';
import { rowsOf } from '../../../../../scripts/docs/reference/rows.ts';
import { schemaAt } from '../../../../../scripts/docs/reference/schemas.ts';
import { anchor } from '../../../../../scripts/docs/reference/sections.ts';

const page = referencePage();
const headings = [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);

/** What stands under a heading, up to the next one. */
function part(heading: string): string {
  const [, after = ''] = page.split(new RegExp(`^#+ ${heading}$`, 'm'));
  return after.split(/^#+ /m)[0] ?? '';
}

describe('the reference of all that content may say', () => {
  const { widgets, sources, facts } = readNames();

  test('has a part for each kind of file and each widget', () => {
    expect(headings).toEqual(expect.arrayContaining([...kinds]));
    expect(headings).toEqual(expect.arrayContaining([...widgets].map((name) => `Widget ${name}`)));
  });

  test('names every source and every fact, and says what they are', () => {
    for (const name of sources)
      expect(part('Sources')).toMatch(new RegExp(`^\\| \`${name}\` \\| .{20}`, 'm'));
    for (const name of facts)
      expect(part('Facts')).toMatch(new RegExp(`^\\| \`${name}\` \\| .+ \\| .{10}`, 'm'));
  });

  test('its links lead somewhere', () => {
    const anchors = headings.map(anchor);
    expect(new Set(anchors).size).toBe(anchors.length);
    for (const [, to = ''] of page.matchAll(/\]\(#([^)]+)\)/g)) expect(anchors).toContain(to);
  });

  test('its tables are whole: each row has as many cells as the heading', () => {
    const cells = (line: string) => line.replaceAll('\\|', '').split('|').length;
    for (const table of page
      .trim()
      .split('\n\n')
      .filter((block) => block.startsWith('|'))) {
      const [first = '', ...rows] = table.split('\n');
      expect(new Set(rows.map(cells))).toEqual(new Set([cells(first)]));
    }
  });

  test.each([
    ['Widget typeahead', '`minLength` | whole number from 0 on | `2` | Characters before the first search.'],
    ['Widget list', '`itemTitle` | [text](#text), **required** |'],
    ['step', '`summary.items[].note` | [text](#text) | '],
    ['step', '`width` | `"question"`, `"wide"` | `"question"` |'],
    ['fields', '`$defs` | by name: [rule](#rules-of-fields), **required** |'],
    ['Rules of fields', '`dateRange.min.from` | `"today"`, `"startOfMonth"`, **required** |'],
    ['How fields are drawn', '`ui:alerts` | list of [alert](#alert) |'],
  ])('%s: a word with what may stand there, and what it is unless given', (heading, row) => {
    expect(part(heading)).toContain(`| ${row}`);
  });

  test('a widget says which fields it is for', () => {
    expect(part('Widget number')).toContain('Draws a number');
  });

  test('the paragraphs of the specification are nothing for authors', () => {
    expect(page).not.toContain('§');
  });

  test('nothing is left out: a word has its row, with those of groups inside lists and maps', () => {
    const names = rowsOf(schemaAt({ uri: 'schema:/widgets/button-group.schema.json', pointer: '' })).map(
      ({ name }) => name,
    );
    expect(names).toEqual(expect.arrayContaining(['choices', 'choices.*.icon', 'choices.*.help']));
  });
});
