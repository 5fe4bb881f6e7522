import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWidget } from '../../../../scripts/new-widget/create.ts';
import { ROOT } from '../../../../scripts/root.ts';
import { typesOf } from '../../../../scripts/schemas/types-of.ts';

const FOLDERS = ['src', 'scripts', 'schemas', 'generated', 'content', 'tests/browser', 'tests/fixtures'];
const FILES = [
  ...['package.json', 'tsconfig.json', 'biome.json', '.gitignore', 'vitest.config.ts'],
  ...['tests/modules.d.ts', 'tests/deferred.ts'],
];
const AMBIENT = ['src/modules.d.ts', 'src/engine/ui/lucide.d.ts', 'tests/modules.d.ts'];
const run = promisify(execFile);

// a copy of the repository that the tests can write to
const root = mkdtempSync(join(tmpdir(), 'widget-'));
for (const part of [...FOLDERS, ...FILES]) cpSync(join(ROOT, part), join(root, part), { recursive: true });
symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
afterAll(() => rmSync(root, { recursive: true }));

const listFiles = () =>
  FOLDERS.flatMap((part) => readdirSync(join(root, part), { recursive: true, encoding: 'utf8' }));

test.each([
  ['', 'Name the widget: npm run new:widget star-rating'],
  ['Star Rating', 'can’t be a widget’s name. Use words of the letters a to z'],
  ['../star', 'can’t be a widget’s name'],
  ['star-', 'can’t be a widget’s name'],
  ['a-name-that-goes-on-and-on-and-on', 'is too long. Use at most 30 characters.'],
  ['checkbox', 'There is already a widget "checkbox".'],
  ['product-cards', 'There is already a widget "product-cards".'],
  ['common', 'schemas/widgets/ already has "common".'],
  ['reveals', 'There is already tests/fixtures/library/forms/reveals.json.'],
])('npm run new:widget rejects "%s" and writes nothing', (name, reason) => {
  const before = listFiles();
  expect(() => createWidget(name, 'engine', root)).toThrow(reason);
  expect(listFiles()).toEqual(before);
});

describe('widgets created by npm run new:widget', () => {
  const LONG = 'abcdefghij-klmnopqrst-uvwxyzab';
  let files: string[];
  // a nested vitest would inherit the settings of the outer one
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV)/.test(name)),
  );
  const bin = (command: string, ...args: string[]) =>
    run(join(root, 'node_modules/.bin', command), args, { cwd: root, env, timeout: 110_000 });

  beforeAll(async () => {
    files = [...createWidget('q', 'engine', root), ...createWidget(LONG, 'product', root)];
    for (const name of ['q', LONG]) {
      const types = await typesOf(join(root, `schemas/widgets/${name}.schema.json`));
      writeFileSync(join(root, `generated/types/widgets/${name}.ts`), types);
    }
  });

  test('have a component, style, driver, schema, example and test', () => {
    const filesOf = (name: string, layer: string, fixtures: string) => [
      ...['index.tsx', `${name}.css`, 'driver.ts'].map((file) => `src/${layer}/widgets/${name}/${file}`),
      `schemas/widgets/${name}.schema.json`,
      `tests/fixtures/${fixtures}/forms/${name}.json`,
      `tests/browser/${layer}/widgets/${name}.test.tsx`,
    ];
    expect(files).toEqual([...filesOf('q', 'engine', 'library'), ...filesOf(LONG, 'ovhc', 'ovhc')]);
  });

  test('pass lint', async () => {
    await bin('biome', 'check', '--error-on-warnings', ...files);
  });

  test('pass type checking', async () => {
    const code = files.filter((file) => /\.tsx?$/.test(file));
    const settings = { extends: './tsconfig.json', include: [], files: [...code, ...AMBIENT] };
    writeFileSync(join(root, 'tsconfig.widgets.json'), JSON.stringify(settings));
    await bin('tsc', '-p', 'tsconfig.widgets.json');
  });

  test('pass npm run check', async () => {
    const forms = files.filter((file) => file.startsWith('tests/fixtures/'));
    const { stdout } = await bin('tsx', 'scripts/check.ts', ...forms);
    expect(stdout).toMatch(/^2 files.*no problems found/);
  });

  test('appear in the content reference', async () => {
    const code =
      'import("./scripts/docs/documents.ts").then(async ({ documents }) => console.log(await documents["schemas/REFERENCE.md"]()))';
    const { stdout } = await bin('tsx', '--eval', code);
    for (const name of ['q', LONG]) expect(stdout).toContain(`### Widget ${name}`);
  });

  test('pass their own tests', { timeout: 120_000 }, async () => {
    const tests = files.filter((file) => file.endsWith('.test.tsx'));
    const { stdout } = await bin('vitest', 'run', '--project', 'browser', '--reporter', 'json', ...tests);
    const result = JSON.parse(stdout.slice(stdout.indexOf('{')));
    expect(result).toMatchObject({ success: true, numPassedTests: 12 });
  });
});
