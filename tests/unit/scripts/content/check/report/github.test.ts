import { describe, expect, test } from 'vitest';
import { formatGithub } from '../../../../../../scripts/content/check/report/github.ts';
import { finding, result } from './support.ts';

const firstLine = (findings: ReturnType<typeof finding>[]) =>
  formatGithub(result({ findings })).split('\n')[0];

describe('npm run check --format github', () => {
  test('a finding is a workflow command, and the last line is for the log', () => {
    expect(formatGithub(result()).split('\n')).toEqual([
      '::error file=content/steps/quote/age.json,line=4,endLine=4,col=20,endColumn=27,title=widget-unknown::There is no widget "numbr".%0A→ Did you mean "number"?',
      '10 files in content checked: 1 error, 0 warnings.',
    ]);
  });

  test('a warning is one', () => {
    expect(firstLine([finding({ severity: 'warning' })])).toMatch(/^::warning file=/);
  });

  test('GitHub takes no columns of what ends on another line', () => {
    expect(firstLine([finding({ end: { line: 6, column: 2 } })])).toContain(
      'age.json,line=4,endLine=6,title=widget-unknown::',
    );
  });

  test('signs that mean something in a command are escaped', () => {
    const strange = finding({ path: 'a,b:c%.json', message: '100%\r\nsure: yes, indeed' });
    expect(firstLine([strange])).toMatch(
      /^::error file=a%2Cb%3Ac%25\.json,.*::100%25%0D%0Asure: yes, indeed%0A→/,
    );
  });
});
