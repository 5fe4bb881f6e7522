import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect as baseExpect, type Page } from '@playwright/test';
import { serveCardFrame } from '../../../scripts/sandbox/card-frame/server.ts';
import { startDevServer } from '../../../scripts/vite/dev-server.ts';
import { copyContent } from '../../fixtures/copy-content.ts';
import { summaryPage } from '../support/pages/summary.ts';
import { portsOf, WORKERS } from '../support/sites.ts';

/** The pages of the development server, with its tools. */
function devPage(page: Page) {
  const toolbar = page.getByRole('complementary', { name: 'Development toolbar' });
  const tool = (name: string | RegExp, exact = false) => toolbar.getByRole('button', { name, exact });
  const list = page.getByRole('dialog', { name: 'Go to a step' });
  return {
    ...summaryPage(page),
    diagnostics: page.getByRole('alertdialog'),
    toolbar,
    tool,
    list,
    /** Opens a page without steps through the toolbar. */
    async goToPage(end: string) {
      await tool('Steps').click();
      await list.getByText(end).click();
      await page.waitForURL(`**${end}`);
    },
    /** Opens a step through the toolbar. */
    async jump(hash: string) {
      await tool('Steps').click();
      await list.getByText(`#${hash}`, { exact: true }).click();
      await page.locator(`[data-step="${hash}"]`).waitFor();
    },
  };
}

type Content = ReturnType<typeof copyContent>;

interface DevSite {
  address: string;
  content: Content;
  update(): Promise<void>;
}

/** Runs `npm run dev` on a copy of the content. Each worker has one server, and restores the content after each test. */
export const test = base.extend<{ content: Content; dev: ReturnType<typeof devPage> }, { site: DevSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
    async ({}, use, { parallelIndex }) => {
      const folder = mkdtempSync(join(tmpdir(), 'dev-'));
      const content = copyContent(join(folder, 'content'));
      // next to the ports of the built sites
      const ports = portsOf(WORKERS + parallelIndex);
      const { store, ...cardFrame } = await serveCardFrame(ports);
      const server = await startDevServer({ ports, store, content: content.root, logLevel: 'error' });
      await server.content.ready;
      await use({
        address: `http://127.0.0.1:${ports.site}`,
        content,
        update: server.update,
      });
      await server.close();
      await cardFrame.close();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ site }, use) => use(site.address),
  dev: ({ page }, use) => use(devPage(page)),
  content: async ({ site }, use) => {
    await use(site.content);
    // the next test starts with valid content
    if (site.content.restore()) await site.update();
  },
});

/** Checking and compiling are slow on a busy machine. */
export const expect = baseExpect.configure({ timeout: 15_000 });
