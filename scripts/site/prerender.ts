import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build } from 'vite';
import { FIRST_VIEW, type FirstViews } from '../../src/engine/mount/first-view.ts';
import { type DrawnView, firstViewsOf, type Visit } from '../../src/ovhc/pages/first-views.ts';
import type { CompiledPage } from '../content/compile/page.ts';
import { ROOT } from '../root.ts';

/** A page's first views, and their HTML. */
export interface DrawnFirstViews {
  firstViews: FirstViews;
  html: readonly string[];
}

/** Draws the first views of pages. */
export interface Prerenderer {
  /** @param file the path of the page's content module */
  draw(page: CompiledPage, file: string): Promise<DrawnFirstViews>;
  /** Removes its files. */
  close(): void;
}

const THREAD = new URL('./prerender-thread.mjs', import.meta.url);

function drawInThread(workerData: object): Promise<string> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(THREAD, { workerData });
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', (code) =>
      reject(new Error(`A first view was not drawn: its thread ended with ${code}.`)),
    );
  });
}

/**
 * Builds the pages' components for Node, as one module.
 * @param mode Vite's mode: 'development' for React's warnings
 * @param entry the module that exports `drawFirstView`
 */
export async function createPrerenderer(
  mode = 'production',
  entry = 'src/prerender.ts',
): Promise<Prerenderer> {
  const folder = mkdtempSync(join(tmpdir(), 'prerender-'));
  const file = 'prerender.mjs';
  await build({
    configFile: join(ROOT, 'vite.config.ts'),
    mode,
    logLevel: 'warn',
    // with React's own files in Node, the mode of this process would decide which React draws
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    build: {
      ssr: join(ROOT, entry),
      outDir: folder,
      manifest: false,
      copyPublicDir: false,
      emptyOutDir: true,
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: file } },
    },
  });

  const drawVisit = (page: CompiledPage, content: string, hash: string, stored: Visit, idPrefix: string) =>
    drawInThread({
      prerenderer: pathToFileURL(join(folder, file)).href,
      content: pathToFileURL(content).href,
      kind: page.kind,
      address: `https://site.example${page.content.path}${hash && `#${hash}`}`,
      stored,
      idPrefix,
    });
  return {
    async draw(page, content) {
      const { views, ...rest } = firstViewsOf(page.kind, page.content);
      const drawn = await Promise.all(
        views.map(async (view: DrawnView, index) => {
          const { visits, hashes } = view;
          const draw = (stored: Visit) =>
            drawVisit(page, content, hashes.at(-1) ?? '', stored, FIRST_VIEW + index);
          const [html = '', ...others] = await Promise.all(visits.map(draw));
          return { view, html, isShared: others.every((other) => other === html) };
        }),
      );
      // if the content names something of the visit, the build cannot draw it
      const shared = drawn.filter(({ isShared }) => isShared);
      return {
        firstViews: {
          ...rest,
          views: shared.map(({ view: { hashes, stored } }) => ({ hashes, stored })),
        },
        html: shared.map(({ html }) => html),
      };
    },
    close: () => rmSync(folder, { recursive: true }),
  };
}
