import { describe, expect, test } from 'vitest';
import type { Finding } from '../../../../../scripts/content/check/finding.ts';
import { formatFindings } from '../../../../../scripts/content/check/report.ts';

const finding: Finding = {
  rule: 'widget-unknown',
  severity: 'error',
  file: 'steps/quote/age.json',
  line: 12,
  column: 7,
  end: { line: 12, column: 14 },
  message: 'There is no widget "numbr".',
  fix: 'Did you mean "number"?',
};

describe('npm run check: what it prints', () => {
  test('each finding has its place first, then what is wrong and what to do', () => {
    const [place, message, fix] = formatFindings([finding], { files: 10, folder: 'content' }).split('\n');
    expect(place).toBe('content/steps/quote/age.json:12:7  error  widget-unknown');
    expect(message).toBe('  There is no widget "numbr".');
    expect(fix).toBe('  → Did you mean "number"?');
  });

  test('the last line counts the files, the errors and the warnings', () => {
    const warning: Finding = { ...finding, severity: 'warning' };
    const text = formatFindings([finding, finding, warning], { files: 10, folder: 'content' });
    expect(text.split('\n').at(-1)).toBe('10 files in content/ checked: 2 errors, 1 warning.');
  });

  test('without a finding it says how many files are well', () => {
    expect(formatFindings([], { files: 1, folder: 'content' })).toBe(
      '1 file in content/ checked: all is well.',
    );
  });
});
