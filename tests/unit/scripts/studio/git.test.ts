import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  branchOf,
  checkBranch,
  commitFiles,
  historyOf,
  uncommitted,
  versionAt,
} from '../../../../scripts/studio/git.ts';

/** Creates a repository with a file of content and one beside it, in their first commit. */
function repository() {
  const top = mkdtempSync(join(tmpdir(), 'studio-git-'));
  onTestFinished(() => rmSync(top, { recursive: true }));
  const root = join(top, 'content');
  mkdirSync(root);
  const git = (...args: string[]) => execFileSync('git', ['-C', top, ...args], { encoding: 'utf8' });
  const write = (name: string, text: string) => writeFileSync(join(top, name), text);
  git('init', '--quiet', '--initial-branch=main');
  for (const [key, value] of [
    ['user.name', 'Author'],
    ['user.email', 'author@example.com'],
    ['commit.gpgSign', 'false'],
  ] as const)
    git('config', key, value);
  write('content/age.json', '{ "a": 1 }\n');
  write('readme.txt', 'one\n');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Begin');
  return { top, root, git, write };
}

const MESSAGE = 'Change the age\n\n- # Age was 1, is now 2';

test('commits changed, new and deleted files on a new branch, and nothing else', async () => {
  const { root, git, write } = repository();
  write('content/gone.json', '{}\n');
  git('add', 'content/gone.json');
  git('commit', '--quiet', '--message', 'Add a file');
  rmSync(join(root, 'gone.json'));
  write('content/age.json', '{ "a": 2 }\n');
  write('content/new.json', '{}\n');
  write('readme.txt', 'staged\n');
  git('add', 'readme.txt');
  write('readme.txt', 'changed again\n');
  write('content/other.json', 'untracked\n');
  await commitFiles(root, ['age.json', 'gone.json', 'new.json'], { branch: 'content/age', message: MESSAGE });
  expect(await branchOf(root)).toBe('content/age');
  expect(git('log', '-1', '--format=%B').trim()).toBe(MESSAGE);
  expect(git('show', '--format=', '--name-status', '--no-renames').trim().split('\n')).toEqual([
    'M\tcontent/age.json',
    'D\tcontent/gone.json',
    'A\tcontent/new.json',
  ]);
  expect(git('status', '--porcelain').trimEnd().split('\n')).toEqual([
    'MM readme.txt',
    '?? content/other.json',
  ]);
  expect(git('show', ':readme.txt')).toBe('staged\n');
});

test('stays on the current branch, if asked', async () => {
  const { root, git, write } = repository();
  write('content/age.json', '{ "a": 2 }\n');
  await commitFiles(root, ['age.json'], { branch: 'main', message: MESSAGE });
  expect(git('branch', '--format=%(refname:short)').trim()).toBe('main');
  expect(git('rev-list', '--count', 'HEAD').trim()).toBe('2');
});

test('returns to the branch and the index of before if git refuses', async () => {
  const { root, git, write } = repository();
  write('.git/hooks/pre-commit', '#!/bin/sh\necho "The hook says no." >&2\nexit 1\n');
  execFileSync('chmod', ['+x', join(root, '../.git/hooks/pre-commit')]);
  write('content/age.json', '{ "a": 2 }\n');
  write('content/new.json', '{}\n');
  const done = commitFiles(root, ['age.json', 'new.json'], { branch: 'content/age', message: MESSAGE });
  await expect(done).rejects.toThrow('The hook says no.');
  expect(await branchOf(root)).toBe('main');
  expect(git('branch', '--format=%(refname:short)').trim()).toBe('main');
  expect(git('status', '--porcelain').trimEnd().split('\n')).toEqual([
    ' M content/age.json',
    '?? content/new.json',
  ]);
});

test.each([
  ['../x', 'can’t be the name of a branch'],
  ['--force', 'can’t be the name of a branch'],
  ['@{-1}', 'can’t be the name of a branch'],
  ['a..b', 'can’t be the name of a branch'],
  ['', 'can’t be the name of a branch'],
  ['taken', 'There is already a branch “taken”'],
])('refuses the branch “%s”', async (branch, problem) => {
  const { root, git } = repository();
  git('branch', 'taken');
  await expect(checkBranch(root, branch)).rejects.toThrow(problem);
});

test('lists the files that are not committed', async () => {
  const { root, write } = repository();
  mkdirSync(join(root, 'steps'));
  write('content/steps/new age.json', '{}\n');
  write('content/notes.txt', 'Not content.\n');
  write('outside.json', '{}\n');
  expect(await uncommitted(root)).toEqual(['steps/new age.json']);
  rmSync(join(root, 'age.json'));
  expect(await uncommitted(root)).toEqual(['age.json', 'steps/new age.json']);
});

test('reads earlier versions of a file, also under its earlier name', async () => {
  const { root, git, write } = repository();
  git('mv', 'content/age.json', 'content/years.json');
  git('commit', '--quiet', '--message', 'Rename the file');
  write('content/years.json', '{ "a": 2 }\n');
  git('commit', '--quiet', '--all', '--message', 'Change it');
  const versions = await historyOf(root, 'years.json');
  expect(versions.map(({ subject }) => subject)).toEqual(['Change it', 'Rename the file', 'Begin']);
  expect(versions[0]).toMatchObject({ author: 'Author', path: 'content/years.json' });
  expect(await versionAt(root, 'years.json', versions[2]?.commit ?? '')).toEqual({
    text: '{ "a": 1 }\n',
    name: 'age.json',
  });
  await expect(versionAt(root, 'years.json', 'HEAD:readme.txt')).rejects.toThrow('no such version');
});

test('offers nothing outside a repository', async () => {
  const root = mkdtempSync(join(tmpdir(), 'studio-none-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  expect(await branchOf(root)).toBeUndefined();
  expect(await uncommitted(root)).toEqual([]);
  expect(await historyOf(root, 'age.json')).toEqual([]);
});
