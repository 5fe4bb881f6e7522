import type { Log } from 'sarif';
import { describe, expect, test } from 'vitest';
import { formats } from '../../../../../../scripts/content/check/report/formats.ts';
import type { LocatedDiagnostic } from '../../../../../../scripts/content/check/report/result.ts';
import { diagnostic, FIX, result } from './support.ts';

const warning = diagnostic({ severity: 'warning' });

describe('npm run check --format pretty', () => {
  const linesOf = (changes: Parameters<typeof result>[0]) =>
    formats.pretty(result(changes), false).split('\n');

  test('shows the location first, then the lines around it, the message, the advice, and a summary', () => {
    expect(linesOf({})).toEqual([
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
      '10 files checked in content: 1 error, 0 warnings.',
    ]);
    const diagnostics = [diagnostic(), diagnostic({ fix: FIX }), warning];
    expect(linesOf({ diagnostics }).at(-1)).toMatch(/: 2 errors, 1 warning; 1 can be fixed with --fix\.$/);
  });

  test('shows first what was fixed', () => {
    expect(linesOf({ diagnostics: [], fixed: [diagnostic()] })).toEqual([
      'content/steps/quote/age.json:4:20  fixed  widget-unknown',
      '  There is no widget "numbr".',
      '',
      '1 problem fixed. 10 files checked in content: no problems found.',
    ]);
  });

  test('has errors in red and warnings in yellow if it may use colours', () => {
    const text = formats.pretty(result({ diagnostics: [diagnostic(), warning] }), true);
    expect(text).toContain('\u001b[31merror\u001b[39m');
    expect(text).toContain('\u001b[33mwarning\u001b[39m');
  });
});

describe('npm run check --format github', () => {
  const several = diagnostic({ end: { line: 6, column: 2 } });
  const special = diagnostic({ path: 'a,b:c%.json', message: '100%\r\nsure: yes, indeed' });

  test('prints a workflow command for each diagnostic, and a summary for the log', () => {
    expect(formats.github(result()).split('\n')).toEqual([
      '::error file=content/steps/quote/age.json,line=4,endLine=4,col=20,endColumn=27,title=widget-unknown::There is no widget "numbr".%0A→ Did you mean "number"?',
      '10 files checked in content: 1 error, 0 warnings.',
    ]);
  });

  test.each([
    ['a warning', warning, /^::warning file=/],
    ['no columns if it takes several lines', several, /age\.json,line=4,endLine=6,title=widget-unknown::/],
    ['escaped characters', special, /^::error file=a%2Cb%3Ac%25\.json,.*::100%25%0D%0Asure: yes, indeed%0A→/],
  ])('prints %s', (_what, each, line) => {
    expect(formats.github(result({ diagnostics: [each] }))).toMatch(line);
  });
});

test('--format json has counts, diagnostics with positions that count from 1, edits, and what was fixed', () => {
  const fixable = diagnostic({ fix: FIX });
  const position = { line: 4, column: 20, endLine: 4, endColumn: 27 };
  const finding = {
    ...{ rule: 'widget-unknown', severity: 'error', path: 'content/steps/quote/age.json', ...position },
    ...{ message: 'There is no widget "numbr".', fix: 'Did you mean "number"?' },
  };
  const edits = [{ ...position, text: '"number"' }];
  expect(
    JSON.parse(formats.json(result({ diagnostics: [diagnostic(), fixable], fixed: [fixable] }))),
  ).toEqual({
    ...{ version: 2, files: 10, errors: 2, warnings: 0 },
    ...{ findings: [finding, { ...finding, edits }], fixed: [{ ...finding, edits }] },
  });
});

describe('npm run check --format sarif', () => {
  const REGION = { startLine: 4, startColumn: 20, endLine: 4, endColumn: 27 };
  const ARTIFACT = { uri: 'content/steps/quote/age.json', uriBaseId: '%SRCROOT%' };

  const logOf = (...diagnostics: LocatedDiagnostic[]): Log =>
    JSON.parse(formats.sarif(result({ diagnostics })));

  test('is a log of version 2.1.0 with one run, its rules and its columns as editors count them', () => {
    const about = 'Two steps have the same hash.';
    const help = { text: about, markdown: about };
    const rules = [
      { id: 'hash-duplicate', shortDescription: { text: about }, help },
      { id: 'widget-unknown' },
    ];
    expect(logOf()).toMatchObject({
      version: '2.1.0',
      $schema: expect.stringContaining('sarif-2.1.0'),
      runs: [
        { columnKind: 'utf16CodeUnits', results: [], tool: { driver: { name: 'npm run check', rules } } },
      ],
    });
  });

  test('has a result for each diagnostic with its rule, level, region and fixes', () => {
    const replacements = [{ deletedRegion: REGION, insertedContent: { text: '"number"' } }];
    const artifactChanges = [{ artifactLocation: ARTIFACT, replacements }];
    const found = {
      ...{ ruleId: 'widget-unknown', ruleIndex: 1, level: 'error' },
      message: { text: 'There is no widget "numbr".\n→ Did you mean "number"?' },
      locations: [{ physicalLocation: { artifactLocation: ARTIFACT, region: REGION } }],
    };
    expect(logOf(diagnostic(), diagnostic({ fix: FIX })).runs[0]?.results).toEqual([
      found,
      { ...found, fixes: [{ description: { text: 'Did you mean "number"?' }, artifactChanges }] },
    ]);
  });

  test('encodes paths as URIs', () => {
    const log = formats.sarif(result({ diagnostics: [diagnostic({ path: 'my content/50%#.json' })] }));
    expect(log).toContain('"my%20content/50%25%23.json"');
  });
});
