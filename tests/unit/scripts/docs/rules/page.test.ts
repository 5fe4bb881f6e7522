import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadRules } from '../../../../../scripts/content/check/index.ts';
import { ROOT } from '../../../../../scripts/root.ts';

const ids = (await loadRules()).map(({ id }) => id);
// documents.test.ts checks that the page is generated from the rules
const page = readFileSync(join(ROOT, 'content/RULES.md'), 'utf8');

describe('the page of rules', () => {
  test('shows each rule once, with a link and an example', () => {
    for (const id of ids) {
      const [, section = ''] = page.split(`\n### ${id}\n`);
      expect(page.split(`\n### ${id}\n`), id).toHaveLength(2);
      expect(page, id).toContain(`[${id}](#${id})`);
      expect(section, id).toMatch(
        /^\n\*\*(error|warning)[\s\S]*?\n```text\n\S+\.json:\d+:\d+\n[\s\S]*?\n> *\d+ \|[\s\S]*?\n→ .+\n```/,
      );
    }
  });

  test('marks the rules that --fix supports', () => {
    expect(page).toMatch(/### text-spaces\n\n\*\*warning\*\* · `--fix` fixes/);
    expect(page).not.toMatch(/### widget-unknown\n\n.*`--fix`/);
  });
});
