import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readContent } from '../../../scripts/content/read.ts';
import { readCatalogue } from '../../../scripts/gallery/catalogue/index.ts';
import { buildSite } from '../../../scripts/site/build.ts';
import { siteModel } from '../../../scripts/site/model.ts';
import { createServer } from '../../../scripts/site/server.ts';
import { openPage } from '../../visual/open-page.ts';
import { waitForModules } from '../support/early.ts';
import { expect, siteTest } from '../support/test.ts';

/** A test on a site with React’s development build, which reports each difference between a first view and the page. */
const test = siteTest.extend<object, { developmentSite: string }>({
  developmentSite: [
    async ({ browserName: _ }, use) => {
      const dist = mkdtempSync(join(tmpdir(), 'hydration-'));
      await buildSite({ dist, mode: 'development' });
      const { home } = siteModel(readContent()).site;
      const server = createServer({ dist, home });
      await use(await server.listen({ host: '127.0.0.1', port: 0 }));
      await server.close();
      rmSync(dist, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ developmentSite }, use) => use(developmentSite),
});

/** The states of the catalogue by what differs before anybody acts. */
const openings = new Map(
  readCatalogue().states.map((state) => [JSON.stringify([state.address, state.setup]), state]),
);

for (const state of openings.values())
  test(`hydrates ${state.id} without a warning`, async ({ page, sandbox }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (/hydrat|did not match|didn't match/i.test(message.text())) warnings.push(message.text());
    });
    await openPage(page, sandbox, state);
    // the 404 page and the member login have no content
    if ((await page.locator('[data-content]').count()) > 0) await waitForModules(page);
    expect(warnings).toEqual([]);
  });
