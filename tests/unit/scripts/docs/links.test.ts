import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { anchor } from '../../../../scripts/docs/reference/sections.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const PAGES = [
  'README.md',
  'content/README.md',
  'content/RULES.md',
  'schemas/README.md',
  'schemas/REFERENCE.md',
  'src/engine/widgets/README.md',
];

const read = (path: string) => readFileSync(path, 'utf8');
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchor(heading));

/** A page without its examples of JSON and Markdown. */
const prose = (text: string) => text.replace(/^```[\s\S]+?^```$/gm, '').replace(/`[^`\n]+`/g, '');

describe.each(PAGES)('%s', (name) => {
  const path = join(ROOT, name);
  const text = read(path);

  test('its links lead to files and headings that are there', () => {
    const links = [...prose(text).matchAll(/\]\((?!https?:)([^)]+)\)/g)].map(([, to = '']) => to);
    for (const link of links) {
      const [file = '', hash] = link.split('#');
      const target = file === '' ? path : resolve(dirname(path), file);
      expect(existsSync(target), link).toBe(true);
      if (hash) expect(anchorsOf(read(target)), link).toContain(hash);
    }
  });

  test('the commands that it names are there', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(read(join(ROOT, 'package.json')));
    for (const [, script = ''] of text.matchAll(/npm run ([a-z:]+)/g))
      expect(scripts).toHaveProperty([script]);
  });
});
