import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Manifest, minifySync } from 'vite';
import type { CompiledPage } from '../content/compile/page.ts';
import { hostPage, messagePage, type PageAsset, type PageAssets, rootElement } from './host-page.ts';
import { pageScripts, sharedFiles } from './manifest.ts';
import type { SiteModel } from './model.ts';

/**
 * Makes Chromium compile the whole script while it loads, off the main thread, because a page calls all its
 * functions at the start. It must be the first line. In other browsers it is only a comment.
 */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad';

/** Returns the minified content module of a page. */
export function contentScript({ name, code }: CompiledPage): string {
  return `${COMPILE_AT_ONCE}\n${minifySync(`${name}.js`, code, { module: true }).code}`;
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Returns the path of a script. The file name changes only if the code changes. */
function assetPath(name: string, code: string): string {
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  return `assets/${name}-${hash}.js`;
}

function pageAsset(dist: string, file: string): PageAsset {
  const hash = createHash('sha384')
    .update(readFileSync(join(dist, file)))
    .digest('base64');
  return { href: `/${file}`, integrity: `sha384-${hash}` };
}

function sharedAssets(manifest: Manifest, dist: string): Omit<PageAssets, 'preloads'> {
  const { script, styles, fonts } = sharedFiles(manifest);
  return {
    script: pageAsset(dist, script),
    styles: styles.map((file) => pageAsset(dist, file)),
    fonts: fonts.map((file) => `/${file}`),
    icon: '/icon.svg',
  };
}

/**
 * Writes each page's content module and HTML next to the scripts that Vite has built into `dist`.
 * @param tooOldCode the classic script of every page
 */
export function writePages({ site, pages }: SiteModel, dist: string, tooOldCode: string): void {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const tooOld = assetPath('too-old', tooOldCode);
  write(join(dist, tooOld), tooOldCode);
  const shared = { ...sharedAssets(manifest, dist), tooOldScript: pageAsset(dist, tooOld) };

  for (const page of pages) {
    const code = contentScript(page);
    const content = assetPath(`content/${page.name}`, code);
    const { path, title, description } = page.content;
    write(join(dist, content), code);
    const modules = [...pageScripts(manifest, page.kind, page.modules), content];
    const assets = { ...shared, preloads: modules.map((file) => pageAsset(dist, file)) };
    const main = rootElement(page.content, `/${content}`, site);
    write(join(dist, path, 'index.html'), hostPage({ site, title, description, assets, main }));
  }
  const { notFound, memberLogin } = site;
  const assets = { ...shared, preloads: [] };
  write(join(dist, '404.html'), messagePage(site, notFound, assets));
  if (memberLogin) write(join(dist, memberLogin.path, 'index.html'), messagePage(site, memberLogin, assets));
}
