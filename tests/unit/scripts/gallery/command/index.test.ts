import { describe, expect, test } from 'vitest';
import { readArguments } from '../../../../../scripts/gallery/command/arguments.ts';
import { galleryCommand } from '../../../../../scripts/gallery/command/index.ts';

async function run(...args: string[]) {
  const [out, err]: [string[], string[]] = [[], []];
  const code = await galleryCommand(args, { out: (text) => out.push(text), err: (text) => err.push(text) });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

describe('npm run gallery: the command', () => {
  test('--help says how it is used, on stdout: exit code 0', async () => {
    const { code, out, err } = await run('--help');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('npm run gallery -- --accept [NAME...]');
    expect((await run('-h')).out).toBe(out);
  });

  test('an option that there is not: exit code 2', async () => {
    expect(await run('--acept')).toEqual({
      code: 2,
      out: '',
      err: "Unknown option '--acept'. See npm run gallery -- --help.",
    });
  });

  test('names and --accept go in any order', () => {
    expect(readArguments(['quote', '--accept', 'pages/email'])).toEqual({
      accepts: true,
      only: ['quote', 'pages/email'],
      help: false,
    });
    expect(readArguments([])).toEqual({ accepts: false, only: [], help: false });
  });
});
