import { describe, expect, test } from 'vitest';
import { formatPretty } from '../../../../../../scripts/content/check/report/pretty.ts';
import { EDITS, finding, result } from './support.ts';

const lastLine = (text: string) => text.split('\n').at(-1);

describe('npm run check --format pretty', () => {
  test('a finding has its place first, then its lines, what is wrong and what to do', () => {
    expect(formatPretty(result(), false).split('\n')).toEqual([
      'content/steps/quote/age.json:4:20  error  widget-unknown',
      '    2 |   "uiSchema": {',
      '    3 |     "age": {',
      '  > 4 |       "ui:widget": "numbr"',
      '      |                    ^^^^^^^',
      '    5 |     }',
      '    6 |   }',
      '  There is no widget "numbr".',
      '  → Did you mean "number"?',
      '',
      '10 files in content checked: 1 error, 0 warnings.',
    ]);
  });

  test('the last line counts errors and warnings, and says which --fix would mend', () => {
    const findings = [finding(), finding({ edits: EDITS }), finding({ severity: 'warning' })];
    expect(lastLine(formatPretty(result({ findings }), false))).toBe(
      '10 files in content checked: 2 errors, 1 warning. --fix mends 1 of them.',
    );
  });

  test('without a finding it says how many files are well', () => {
    expect(formatPretty(result({ findings: [], files: 1, paths: ['a', 'b.json'] }), false)).toBe(
      '1 file in a, b.json checked: all is well.',
    );
  });

  test('what was mended comes first', () => {
    expect(formatPretty(result({ findings: [], mended: [finding()] }), false).split('\n')).toEqual([
      'content/steps/quote/age.json:4:20  mended  widget-unknown',
      '  There is no widget "numbr".',
      '',
      '1 mistake mended. 10 files in content checked: all is well.',
    ]);
  });

  test('errors are red and warnings yellow where there are colours', () => {
    const findings = [finding(), finding({ severity: 'warning' })];
    const text = formatPretty(result({ findings }), true);
    expect(text).toContain('\u001b[31merror\u001b[39m');
    expect(text).toContain('\u001b[33mwarning\u001b[39m');
  });
});
