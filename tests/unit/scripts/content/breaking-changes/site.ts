import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type BreakingChange,
  findBreakingChanges,
} from '../../../../../scripts/content/breaking-changes/index.ts';
import { CONTENT_SCHEMAS_DIR } from '../../../../../scripts/content/check/kinds.ts';
import { readContent } from '../../../../../scripts/content/read.ts';

const FIXTURE = fileURLToPath(new URL('../../../../fixtures/content/breaking-changes/', import.meta.url));

/** A text that an author replaces in a file. */
export type Edit = readonly [file: string, from: string | RegExp, to: string];

export const WITHOUT_PARTNER: Edit = [
  'pages/application.json',
  /\{\s*"step": \{ "\$ref": "..\/steps\/partner.json" \},[^}]*\}\s*\},/,
  '',
];
export const WITHOUT_NICKNAME: Edit = ['steps/traveller.json', /,\s*"nickname": \{[^}]*\}/, ''];

export interface Site {
  root: string;
  /** Commits all files as they are. */
  commit(): void;
  /** Edits files. */
  edit(...edits: readonly Edit[]): void;
  /** Writes every file on one line. */
  minify(): void;
  /** Finds what edits break; the files are as committed afterwards. */
  after(...edits: readonly Edit[]): Promise<BreakingChange[]>;
  remove(): void;
}

export function git(folder: string, ...args: readonly string[]): void {
  const config = ['user.name=An author', 'user.email=author@example.com', 'commit.gpgsign=false'];
  execFileSync('git', ['-C', folder, ...config.flatMap((setting) => ['-c', setting]), ...args]);
}

function edited(text: string, from: string | RegExp, to: string): string {
  const next = text.replace(from, () => to);
  if (next === text) throw new Error(`Nothing to edit: ${from}`);
  return next;
}

/** Creates a small site's content, committed in a git repository of its own. */
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

  const edit = (...edits: readonly Edit[]) => {
    for (const [name, from, to] of edits) {
      const path = join(root, name);
      writeFileSync(path, edited(readFileSync(path, 'utf8'), from, to));
    }
  };
  return {
    root,
    commit,
    edit,
    async after(...edits) {
      edit(...edits);
      try {
        return await findBreakingChanges(root, 'HEAD');
      } finally {
        git(folder, 'checkout', '--quiet', '.');
      }
    },
    minify() {
      for (const { path, data } of readContent(root).values()) writeFileSync(path, JSON.stringify(data));
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Moves a file inside the content folder. */
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

function formatPlace({ text, file, line, column, end }: Marked): string {
  const lines = text.split('\n').slice(line - 1, end.line);
  const first = lines[0] ?? '';
  const marked = line === end.line ? first.slice(column - 1, end.column - 1) : `${first.slice(column - 1)} …`;
  return `${file}:${line}:${column} ${marked}`;
}

/** Formats a change as two lines: its rule with the locations before and now, and its message. */
export function formatChange(change: BreakingChange): string[] {
  const { severity, rule, before, message } = change;
  return [`${severity} ${rule}: ${formatPlace(before)} → ${formatPlace(change)}`, message];
}
