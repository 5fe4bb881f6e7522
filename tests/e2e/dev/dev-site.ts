import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect as baseExpect, type Locator, type Page } from '@playwright/test';
import { CONTENT_DIR } from '../../../scripts/content/read.ts';
import { serveCardFrame } from '../../../scripts/sandbox/card-frame/server.ts';
import { SCHEMAS_DIR } from '../../../scripts/schemas/read.ts';
import { startDevServer } from '../../../scripts/vite/dev-server.ts';
import { portsOf, WORKERS } from '../support/sites.ts';

/** A copy of the content, whose files refer to the schemas of the original. */
class ContentCopy {
  readonly root: string;
  readonly #original = new Map<string, string>();

  constructor(root: string) {
    this.root = root;
    cpSync(CONTENT_DIR, root, { recursive: true });
    for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.json')) continue;
      const text = this.read(name).replace(/"(?:\.\.\/)+schemas\//, `"${SCHEMAS_DIR}`);
      this.write(name, text);
      this.#original.set(name, text);
    }
  }

  read(name: string): string {
    return readFileSync(join(this.root, name), 'utf8');
  }

  write(name: string, text: string): void {
    writeFileSync(join(this.root, name), text);
  }

  /** Replaces a text in a file and saves it, as an author would. */
  save(name: string, from: string, to: string): void {
    const text = this.read(name);
    if (!text.includes(from)) throw new Error(`${name} has no ${from}`);
    this.write(
      name,
      text.replace(from, () => to),
    );
  }

  /** Restores all files. @returns true if any was changed */
  restore(): boolean {
    const changed = [...this.#original].filter(([name, text]) => this.read(name) !== text);
    for (const [name, text] of changed) this.write(name, text);
    return changed.length > 0;
  }
}

interface DevSite {
  address: string;
  content: ContentCopy;
  /** Makes the server read what was saved. */
  refresh(): Promise<unknown>;
}

/** `npm run dev` on a copy of the content: one server for all tests of a worker, whose content is restored after each. */
export const test = base.extend<{ content: ContentCopy }, { site: DevSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
    async ({}, use, { parallelIndex }) => {
      const folder = mkdtempSync(join(tmpdir(), 'dev-'));
      const content = new ContentCopy(join(folder, 'content'));
      // beside those of the built sites
      const ports = portsOf(WORKERS + parallelIndex);
      const { gateway, ...cardFrame } = await serveCardFrame(ports);
      const server = await startDevServer({ ports, gateway, content: content.root, logLevel: 'error' });
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
  content: async ({ site }, use) => {
    await use(site.content);
    // the next test begins with valid content
    if (site.content.restore()) await site.refresh();
  },
});

/** Checking and compiling take their time on a busy machine. */
export const expect = baseExpect.configure({ timeout: 15_000 });

export const diagnostics = (page: Page): Locator => page.getByRole('alertdialog');
export const toolbar = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'Development toolbar' });

/** Opens a page without steps with the toolbar. */
export async function goToPage(page: Page, end: string): Promise<void> {
  await toolbar(page).getByRole('button', { name: 'Steps' }).click();
  await page.getByRole('dialog', { name: 'Go to a step' }).getByText(end).click();
  await page.waitForURL(`**${end}`);
}

/** Opens a step with the toolbar. */
export async function jump(page: Page, hash: string): Promise<void> {
  await toolbar(page).getByRole('button', { name: 'Steps' }).click();
  await page.getByRole('dialog', { name: 'Go to a step' }).getByText(`#${hash}`, { exact: true }).click();
  await page.locator(`[data-step="${hash}"]`).waitFor();
}
