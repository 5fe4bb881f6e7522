import { expect, test } from 'vitest';
import { formatInFull, formatLines } from '../../../../../scripts/vite/dev-content/format.ts';
import { error, warning } from '../stand-ins.ts';

const many = Array.from({ length: 12 }, () => error);

test('npm run dev prints full diagnostics at the start', () => {
  expect(formatInFull([error, { ...warning, frame: '' }], false).split('\n')).toEqual([
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
  expect(formatInFull(many, false).match(/→/g)).toHaveLength(10);
  expect(formatInFull(many, false)).toMatch(/… and 2 more: .*\n12 errors, 0 warnings in the content\.$/);
});

test('npm run dev prints one line for each diagnostic after a save', () => {
  expect(formatLines([error, warning]).split('\n')).toEqual([
    '1 error, 1 warning in the content.',
    'content/steps/quote/age.json:4:20  error  There is no widget "numbr".',
    'content/steps/quote/age.json:4:20  warning  There is no widget "numbr".',
  ]);
  const lines = formatLines(many).split('\n');
  expect(lines).toHaveLength(12);
  expect(lines.at(-1)).toBe('… and 2 more: npm run check lists them all.');
});
