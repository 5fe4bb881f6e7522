import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect as baseExpect, type Page } from '@playwright/test';
import { serveCardFrame } from '../../../../scripts/sandbox/card-frame/server.ts';
import { startDevServer } from '../../../../scripts/vite/dev-server.ts';
import { copyContent } from '../../../fixtures/copy-content.ts';
import { portsOf, WORKERS } from '../../support/sites.ts';

/** The parts of Studio that tests use: the panes by their names, and the page in its frame. */
export function studioPage(page: Page) {
  const pane = (name: 'Outline' | 'Page' | 'Properties' | 'Findings') => page.getByRole('region', { name });
  const outline = pane('Outline');
  const properties = pane('Properties');
  return {
    outline,
    properties,
    findings: pane('Findings'),
    /** The real page in the frame. */
    frame: page.frameLocator('iframe'),
    status: page.getByRole('banner').getByRole('status'),
    tool: (name: string | RegExp) => page.getByRole('banner').getByRole('button', { name }),
    textbox: (name: string) => properties.getByRole('textbox', { name, exact: true }),
    group: (name: string) => properties.getByRole('group', { name, exact: true }),
    /** Selects a node of the outline by the labels on the way to it. */
    async open(...labels: string[]) {
      for (const label of labels.slice(0, -1)) {
        const parts = outline.getByRole('button', { name: `Parts of ${label}`, exact: true });
        if ((await parts.getAttribute('aria-expanded')) !== 'true') await parts.click();
      }
      await outline
        .getByRole('button', { name: new RegExp(`^\\w+ ${labels.at(-1)}`) })
        .first()
        .click();
    },
  };
}

interface Site {
  address: string;
  content: ReturnType<typeof copyContent>;
  /** Ends the server, and starts another one at the same address. */
  restart(): Promise<void>;
}

/** Runs `npm run studio` on a copy of the content, with a server for each test. */
export const test = base.extend<{ site: Site; studio: ReturnType<typeof studioPage> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
  site: async ({}, use, { parallelIndex }) => {
    const folder = mkdtempSync(join(tmpdir(), 'studio-'));
    const content = copyContent(join(folder, 'content'));
    const ports = portsOf(WORKERS + parallelIndex);
    const { store, ...cardFrame } = await serveCardFrame(ports);
    const start = () => startDevServer({ ports, store, content: content.root, logLevel: 'silent' });
    let server = await start();
    await use({
      address: `http://127.0.0.1:${ports.site}/studio`,
      content,
      async restart() {
        await server.close();
        server = await start();
      },
    });
    await Promise.all([server.close(), cardFrame.close()]);
    rmSync(folder, { recursive: true });
  },
  studio: async ({ page, site }, use) => {
    await page.setViewportSize({ width: 1600, height: 900 });
    await page.goto(site.address);
    await use(studioPage(page));
  },
});

/** Checking and compiling are slow on a busy machine, and at first. */
export const expect = baseExpect.configure({ timeout: 30_000 });
