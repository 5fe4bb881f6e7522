import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Manifest } from 'vite';
import { contentScript } from './content-script.ts';
import { hostPage, notFoundMain, rootElement } from './host-page.ts';
import { pageScripts, sharedAssets } from './manifest.ts';
import type { SiteModel } from './model.ts';

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Returns the path of a script, under a name that changes with its text and nothing else. */
function assetPath(name: string, code: string): string {
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  return `assets/${name}-${hash}.js`;
}

/**
 * Writes each page's content module and HTML beside the scripts that Vite has built into `dist`.
 * @param tooOldCode the classic script that every page has
 */
export function writePages({ site, pages }: SiteModel, dist: string, tooOldCode: string): void {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const tooOld = assetPath('too-old', tooOldCode);
  write(join(dist, tooOld), tooOldCode);
  const shared = { ...sharedAssets(manifest), tooOldScript: `/${tooOld}` };

  for (const page of pages) {
    const code = contentScript(page);
    const content = assetPath(`content/${page.name}`, code);
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
