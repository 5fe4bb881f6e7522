import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../scripts/root.ts';

const GUARD = 'node scripts/node-version.cjs';
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** Runs the script in a Node that reports this version. */
function runAs(version: string) {
  const path = JSON.stringify(join(ROOT, 'scripts/node-version.cjs'));
  const code = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } }); require(${path})`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=commonjs', '-e', code], {
    encoding: 'utf8',
  });
  return { status, stderr };
}

test.each(['20.19.0', '20.20.2', '22.12.0', '22.23.3', '24.0.0', '24.9.1'])('accepts Node %s', (version) => {
  expect(runAs(version)).toEqual({ status: 0, stderr: '' });
});

test.each([
  ['18.20.8', '18.20'],
  ['20.18.3', '20.18'],
  ['22.11.0', '22.11'],
  ['23.11.1', '23.11'],
  ['25.0.0', '25'],
])('rejects Node %s with one line of advice', (version, short) => {
  expect(runAs(version)).toEqual({
    status: 1,
    stderr: `This project needs Node 20.19, 22.12 or 24; this is ${short}. Install Node from https://nodejs.org.\n`,
  });
});

test('uses only syntax that an old Node can read', () => {
  const code = readFileSync(join(ROOT, 'scripts/node-version.cjs'), 'utf8');
  expect(code).not.toMatch(/=>|\b(?:const|let|class|import)\b|`|,\s*\)|\?\.|\?\?/);
});

test('every npm script checks the Node version first', () => {
  const names = Object.keys(scripts).filter((name) => !(name.startsWith('pre') && name.slice(3) in scripts));
  expect(names).toContain('start');
  for (const name of names) {
    const [first] = `${scripts[`pre${name}`] ?? scripts[name]}`.split(' && ');
    expect([GUARD, 'npm run types'], name).toContain(first);
  }
  expect(scripts.pretypes).toBe(GUARD);
});

test('npm warns of no package that needs a newer Node than the oldest of package.json', () => {
  interface Locked {
    engines?: { node?: string };
    optional?: boolean;
  }
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const needy = Object.entries<Locked>(packages).filter(
    ([, { engines, optional }]) => !optional && Number(/^>=? *(\d+)/.exec(engines?.node ?? '')?.[1]) > 20,
  );
  expect(needy).toEqual([]);
});
