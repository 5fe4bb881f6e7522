import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { thirdPartyPage } from '../../../../scripts/docs/third-party.ts';
import { ROOT } from '../../../../scripts/root.ts';

const page = readFileSync(join(ROOT, 'THIRD-PARTY.md'), 'utf8');

test.each(['react', '@rjsf/core', 'lucide', '@fontsource-variable/figtree'])('%s is listed', (name) => {
  expect(page).toMatch(new RegExp(`^## (.+, )?${name}(, .+)?$`, 'm'));
});

test('tools are not listed', () => {
  expect(page).not.toMatch(/^## .*(vite|fastify)/m);
});

test('packages with the same licence share its text', () => {
  const licence = { identifier: 'MIT', text: 'Copyright Ada' };
  const shared = thirdPartyPage([
    { name: 'one', ...licence },
    { name: 'two', ...licence },
    { name: 'three', identifier: 'MIT', text: 'Copyright Grace' },
  ]);
  expect(shared).toContain('## one, two\n\nMIT\n\n````text\nCopyright Ada\n````\n\n## three\n');
});

test.each([
  ['GPL-3.0-only', { identifier: 'GPL-3.0-only', text: 'GNU' }],
  ['no licence', { text: 'All rights reserved' }],
  ['no file with the text', { identifier: 'MIT' }],
])('a package with %s is refused', (problem, licence) => {
  expect(() => thirdPartyPage([{ name: 'one', ...licence }])).toThrow(`one has ${problem}`);
});
