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
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWidget } from '../../../../scripts/new-widget/create.ts';
import { typesOf } from '../../../../scripts/schemas/types-of.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const PARTS = ['src', 'scripts', 'schemas', 'generated', 'tests/browser', 'tests/fixtures/library'];
const AMBIENT = ['src/modules.d.ts', 'src/engine/ui/lucide.d.ts', 'tests/modules.d.ts'];
const SETTINGS = ['package.json', 'tsconfig.json', 'biome.json', '.gitignore', 'tests/modules.d.ts'];
const run = promisify(execFile);

/** A copy of the repository to write in. */
function copyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'widget-'));
  for (const part of [...PARTS, ...SETTINGS]) {
    mkdirSync(dirname(join(copy, part)), { recursive: true });
    cpSync(join(ROOT, part), join(copy, part), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

const allFiles = (root: string) =>
  PARTS.flatMap((part) => readdirSync(join(root, part), { recursive: true, encoding: 'utf8' }));

describe('npm run new:widget', () => {
  let root: string;

  beforeAll(() => {
    root = copyRepository();
  });
  afterAll(() => rmSync(root, { recursive: true }));

  test.each([
    ['', 'Say what the widget is called: npm run new:widget star-rating'],
    ['Star Rating', 'is no name for a widget. Use words of small letters'],
    ['../star', 'is no name for a widget'],
    ['star-', 'is no name for a widget'],
    ['a-name-that-goes-on-and-on-and-on', 'is too long. Use at most 30 letters.'],
    ['checkbox', 'There is a widget "checkbox" already.'],
    ['product-cards', 'There is a widget "product-cards" already.'],
    ['common', 'The name "common" is taken in schemas/widgets/.'],
    ['reveals', 'There is tests/fixtures/library/forms/reveals.json already.'],
  ])('refuses "%s" in a sentence, and writes nothing', (name, reason) => {
    const before = allFiles(root);
    expect(() => createWidget(name, root)).toThrow(reason);
    expect(allFiles(root)).toEqual(before);
  });

  describe('what it makes is right as it stands, under a short name and the longest one', () => {
    const names = ['q', 'abcdefghij-klmnopqrst-uvwxyzab'];
    let files: string[];
    const bin = (command: string, args: string[]) =>
      run(join(root, 'node_modules/.bin', command), args, { cwd: root });

    beforeAll(async () => {
      files = names.flatMap((name) => createWidget(name, root));
      for (const name of names) {
        const types = await typesOf(join(root, `schemas/widgets/${name}.schema.json`));
        writeFileSync(join(root, `generated/types/widgets/${name}.ts`), types);
      }
    });

    test('a folder of code and style, a schema, an example and a test', () => {
      expect(files.slice(0, 5)).toEqual([
        'src/engine/widgets/q/index.tsx',
        'src/engine/widgets/q/q.css',
        'schemas/widgets/q.schema.json',
        'tests/fixtures/library/forms/q.json',
        'tests/browser/engine/widgets/q.test.tsx',
      ]);
      for (const file of files) expect(readFileSync(join(root, file), 'utf8')).not.toBe('');
    });

    test('it passes lint', async () => {
      await bin('biome', ['check', '--error-on-warnings', ...files]);
    });

    test('it passes typecheck', async () => {
      const code = files.filter((file) => file.endsWith('.tsx'));
      const settings = { extends: './tsconfig.json', include: [], files: [...code, ...AMBIENT] };
      writeFileSync(join(root, 'tsconfig.widgets.json'), JSON.stringify(settings));
      await bin('tsc', ['-p', 'tsconfig.widgets.json']);
    });

    test('it passes check', async () => {
      const forms = files.filter((file) => file.startsWith('tests/fixtures/'));
      const { stdout } = await bin('tsx', ['scripts/check.ts', ...forms]);
      expect(stdout).toContain('2 files');
      expect(stdout).toContain('no problems found.');
    });
  });
});
