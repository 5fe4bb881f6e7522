import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect as baseExpect, type Page } from '@playwright/test';
import { CONTENT_DIR } from '../../../scripts/content/read.ts';
import { serveCardFrame } from '../../../scripts/sandbox/card-frame/server.ts';
import { SCHEMAS_DIR } from '../../../scripts/schemas/read.ts';
import { startDevServer } from '../../../scripts/vite/dev-server.ts';
import { summaryPage } from '../support/pages/summary.ts';
import { portsOf, WORKERS } from '../support/sites.ts';

function copyContent(root: string) {
  const read = (name: string) => readFileSync(join(root, name), 'utf8');
  const write = (name: string, text: string) => writeFileSync(join(root, name), text);
  cpSync(CONTENT_DIR, root, { recursive: true });
  const original = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => [name, read(name).replace(/"(?:\.\.\/)+schemas\//, `"${SCHEMAS_DIR}`)] as const);
  for (const [name, text] of original) write(name, text);
  return {
    root,
    read,
    write,
    /** Replaces a text in a file and saves the file, like an author. */
    save(name: string, from: string, to: string): void {
      const text = read(name);
      if (!text.includes(from)) throw new Error(`${name} has no ${from}`);
      write(
        name,
        text.replace(from, () => to),
      );
    },
    /** Restores all files. @returns true if any file was changed */
    restore(): boolean {
      const changed = original.filter(([name, text]) => read(name) !== text);
      for (const [name, text] of changed) write(name, text);
      return changed.length > 0;
    },
  };
}

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
  /** Makes the server read the saved files. */
  refresh(): Promise<unknown>;
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
        refresh: () => server.content.refresh(),
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
    if (site.content.restore()) await site.refresh();
  },
});

/** Checking and compiling are slow on a busy machine. */
export const expect = baseExpect.configure({ timeout: 15_000 });
