import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formats } from '../../../../../../scripts/content/check/report/formats.ts';
import { check, emptyFolder, INVALID_STEP, STEP, writeStep } from './support.ts';

const PROJECT = fileURLToPath(new URL('../../../../../../', import.meta.url));

describe('npm run check: files, folders and exit codes', () => {
  let folder: string;

  beforeAll(() => {
    folder = emptyFolder();
    writeStep(folder, 'good/steps/name.json', STEP);
    writeStep(folder, 'bad/steps/name.json', INVALID_STEP);
    writeStep(folder, 'bad/steps/town.json', { ...INVALID_STEP, hash: 'town' });
    writeStep(folder, 'bad/steps/more/street.json', { ...STEP, hash: 'street' });
    // a site's content has a file of this name at its root
    writeStep(folder, 'bad/texts.json', { ...STEP, hash: 'texts' });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const RESULTS: [args: string[], out: RegExp, code: number][] = [
    [['good'], /^1 file checked in good: no problems found\.$/, 0],
    [
      ['bad'],
      /^bad\/steps\/name\.json:16:20 {2}error {2}widget-unknown\n[\s\S]*\nbad\/steps\/town\.json:16:20 {2}error[\s\S]*\n4 files checked in bad: 2 errors, 0 warnings\.$/,
      1,
    ],
    // only the problems of named files are reported
    [
      ['bad/steps/town.json'],
      /^bad\/steps\/town\.json:16:20[\s\S]*\n1 file checked in bad\/steps\/town\.json: 1 error,/,
      1,
    ],
    [
      ['bad/steps/more', 'bad/texts.json'],
      /^2 files checked in bad\/steps\/more, bad\/texts\.json: no problems found\.$/,
      0,
    ],
    // each site has its own files
    [
      ['good', 'bad/steps/name.json'],
      /\n2 files checked in good, bad\/steps\/name\.json: 1 error, 0 warnings\.$/,
      1,
    ],
  ];

  test.each(RESULTS)('checks %j', async (args, out, code) => {
    expect(await check(folder, ...args)).toEqual({ code, out: expect.stringMatching(out), err: '' });
  });

  test('checks one file together with the files that it depends on', async () => {
    const { code, out } = await check(PROJECT, 'content/steps/quote/age.json');
    expect(out).toBe('1 file checked in content/steps/quote/age.json: no problems found.');
    expect(code).toBe(0);
  });

  test('shows paths relative to the current folder', async () => {
    const { out } = await check(join(folder, 'bad', 'steps'), '.');
    expect(out).toMatch(/^name\.json:16:20[\s\S]*\n3 files checked in \.: 2 errors, 0 warnings\.$/);
  });

  test.each([
    ['no/such', 'There is no file or folder no/such. Name another, or none to check content/.'],
    ['src', 'There is no content in src. Name another folder, or none to check content/.'],
    ['README.md', 'README.md is not content. Name a .json file or a folder.'],
    // for example from a shell variable that is not set
    ['', 'A path is empty. Name a file or folder, or none to check content/.'],
    ['--fxi', 'There is no option --fxi. Did you mean --fix?'],
  ])('exits with code 2 and explains the invalid argument %j', async (argument, sentence) => {
    expect(await check(PROJECT, argument)).toEqual({ code: 2, out: '', err: sentence });
  });

  test('exits with code 2 and names a file that can’t be read', async () => {
    const root = emptyFolder();
    writeStep(root, 'name.json', STEP);
    symlinkSync('town.json', join(root, 'town.json'));
    expect(await check(root, '.')).toEqual({
      code: 2,
      out: '',
      err: `${join(root, 'town.json')} can’t be read (ELOOP). Make it readable, or remove it from the content.`,
    });
    rmSync(root, { recursive: true });
  });

  test('lists every option, format and exit code with --help', async () => {
    const { code, out } = await check(folder, '--help');
    const options = [
      'fix',
      'watch',
      'against',
      'help',
      ...Object.keys(formats).map((name) => `format ${name}`),
    ];
    for (const option of options) expect(out).toContain(`--${option}`);
    expect(out).toMatch(/Exit code: 0 .* 1 .* 2 /);
    expect(code).toBe(0);
  });
});
