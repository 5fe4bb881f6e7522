import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { applyEdits } from '../../../../../scripts/content/edit/apply-edits.ts';
import { changeFile } from '../../../../../scripts/content/edit/change.ts';
import { layOut } from '../../../../../scripts/content/edit/layout.ts';
import { CONTENT_DIR, readFile } from '../../../../../scripts/content/read.ts';
import { dataAfter } from './data-after.ts';
import { typicalEdits } from './typical-edits.ts';

const folder = mkdtempSync(join(tmpdir(), 'edits-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns how many lines git counts as added and removed. */
function changedLines(before: string, after: string): string {
  const [old, now] = [join(folder, 'before.json'), join(folder, 'after.json')];
  writeFileSync(old, before);
  writeFileSync(now, after);
  // git fails when the files differ, so its own exit code is of no use
  const command = `git diff --no-index --minimal --numstat '${old}' '${now}' || true`;
  const [added = 0, removed = 0] = execFileSync('sh', ['-c', command], { encoding: 'utf8' }).split('\t');
  return `+${Number(added)} -${Number(removed)}`;
}

const cases = typicalEdits.map((edit) => [edit.does, edit.lines, edit.file, edit] as const);

test.each(cases)('An edit that %s changes %s lines of %s', async (_does, _lines, _file, edit) => {
  const file = readFile(join(CONTENT_DIR, edit.file));
  const { text, edits, inverse } = await changeFile(file, edit.operations);
  expect(changedLines(file.text, text)).toBe(edit.lines);
  expect(readFile(file.path, CONTENT_DIR, text).data).toEqual(edit.operations.reduce(dataAfter, file.data));
  expect(await layOut(file.name, text)).toBe(text);
  expect(applyEdits(file.text, edits)).toBe(text);
  expect(applyEdits(text, inverse)).toBe(file.text);
});
