import { describe, expect, test } from 'vitest';
import { checkContent } from '../../../../../scripts/content/check/index.ts';
import { readNames } from '../../../../../scripts/content/check/names.ts';
import { readContent } from '../../../../../scripts/content/read.ts';
import { type Change, fault, spoil } from './change.ts';
import { loadAll } from './load.ts';

type Legal = readonly [name: string, change: Change | readonly Change[]];

const files = readContent();
const names = readNames();
const changes: readonly Legal[] = await loadAll('legal', 'legal');

const contentAfter = (all: readonly Legal[]) =>
  spoil(files, fault(all.flatMap(([, change]) => change))).files;

/** Returns the files that a change adds, changes or removes. */
function filesOf(change: Legal): Set<string> {
  const after = contentAfter([change]);
  const paths = new Set([...files.keys(), ...after.keys()]);
  return new Set([...paths].filter((path) => files.get(path) !== after.get(path)));
}

/** Returns the changes in groups that are checked together, because each check takes a while. No two share a file. */
function inGroups(all: readonly Legal[]): Legal[][] {
  const groups: { changes: Legal[]; taken: Set<string> }[] = [];
  for (const change of all) {
    const own = filesOf(change);
    const fitting = groups.find(({ taken }) => [...own].every((file) => !taken.has(file)));
    const group = fitting ?? { changes: [], taken: new Set() };
    if (!fitting) groups.push(group);
    group.changes.push(change);
    for (const file of own) group.taken.add(file);
  }
  return groups.map((group) => group.changes);
}

describe('npm run check after legal changes of the content', () => {
  test('has at least 100 changes', () => {
    expect(changes.length).toBeGreaterThanOrEqual(100);
  });

  test.each(inGroups(changes).map((group) => [group.map(([name]) => name).join('; '), group] as const))(
    'reports nothing after %s',
    async (_names, group) => {
      expect(await checkContent(contentAfter(group), names)).toEqual([]);
    },
  );
});
