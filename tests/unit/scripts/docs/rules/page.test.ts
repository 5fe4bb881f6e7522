import { describe, expect, test } from 'vitest';
import { loadRules } from '../../../../../scripts/content/check/index.ts';
import { rulesPage } from '../../../../../scripts/docs/rules/page.ts';
import { topics } from '../../../../../scripts/docs/rules/topics.ts';

const ids = (await loadRules()).map(({ id }) => id);
const page = await rulesPage();

describe('npm run docs: the page of rules', () => {
  test('every rule stands there once, is found from the top, and shows what the checker says', () => {
    for (const id of ids) {
      const [, section = ''] = page.split(`\n### ${id}\n`);
      expect(page.split(`\n### ${id}\n`), id).toHaveLength(2);
      expect(page, id).toContain(`[${id}](#${id})`);
      expect(section, id).toMatch(
        /^\n\*\*(error|warning)[\s\S]*?\n```text\n\S+\.json:\d+:\d+\n[\s\S]*?\n> *\d+ \|[\s\S]*?\n→ .+\n```/,
      );
    }
  });

  test('every link in the table of contents leads to a heading', () => {
    const headings = [...page.matchAll(/^##+ (.*)$/gm)].map(([, title = '']) =>
      title.toLowerCase().replaceAll(',', '').replaceAll(' ', '-'),
    );
    for (const [, target] of page.matchAll(/\]\(#([^)]*)\)/g)) expect(headings).toContain(target);
  });

  test('a rule has one topic (scripts/docs/rules/topics.ts)', () => {
    for (const id of ids)
      expect(
        topics.filter(({ ids: known }) => known.test(id)),
        id,
      ).toHaveLength(1);
  });

  test('says which mistakes --fix mends', () => {
    expect(page).toMatch(/### text-spaces\n\n\*\*warning\*\* · `--fix` mends/);
    expect(page).not.toMatch(/### widget-unknown\n\n.*`--fix`/);
  });
});
