import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
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

/** Copies the repository to a folder that the test can write to. */
function copyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'widget-'));
  for (const part of [...FOLDERS, ...FILES]) {
    mkdirSync(dirname(join(copy, part)), { recursive: true });
    cpSync(join(ROOT, part), join(copy, part), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

const listFiles = (root: string) =>
  FOLDERS.flatMap((part) => readdirSync(join(root, part), { recursive: true, encoding: 'utf8' }));

let root: string;
beforeAll(() => {
  root = copyRepository();
});
afterAll(() => rmSync(root, { recursive: true }));

test.each([
  ['', 'Name the widget: npm run new:widget star-rating'],
  ['Star Rating', 'can’t be a widget’s name. Use lower-case words'],
  ['../star', 'can’t be a widget’s name'],
  ['star-', 'can’t be a widget’s name'],
  ['a-name-that-goes-on-and-on-and-on', 'is too long. Use at most 30 letters.'],
  ['checkbox', 'There is already a widget "checkbox".'],
  ['product-cards', 'There is already a widget "product-cards".'],
  ['common', 'schemas/widgets/ already has "common".'],
  ['reveals', 'There is already tests/fixtures/library/forms/reveals.json.'],
])('npm run new:widget refuses "%s" and writes nothing', (name, reason) => {
  const before = listFiles(root);
  expect(() => createWidget(name, 'engine', root)).toThrow(reason);
  expect(listFiles(root)).toEqual(before);
});

describe('npm run new:widget creates widgets that pass every check, with a short name and the longest', () => {
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

  test('component, style, driver, schema, example and test, of the engine or of the product', () => {
    expect(files).toEqual([
      'src/engine/widgets/q/index.tsx',
      'src/engine/widgets/q/q.css',
      'src/engine/widgets/q/driver.ts',
      'schemas/widgets/q.schema.json',
      'tests/fixtures/library/forms/q.json',
      'tests/browser/engine/widgets/q.test.tsx',
      `src/ovhc/widgets/${LONG}/index.tsx`,
      `src/ovhc/widgets/${LONG}/${LONG}.css`,
      `src/ovhc/widgets/${LONG}/driver.ts`,
      `schemas/widgets/${LONG}.schema.json`,
      `tests/fixtures/ovhc/forms/${LONG}.json`,
      `tests/browser/ovhc/widgets/${LONG}.test.tsx`,
    ]);
  });

  test('lint', async () => {
    await bin('biome', 'check', '--error-on-warnings', ...files);
  });

  test('types', async () => {
    const code = files.filter((file) => /\.tsx?$/.test(file));
    const settings = { extends: './tsconfig.json', include: [], files: [...code, ...AMBIENT] };
    writeFileSync(join(root, 'tsconfig.widgets.json'), JSON.stringify(settings));
    await bin('tsc', '-p', 'tsconfig.widgets.json');
  });

  test('npm run check', async () => {
    const forms = files.filter((file) => file.startsWith('tests/fixtures/'));
    const { stdout } = await bin('tsx', 'scripts/check.ts', ...forms);
    expect(stdout).toMatch(/^2 files.*no problems found/);
  });

  test('npm run docs', async () => {
    await bin(
      'tsx',
      '--eval',
      'import("./scripts/docs/documents.ts").then(({ documents }) => documents["schemas/REFERENCE.md"]()).then((text) => require("node:fs").writeFileSync("reference.md", text))',
    );
    const reference = readFileSync(join(root, 'reference.md'), 'utf8');
    for (const name of ['q', LONG]) expect(reference).toContain(`### Widget ${name}`);
  });

  test('their own tests', { timeout: 120_000 }, async () => {
    const tests = files.filter((file) => file.endsWith('.test.tsx'));
    const { stdout } = await bin('vitest', 'run', '--project', 'browser', '--reporter', 'json', ...tests);
    expect(JSON.parse(stdout.slice(stdout.indexOf('{')))).toMatchObject({
      success: true,
      numPassedTests: 12,
    });
  });
});
