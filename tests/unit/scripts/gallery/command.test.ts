import { readdirSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { galleryCommand, selectStates } from '../../../../scripts/gallery/command.ts';
import { REFERENCES } from '../../../../scripts/gallery/references.ts';
import { stateOf } from './support.ts';

async function run(...args: string[]) {
  const lines: string[] = [];
  const add = (text: string) => void lines.push(text);
  return { code: await galleryCommand(args, { out: add, err: add }), text: lines.join('\n') };
}

test('shows help and rejects unknown options', async () => {
  expect(await run('--help')).toMatchObject({ code: 0, text: expect.stringContaining('--accept [NAME...]') });
  expect(await run('--acept')).toEqual({
    code: 2,
    text: "Unknown option '--acept'. See npm run gallery -- --help.",
  });
});

const STATES = ['quote/age/empty', 'quote/age/filled', 'application/payment/empty'].map((id) => stateOf(id));
const selected = (...names: string[]) => selectStates(STATES, names).map(({ id }) => id);

test('selects states by the start of their screenshot names', () => {
  expect(selected()).toHaveLength(3);
  expect(selected('quote/age')).toEqual(['quote/age/empty', 'quote/age/filled']);
  expect(selected('quote/age/empty-390', 'application')).toEqual([
    'quote/age/empty',
    'application/payment/empty',
  ]);
});

test('rejects unknown names with advice', () => {
  expect(() => selected('quote/aeg')).toThrow('Did you mean quote/age?');
  expect(() => selected('moon')).toThrow('There are:\n  application/payment\n  quote/age');
});

test('the references are smaller than 5 MB', () => {
  const files = readdirSync(REFERENCES, { recursive: true, withFileTypes: true }).filter((file) =>
    file.isFile(),
  );
  const sizes = files.map(({ parentPath, name }) => statSync(`${parentPath}/${name}`).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(5_000_000);
});
