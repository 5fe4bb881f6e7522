import { recipes } from '../../../../unit/content/recipes/recipes.ts';
import { portsOf, WORKERS } from '../../../support/sites.ts';
import { test as base, expect } from '../studio-site.ts';
import { createAuthor } from './author.ts';
import { FIELDS } from './fields.ts';
import { keyboard, mouse } from './hands.ts';
import { startRecipeSite } from './recipe-site.ts';
import { STRUCTURE } from './structure.ts';
import { WORDS } from './words.ts';

const FOLLOW = { ...WORDS, ...FIELDS, ...STRUCTURE };

const HANDS = { 'the mouse': mouse, 'the keyboard alone': keyboard };

const test = base.extend<object, { recipeSite: Awaited<ReturnType<typeof startRecipeSite>> }>({
  recipeSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
    async ({}, use, { parallelIndex }) => {
      const site = await startRecipeSite(portsOf(WORKERS + parallelIndex));
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
});

test.describe.configure({ timeout: 240_000 });

test('knows every recipe of the handbook', () => {
  expect(Object.keys(FOLLOW).sort()).toEqual([...recipes.keys()].sort());
});

for (const [recipe, follow] of Object.entries(FOLLOW))
  for (const [name, hands] of Object.entries(HANDS))
    test(`writes what the JSON of “${recipe}” has, with ${name}`, async ({ page, recipeSite }) => {
      recipeSite.restore();
      await page.setViewportSize({ width: 1600, height: 1000 });
      await page.goto(recipeSite.address);
      const author = createAuthor(page, hands(page));
      await follow(author);
      await author.save();
      await expect.poll(() => recipeSite.differences(recipe)).toEqual([]);
    });
