import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const SCRIPT = `
import { readdirSync } from 'node:fs';
import { greeting } from './greeting.ts';
const names = readdirSync('scripts/parts').sort();
const parts = await Promise.all(names.map((name) => import(\`./parts/\${name}\`)));
console.log(greeting, ...parts.map(({ part }) => part));
`;

test('runs a bundled script with its current sources', { timeout: 60_000 }, () => {
  const root = mkdtempSync(join(tmpdir(), 'bundled-'));
  const write = (name: string, text: string) => {
    writeFileSync(join(root, 'scripts', name), text);
    // old enough for the bundle to be stored
    const past = new Date(Date.now() - 60_000 + text.length);
    for (const path of [name, 'parts', '.']) utimesSync(join(root, 'scripts', path), past, past);
  };
  const run = () =>
    execFileSync(process.execPath, ['scripts/bundled.mjs', 'scripts/hello.ts'], {
      cwd: root,
      encoding: 'utf8',
    });
  try {
    mkdirSync(join(root, 'scripts/parts'), { recursive: true });
    mkdirSync(join(root, 'node_modules'));
    symlinkSync(join(ROOT, 'node_modules/esbuild'), join(root, 'node_modules/esbuild'));
    cpSync(join(ROOT, 'scripts/bundled.mjs'), join(root, 'scripts/bundled.mjs'));
    write('hello.ts', SCRIPT);
    write('greeting.ts', `export const greeting = 'Hello';`);
    write('parts/one.ts', `export const part = 'one';`);
    expect(run()).toBe('Hello one\n');
    expect(run()).toBe('Hello one\n');
    write('greeting.ts', `export const greeting = 'Good morning';`);
    expect(run()).toBe('Good morning one\n');
    write('parts/two.ts', `export const part = 'number two';`);
    expect(run()).toBe('Good morning one number two\n');
  } finally {
    rmSync(root, { recursive: true });
  }
});
