import { describe, expect, test } from 'vitest';
import { linesOf, reportOf } from '../../../../../scripts/vite/dev-content/terminal.ts';
import type { ShownFinding } from '../../../../../src/dev/wire.ts';

const mistake: ShownFinding = {
  rule: 'widget-unknown',
  severity: 'error',
  place: 'content/steps/quote/age.json:4:20',
  location: '/site/content/steps/quote/age.json:4:20',
  message: 'There is no widget "numbr".',
  fix: 'Did you mean "number"?',
  frame: '> 4 |       "ui:widget": "numbr"\n    |                    ^^^^^^^',
};
const warning: ShownFinding = { ...mistake, severity: 'warning' };
const many = Array.from({ length: 12 }, () => mistake);

describe('npm run dev: what the terminal says of content', () => {
  test('at the start, when no page is open: what npm run check says', () => {
    expect(reportOf([mistake, { ...warning, frame: '' }], false).split('\n')).toEqual([
      'content/steps/quote/age.json:4:20  error  widget-unknown',
      '  > 4 |       "ui:widget": "numbr"',
      '      |                    ^^^^^^^',
      '  There is no widget "numbr".',
      '  → Did you mean "number"?',
      '',
      'content/steps/quote/age.json:4:20  warning  widget-unknown',
      '  There is no widget "numbr".',
      '  → Did you mean "number"?',
      '',
      '1 error, 1 warning in the content.',
    ]);
  });

  test('after a save, a line for each finding', () => {
    expect(linesOf([mistake, warning]).split('\n')).toEqual([
      '1 error, 1 warning in the content.',
      'content/steps/quote/age.json:4:20  error  There is no widget "numbr".',
      'content/steps/quote/age.json:4:20  warning  There is no widget "numbr".',
    ]);
  });

  test('of many findings, the first and how many more there are', () => {
    const lines = linesOf(many).split('\n');
    expect(lines).toHaveLength(12);
    expect(lines.at(-1)).toBe('… and 2 more: npm run check lists them all.');
    expect(reportOf(many, false).match(/→/g)).toHaveLength(10);
    expect(reportOf(many, false)).toMatch(/… and 2 more: .*\n12 errors, 0 warnings in the content\.$/);
  });
});
