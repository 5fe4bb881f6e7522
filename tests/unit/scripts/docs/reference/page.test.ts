import { describe, expect, test } from 'vitest';
import { kinds } from '../../../../../scripts/content/check/kinds.ts';
import { readNames } from '../../../../../scripts/content/check/names.ts';
import { referencePage } from '../../../../../scripts/docs/reference/page.ts';
import { anchor } from '../../../../../scripts/docs/reference/sections.ts';

const page = referencePage();
const headings = [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);

/** Returns the text from a heading to the next one. */
function part(heading: string): string {
  const [, after = ''] = page.split(new RegExp(`^#+ ${heading}$`, 'm'));
  return after.split(/^#+ /m)[0] ?? '';
}

describe('the content reference', () => {
  const { widgets, sources, facts } = readNames();

  test('has a section for each kind of file and widget, with unique anchors', () => {
    const named = [...kinds, ...[...widgets].map((name) => `Widget ${name}`)];
    expect(headings).toEqual(expect.arrayContaining(named));
    expect(new Set(headings.map(anchor)).size).toBe(headings.length);
  });

  test('describes every source and fact', () => {
    for (const name of sources)
      expect(part('Sources')).toMatch(new RegExp(`^\\| \`${name}\` \\| .{20}`, 'm'));
    for (const name of facts)
      expect(part('Facts')).toMatch(new RegExp(`^\\| \`${name}\` \\| .+ \\| .{10}`, 'm'));
  });

  test('has the same number of cells in every row of a table', () => {
    const cells = (line: string) => line.replaceAll('\\|', '').split('|').length;
    const blocks = page.trim().split('\n\n');
    for (const table of blocks.filter((block) => block.startsWith('|'))) {
      const [first = '', ...rows] = table.split('\n');
      expect(new Set(rows.map(cells))).toEqual(new Set([cells(first)]));
    }
  });

  test.each([
    ['Widget typeahead', '`minLength` | whole number, at least 0 | `2` | The number of characters before '],
    ['Widget list', '`itemTitle` | [text](#text), **required** |'],
    ['Widget button-group', '`choices.*.icon` | [icon](#icon) |'],
    ['step', '`summary.items[].note` | [text](#text) | '],
    ['step', '`width` | `"question"`, `"wide"` | `"question"` |'],
    ['fields', '`$defs` | by name: [rule](#field-rules), **required** |'],
    ['Field rules', '`dateRange.min.from` | `"today"`, `"startOfMonth"`, **required** |'],
    ['uiSchema', '`ui:alerts` | list of [alert](#alert) |'],
  ])('shows the type and default of a key in the section %s', (heading, row) => {
    expect(part(heading)).toContain(`| ${row}`);
  });

  test('says which fields a widget is for and omits section numbers', () => {
    expect(part('Widget number')).toContain('For a number');
    expect(page).not.toContain('§');
  });
});
