import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../../../../scripts/content/check/diagnostic.ts';
import { checkContent, loadRules } from '../../../../../scripts/content/check/index.ts';
import { applyEdits } from '../../../../../scripts/content/edit/apply-edits.ts';
import { type ContentFiles, readContent, readFile } from '../../../../../scripts/content/read.ts';
import { fixtureNames } from '../../../../../scripts/docs/rules/fixtures.ts';
import { findPiece } from '../../../content/find-piece.ts';
import { waysToFollow } from './follow.ts';

const BAD = fileURLToPath(new URL('../../../../fixtures/content/bad/', import.meta.url));
const NAMES = fixtureNames();
const ids = (await loadRules()).map(({ id }) => id);

/** An edit that follows an advice. Without a piece to find, it replaces the file, or deletes it. */
interface FollowEdit {
  find?: string;
  replace: string | null;
  /** the file of the diagnostic by default */
  file?: string;
}

type Texts = Map<string, string | null>;

/** A way to follow the advice of a diagnostic: changes texts of files by their names. */
type Way = (texts: Texts) => void;

function followEdit(texts: Texts, own: string, { find, replace, file = own }: FollowEdit): void {
  if (find === undefined || replace === null) return void texts.set(file, replace);
  const text = texts.get(file) ?? '';
  const { index, length } = findPiece(text, find);
  texts.set(file, text.slice(0, index) + replace + text.slice(index + length));
}

interface Written extends Pick<Diagnostic, 'file' | 'message'> {
  follow?: readonly FollowEdit[];
}

/** Returns the ways to follow each diagnostic: what its fixture says, or what the words of its advice say. */
function waysOf(rule: string, files: ContentFiles, diagnostics: readonly Diagnostic[]) {
  const written: Written[] = JSON.parse(readFileSync(join(BAD, rule, 'expected.json'), 'utf8'));
  return diagnostics.map((diagnostic) => {
    const { file: name, message } = diagnostic;
    const follow = written.find((each) => each.file === name && each.message === message)?.follow;
    const file = files.get(join(BAD, rule, 'content', name));
    const ways: Way[] = follow
      ? [
          (texts) => {
            for (const edit of follow) followEdit(texts, name, edit);
          },
        ]
      : waysToFollow(diagnostic, file).map(
          (edits) => (texts) => void texts.set(name, applyEdits(texts.get(name) ?? '', edits)),
        );
    return { diagnostic, ways };
  });
}

function filesAfter(rule: string, files: ContentFiles, chosen: readonly (Way | undefined)[]): ContentFiles {
  const root = join(BAD, rule, 'content');
  const before: Texts = new Map([...files.values()].map(({ name, text }) => [name, text]));
  const texts: Texts = new Map(before);
  for (const way of chosen) way?.(texts);
  const known = (name: string, text: string) => {
    const path = join(root, name);
    const file = files.get(path);
    return file && before.get(name) === text ? file : readFile(path, root, text);
  };
  const left = [...texts].flatMap(([name, text]) => (text === null ? [] : [known(name, text)]));
  return new Map(left.map((file) => [file.path, file]));
}

const keyOf = ({ rule, file, message }: Diagnostic) => `${file} ${rule}: ${message}`;

/** Returns an advice without its names and numbers. */
const shapeOf = ({ advice }: Diagnostic) => advice.replace(/"(?:[^"\\]|\\.)*"|\{\w+\}|\d+/g, '#');

/** The maximum number of ways to try: an advice may name several values. */
const MAX_TRIES = 8;

/** Follows the advice of all diagnostics of a rule's fixtures. Returns the diagnostics that are left or new. */
async function follow(rule: string) {
  const files = readContent(join(BAD, rule, 'content'));
  const diagnostics = await checkContent(files, NAMES);
  const all = waysOf(rule, files, diagnostics).map((each) => ({ ...each, tried: 0 }));
  const notFollowed = new Set(
    all.flatMap(({ ways, diagnostic }) => (ways.length > 0 ? [] : keyOf(diagnostic))),
  );
  for (let tries = 1; ; tries += 1) {
    const after = filesAfter(
      rule,
      files,
      all.map(({ ways, tried }) => ways[tried]),
    );
    const left = (await checkContent(after, NAMES)).filter((each) => !notFollowed.has(keyOf(each)));
    const wrong = all.filter(
      ({ diagnostic, ways, tried }) =>
        tried + 1 < ways.length && left.some(({ file }) => file === diagnostic.file),
    );
    if (wrong.length === 0 || tries === MAX_TRIES) return { all, left };
    for (const each of wrong) each.tried += 1;
  }
}

describe('the advice of npm run check', () => {
  test.each(ids)('of %s removes its diagnostic and adds none', async (id) => {
    const { all, left } = await follow(id);
    expect(left.map((each) => `${keyOf(each)} → ${each.advice}`)).toEqual([]);
    const shapes = (isFor: (count: number) => boolean) =>
      all.flatMap(({ ways, diagnostic }) => (isFor(ways.length) ? [shapeOf(diagnostic)] : []));
    const followed = new Set(shapes((count) => count > 0));
    expect(shapes((count) => count === 0).filter((shape) => !followed.has(shape))).toEqual([]);
  });
});
