import type { Log } from 'sarif';
import { describe, expect, test } from 'vitest';
import { formatSarif } from '../../../../../../scripts/content/check/report/sarif.ts';
import { EDITS, finding, result } from './support.ts';

function logOf(...findings: ReturnType<typeof finding>[]) {
  const log: Log = JSON.parse(formatSarif(result({ findings })));
  return { ...log, run: log.runs[0] };
}

const REGION = { startLine: 4, startColumn: 20, endLine: 4, endColumn: 27 };
const ARTIFACT = { uri: 'content/steps/quote/age.json', uriBaseId: '%SRCROOT%' };

describe('npm run check --format sarif', () => {
  test('it is a log of version 2.1.0 with one run, which counts columns as editors do', () => {
    const { version, $schema, runs, run } = logOf();
    expect(version).toBe('2.1.0');
    expect($schema).toContain('sarif-2.1.0');
    expect(runs).toHaveLength(1);
    expect(run).toMatchObject({ columnKind: 'utf16CodeUnits', results: [] });
  });

  test('every rule says what it is about', () => {
    const about = 'Two steps have the same hash.';
    expect(logOf().run?.tool.driver).toMatchObject({
      name: 'npm run check',
      rules: [
        { id: 'hash-duplicate', shortDescription: { text: about }, help: { text: about, markdown: about } },
        { id: 'widget-unknown' },
      ],
    });
  });

  test('a result names its rule, its level and its region', () => {
    expect(logOf(finding()).run?.results).toEqual([
      {
        ruleId: 'widget-unknown',
        ruleIndex: 1,
        level: 'error',
        message: { text: 'There is no widget "numbr".\n→ Did you mean "number"?' },
        locations: [{ physicalLocation: { artifactLocation: ARTIFACT, region: REGION } }],
      },
    ]);
  });

  test('what --fix would do is a fix of the result', () => {
    expect(logOf(finding({ edits: EDITS })).run?.results?.[0]?.fixes).toEqual([
      {
        description: { text: 'Did you mean "number"?' },
        artifactChanges: [
          {
            artifactLocation: ARTIFACT,
            replacements: [{ deletedRegion: REGION, insertedContent: { text: '"number"' } }],
          },
        ],
      },
    ]);
  });

  test('a path is an address', () => {
    const strange = finding({ path: 'my content/50%#.json' });
    expect(logOf(strange).run?.results?.[0]?.locations?.[0]?.physicalLocation?.artifactLocation?.uri).toBe(
      'my%20content/50%25%23.json',
    );
  });
});
