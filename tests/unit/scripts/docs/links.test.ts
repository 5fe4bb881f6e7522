import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { anchor } from '../../../../scripts/docs/reference/sections.ts';
import { ROOT } from '../../../../scripts/root.ts';

const PAGES = execFileSync('git', ['ls-files', '*.md'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');

const read = (path: string) => readFileSync(path, 'utf8');

/** Removes code, which may contain examples of links. */
const withoutCode = (text: string) =>
  text
    .replace(/^(`{3,})[\s\S]+?^\1$/gm, '')
    .replace(/^ {4}.*$/gm, '')
    .replace(/`[^`\n]+`/g, '');

const anchorsOf = (text: string) =>
  [...text.replace(/^(`{3,})[\s\S]+?^\1$/gm, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    anchor(heading),
  );

describe.each(PAGES)('%s', (name) => {
  const path = join(ROOT, name);
  const text = read(path);

  test('links only to existing files and headings', () => {
    const links = [...withoutCode(text).matchAll(/\]\((?!\w+:)([^)\s]+)\)/g)].map(([, to = '']) => to);
    const broken = links.filter((link) => {
      const [file = '', hash] = link.split('#');
      const target = file === '' ? path : resolve(dirname(path), file);
      return !existsSync(target) || (hash && !anchorsOf(read(target)).includes(hash));
    });
    expect(broken).toEqual([]);
  });

  test('names only existing npm scripts', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(read(join(ROOT, 'package.json')));
    const named = [...text.matchAll(/npm run ([a-z]+(?::[a-z]+)*)/g)].map(([, script = '']) => script);
    expect(named.filter((script) => !Object.hasOwn(scripts, script))).toEqual([]);
  });
});
