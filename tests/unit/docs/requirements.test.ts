import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../scripts/root.ts';

const text = readFileSync(join(ROOT, 'docs/requirements.md'), 'utf8');

/** The links to tests in each section, with its number. */
const links = text
  .split(/^## /m)
  .slice(1)
  .flatMap((section) =>
    [...section.matchAll(/\]\(\.\.\/(tests\/[^)]+)\)/g)].map(([, file = '']) => ({
      section: /^§\d+/.exec(section)?.[0] ?? section,
      file,
    })),
  );

test.each(links)('the linked test $file exists and cites $section', ({ section, file }) => {
  expect(readFileSync(join(ROOT, file), 'utf8')).toMatch(new RegExp(`${section}(?!\\d)`));
});

test('every statement of docs/requirements.md links to its tests', () => {
  const statements = text.split(/^- /m).slice(1);
  expect(statements.length).toBeGreaterThan(0);
  expect(statements.filter((statement) => !/Tests?: \[/.test(statement))).toEqual([]);
});
