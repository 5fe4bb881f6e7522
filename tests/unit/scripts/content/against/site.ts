import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Change, checkAgainst } from '../../../../../scripts/content/against/index.ts';
import { CONTENT_SCHEMAS_DIR } from '../../../../../scripts/content/check/kinds.ts';

const FIXTURE = fileURLToPath(new URL('../../../../fixtures/content/against/', import.meta.url));

/** A change that an author makes to a file: what stands there, and what comes in its place. */
export type Edit = readonly [file: string, from: string | RegExp, to: string];

export interface Site {
  root: string;
  /** Commits all files as they are. */
  commit(): void;
  /** What an author's edits do to people who have begun before; the files are as committed afterwards. */
  after(...edits: readonly Edit[]): Promise<Change[]>;
  remove(): void;
}

export function git(folder: string, ...args: readonly string[]): void {
  const who = [
    '-c',
    'user.name=An author',
    '-c',
    'user.email=author@example.com',
    '-c',
    'commit.gpgsign=false',
  ];
  execFileSync('git', ['-C', folder, ...who, ...args]);
}

function edited(text: string, from: string | RegExp, to: string): string {
  const next = text.replace(from, () => to);
  if (next === text) throw new Error(`Nothing to edit: ${from}`);
  return next;
}

/** A small site's content, committed in a git repository of its own. */
export function createSite(): Site {
  const folder = mkdtempSync(join(tmpdir(), 'against-'));
  const root = join(folder, 'content');
  cpSync(FIXTURE, root, { recursive: true });
  for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.json')) continue;
    const path = join(root, name);
    const schemas = relative(dirname(path), CONTENT_SCHEMAS_DIR);
    writeFileSync(path, readFileSync(path, 'utf8').replace(/(?:\.\.\/)+schemas\/content/, schemas));
  }
  const commit = () => {
    git(folder, 'add', '--all');
    git(folder, 'commit', '--quiet', '--message', 'Content');
  };
  git(folder, 'init', '--quiet');
  commit();

  return {
    root,
    commit,
    async after(...edits) {
      const before = new Map<string, string>();
      for (const [name, from, to] of edits) {
        const path = join(root, name);
        const text = readFileSync(path, 'utf8');
        if (!before.has(path)) before.set(path, text);
        writeFileSync(path, edited(text, from, to));
      }
      try {
        return await checkAgainst(root, 'HEAD');
      } finally {
        for (const [path, text] of before) writeFileSync(path, text);
      }
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Puts a file elsewhere, under the folder of the content. */
export function move(root: string, from: string, to: string): void {
  mkdirSync(dirname(join(root, to)), { recursive: true });
  cpSync(join(root, from), join(root, to));
  rmSync(join(root, from));
}

interface Marked {
  text: string;
  file: string;
  line: number;
  column: number;
  end: { line: number; column: number };
}

function place({ text, file, line, column, end }: Marked): string {
  const lines = text.split('\n').slice(line - 1, end.line);
  const first = lines[0] ?? '';
  const marked = line === end.line ? first.slice(column - 1, end.column - 1) : `${first.slice(column - 1)} …`;
  return `${file}:${line}:${column} ${marked}`;
}

/** A change in four lines: what it is, where it was, where it is, what it does. */
export function told(change: Change): string[] {
  const { severity, rule, before, message } = change;
  return [`${severity} ${rule}`, place(before), place(change), message];
}
