import { describe, expect, test } from 'vitest';
import { formatJson } from '../../../../../../scripts/content/check/report/json.ts';
import { EDITS, finding, result } from './support.ts';

describe('npm run check --format json', () => {
  test('counts and findings, with positions from 1', () => {
    expect(JSON.parse(formatJson(result()))).toEqual({
      version: 1,
      files: 10,
      errors: 1,
      warnings: 0,
      findings: [
        {
          rule: 'widget-unknown',
          severity: 'error',
          path: 'content/steps/quote/age.json',
          line: 4,
          column: 20,
          endLine: 4,
          endColumn: 27,
          message: 'There is no widget "numbr".',
          fix: 'Did you mean "number"?',
        },
      ],
      mended: [],
    });
  });

  test('what --fix would do has its place as lines and columns too', () => {
    const { findings } = JSON.parse(formatJson(result({ findings: [finding({ edits: EDITS })] })));
    expect(findings[0].edits).toEqual([{ line: 4, column: 20, endLine: 4, endColumn: 27, text: '"number"' }]);
  });

  test('what was mended is listed by itself and counted nowhere', () => {
    const report = JSON.parse(formatJson(result({ findings: [], mended: [finding()] })));
    expect(report).toMatchObject({ errors: 0, findings: [], mended: [{ rule: 'widget-unknown', line: 4 }] });
  });
});
