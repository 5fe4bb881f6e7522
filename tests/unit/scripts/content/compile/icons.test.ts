import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileIcon, ownIcons } from '../../../../../scripts/content/compile/icons.ts';
import { CONTENT_DIR, type ContentFiles, readFile } from '../../../../../scripts/content/read.ts';

const path = join(CONTENT_DIR, 'icons.json');

function filesWith(icons: Record<string, string[]>): ContentFiles {
  const source = JSON.stringify({ $schema: '../schemas/content/icons.schema.json', icons });
  return new Map([[path, readFile(path, CONTENT_DIR, source)]]);
}

test('prefers an icon of the site to the Lucide icon with the same name', () => {
  const own = ownIcons(filesWith({ plane: ['M4 12h16', 'M9 17h6'] }));
  expect(compileIcon('plane', own)).toEqual([
    ['path', { d: 'M4 12h16' }],
    ['path', { d: 'M9 17h6' }],
  ]);
});

test('uses a Lucide icon if the site has no icon of that name, and rejects unknown names', () => {
  const own = ownIcons(new Map());
  expect(compileIcon('plane', own).length).toBeGreaterThan(0);
  expect(() => compileIcon('constructor', own)).toThrow('There is no icon "constructor".');
});
