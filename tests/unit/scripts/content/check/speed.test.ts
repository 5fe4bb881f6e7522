import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { NAMES, writeTree } from '../../../../../scripts/bench/check/tree.ts';
import { checkContent } from '../../../../../scripts/content/check/index.ts';
import { readContent } from '../../../../../scripts/content/read.ts';

const SCRIPTS = fileURLToPath(new URL('../../../../../scripts/', import.meta.url));
const CHECK = join(SCRIPTS, 'content', 'check');

/** Matches imports that a module loads at once. Excludes types, which are erased, and dynamic imports. */
const IMPORT = /^(?:import|export)\s(?!type\s)(?:[^'";]*?\sfrom\s)?'([^']+)'/gm;

/** Returns all modules that these load before they run, and the packages that they import. */
function loaded(entries: readonly string[]) {
  const modules = new Set(entries);
  const packages = new Set<string>();
  // a Set also iterates over what is added meanwhile
  for (const path of modules) {
    if (!path.endsWith('.ts')) continue;
    for (const [, name = ''] of readFileSync(path, 'utf8').matchAll(IMPORT)) {
      if (name.startsWith('.')) modules.add(resolve(dirname(path), name));
      else if (!name.startsWith('node:')) packages.add(name);
    }
  }
  return { modules, packages };
}

/** Returns the number of functions that ajv compiles during some work. They are most of the cost of a check. */
async function compiledBy(work: () => Promise<unknown>): Promise<number> {
  const construct = vi.fn(Reflect.construct);
  vi.stubGlobal('Function', new Proxy(Function, { construct }));
  onTestFinished(() => void vi.unstubAllGlobals());
  await work();
  vi.unstubAllGlobals();
  return construct.mock.calls.length;
}

async function compiledFor(files: number, from: number): Promise<number> {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeTree(root, files, from);
  const content = readContent(root);
  return compiledBy(async () => expect(await checkContent(content, NAMES)).toEqual([]));
}

// counts work, because times depend on the machine; `npm run bench` measures times
describe('the work of npm run check', () => {
  test('loads no large packages and no modules of other commands', () => {
    const rules = readdirSync(join(CHECK, 'rules')).map((name) => join(CHECK, 'rules', name));
    const command = [join(SCRIPTS, 'check.ts'), join(CHECK, 'command', 'check-once.ts')];
    const { modules, packages } = loaded([...command, ...rules]);
    // loading RJSF, React, all icons or all of date-fns takes longer than checking all content
    for (const name of packages) expect(name).not.toMatch(/^(@rjsf|react|lucide|date-fns$|vite|chokidar)/);
    // only other commands need the page compiler and the comparison of contents
    expect(modules.size).toBeGreaterThan(50);
    for (const path of modules) expect(path).not.toMatch(/compile\/page\.ts$|content\/breaking-changes\//);
  });

  test('compiles twice as much for twice as many files, and a few functions for each file', async () => {
    await compiledFor(3, 0);
    const half = await compiledFor(24, 100);
    const whole = await compiledFor(48, 200);
    expect(whole).toBeLessThanOrEqual(2.2 * half);
    expect(whole / 48).toBeLessThan(6);
  });

  test('compiles nothing when it checks the same content again', async () => {
    const content = readContent();
    await checkContent(content);
    expect(await compiledBy(() => checkContent(content))).toBe(0);
  });
});
