import { APPLICATION, continueTo, FILL, openApplication, quoteOf } from '../support/application.ts';
import { expect, test } from '../support/test.ts';

/** What the first step has no use for, by the names of its scripts. */
const LATER =
  /\/assets\/(address|suburb|postcode|healthFunds|checkbox|card-frame|lookup|bankBranches|submit-application|Calendar)-/;

test('issue 4: what one later step alone needs is not in the first load, and comes with its step', async ({
  page,
  request,
  storage,
}) => {
  await storage.leave(quoteOf('S'));
  const html = await (await request.get(APPLICATION)).text();
  expect(html).toContain('modulepreload');
  expect(html).not.toMatch(LATER);

  const later = new Set<string>();
  page.on('request', (asked) => {
    const [, name] = LATER.exec(asked.url()) ?? [];
    if (name) later.add(name);
  });
  await openApplication(page, 'cover-start');
  await page.waitForLoadState('networkidle');
  expect([...later]).toEqual([]);

  await FILL['cover-start'](page, { coverType: 'S', isOnshore: true, hasCover: false });
  const next = page.waitForRequest(/\/assets\/address-/);
  await continueTo(page, 'personal-details');
  await next;
  expect(later.has('card-frame')).toBe(false);
  expect(later.has('submit-application')).toBe(false);
});
