import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Declaration, parse } from 'postcss';
import { expect, it } from 'vitest';

const stylesheets = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => join(folder, file));

// the development toolbar keeps its colours in both schemes
const FILES = [...stylesheets('src'), ...stylesheets('scripts/sandbox')].filter(
  (file) => !file.startsWith('src/dev/') && file !== 'src/styles/tokens.css',
);

function declarations(): [string, Declaration][] {
  const found: [string, Declaration][] = [];
  for (const file of FILES)
    parse(readFileSync(file, 'utf8')).walkDecls((declaration) => void found.push([file, declaration]));
  return found;
}

const line = ([file, { prop, value, source }]: [string, Declaration]) =>
  `${file}:${source?.start?.line} ${prop}: ${value}`;

it('a colour is a token wherever it is used, so that every scheme has it', () => {
  const all = declarations();
  expect(all.length).toBeGreaterThan(500);
  const literal = /#[\da-f]{3,8}\b|\b(rgb|hsl|oklch|lab|lch|hwb|color-mix)a?\(|\b(white|black)\b/i;
  expect(all.filter(([, { value }]) => literal.test(value)).map(line)).toEqual([]);
});

it('what stands on green has the token for it', () => {
  const onPaper = declarations().filter(([, { prop, value, parent }]) => {
    if (prop !== 'color' || value !== 'var(--paper)') return false;
    // a tooltip has the colours of text and ground exchanged
    return !parent?.nodes?.some((node) => 'value' in node && node.value === 'var(--ink)');
  });
  expect(onPaper.map(line)).toEqual([]);
});
