import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parser } from 'keep-a-changelog';
import { expect, test } from 'vitest';
import { ROOT } from '../../../scripts/root.ts';

const text = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8');
const changelog = parser(text);

test('has the form in which npm version writes it', () => {
  changelog.format = 'markdownlint';
  // the first release adds the address, for links at the end
  changelog.url ??= 'https://example.com';
  expect(changelog.toString().slice(0, text.length)).toBe(text);
});

test('starts with what is not released, then has the version of package.json', () => {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const [unreleased, latest] = changelog.releases;
  expect(unreleased?.version).toBeUndefined();
  expect(latest).toMatchObject({ version, date: expect.any(Date) });
});
