import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Manifest } from 'vite';
import type { CompiledPage } from '../content/compile/page.ts';
import { contentScript } from './content-script.ts';
import { hostPage, notFoundMain, rootElement } from './host-page.ts';
import { pageScripts, sharedAssets } from './manifest.ts';
import type { SiteModel } from './model.ts';

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** A page's content module, under a name that changes with its text and nothing else. */
function contentAsset({ name }: CompiledPage, code: string): string {
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  return `assets/content/${name}-${hash}.js`;
}

/** Writes each page's content module and HTML beside the scripts that Vite has built into `dist`. */
export function writePages({ site, pages }: SiteModel, dist: string): void {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const shared = sharedAssets(manifest);

  for (const page of pages) {
    const code = contentScript(page);
    const content = contentAsset(page, code);
    const { path, title, description } = page.content;
    const preloads = [...pageScripts(manifest, page.kind, page.doors), content].map((file) => `/${file}`);
    const main = rootElement(page.content, `/${content}`, site);
    write(join(dist, content), code);
    write(
      join(dist, path, 'index.html'),
      hostPage({ site, title, description, assets: { ...shared, preloads }, main }),
    );
  }
  const { heading, text } = site.notFound;
  const assets = { ...shared, preloads: [] };
  write(
    join(dist, '404.html'),
    hostPage({ site, title: heading, description: text, assets, main: notFoundMain(site) }),
  );
}
