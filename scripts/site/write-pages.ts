import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Manifest, minifySync } from 'vite';
import type { CompiledPage } from '../content/compile/page.ts';
import type { ClassicScripts } from './classic-scripts.ts';
import { contentPage, messagePage, type PageAsset, type PageAssets } from './host-page.ts';
import type { SiteModel } from './model.ts';
import type { Prerenderer } from './prerender.ts';

const ENTRY = 'src/main.ts';
const FONT = /figtree-latin-wght-normal-[\w-]{8}\.woff2$/;

/** Returns the files of a module and all its static imports. */
export function withImports(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) withImports(manifest, imported, found);
  return found;
}

/** Returns the possible keys of a widget: its folder, or a module of its own in the folder of another widget. */
function widgetKeys(manifest: Manifest, name: string): string[] {
  const folders = ['engine', 'ovhc'].map((part) => `src/${part}/widgets/${name}/index.tsx`);
  const others = Object.keys(manifest).filter((key) => key.endsWith(`/${name}.tsx`));
  return [...folders, ...others];
}

/** Returns the paths of all scripts that a page needs before it can be drawn, except its content. */
function pageScripts(manifest: Manifest, { kind, modules }: CompiledPage): string[] {
  const alternatives = [
    [ENTRY],
    [`src/ovhc/pages/${kind}/index.tsx`],
    ...modules.widgets.map((name) => widgetKeys(manifest, name)),
    ...modules.sources.map((name) => [`src/ovhc/backend/sources/${name}.ts`]),
  ];
  const files = new Set<string>();
  for (const keys of alternatives) {
    const key = keys.find((name) => manifest[name]);
    if (!key)
      throw new Error(`The build has none of ${keys.join(', ')}, which a page of the kind "${kind}" needs.`);
    withImports(manifest, key, files);
  }
  return [...files];
}

/** Returns the paths of the files that all pages share. */
function sharedFiles(manifest: Manifest) {
  const script = manifest[ENTRY]?.file;
  if (!script) throw new Error(`The build has no ${ENTRY}: run the build before its pages are written.`);
  const files = new Set(Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets]));
  const font = [...files].find((file) => FONT.test(file));
  if (!font) throw new Error(`The build has no font named like ${FONT}.`);
  return { script, font, styles: [...files].filter((file) => file.endsWith('.css')) };
}

/**
 * Makes Chromium compile the whole script while it loads, off the main thread, because a page calls all its
 * functions at the start. It must be the first line. In other browsers it is only a comment.
 */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad';

/** Returns the minified content module of a page. */
export function contentScript({ name, code }: CompiledPage): string {
  return `${COMPILE_AT_ONCE}\n${minifySync(`${name}.js`, code, { module: true }).code}`;
}

/**
 * Writes each page's content module and HTML next to the scripts that Vite has built into `dist`.
 * @param prerenderer draws the first views; without it pages have none
 */
export async function writePages(
  { site, pages }: SiteModel,
  dist: string,
  scripts: ClassicScripts,
  prerenderer?: Prerenderer,
): Promise<void> {
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), text);
  };
  /** Writes a script, with a hash of its code in its name. @returns its path */
  const writeScript = (name: string, code: string) => {
    const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
    const file = `assets/${name}-${hash}.js`;
    write(file, code);
    return file;
  };
  const asset = (file: string): PageAsset => {
    const hash = createHash('sha384').update(readFileSync(join(dist, file)));
    return { href: `/${file}`, integrity: `sha384-${hash.digest('base64')}` };
  };
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const { script, styles, font } = sharedFiles(manifest);
  const assets: PageAssets = {
    script: asset(script),
    tooOldScript: asset(writeScript('too-old', scripts.tooOld)),
    beforePaintScript: asset(writeScript('before-paint', scripts.beforePaint)),
    font: `/${font}`,
    styles: styles.map(asset),
  };
  for (const page of pages) {
    const content = writeScript(`content/${page.name}`, contentScript(page));
    const preloads = [...pageScripts(manifest, page), content].map(asset);
    const drawn = await prerenderer?.draw(page, join(dist, content));
    const html = contentPage(site, page.content, `/${content}`, { ...assets, preloads }, drawn);
    write(join(page.content.path, 'index.html'), html);
  }
  const { notFound, memberLogin } = site;
  write('404.html', messagePage(site, notFound, assets));
  if (memberLogin) write(join(memberLogin.path, 'index.html'), messagePage(site, memberLogin, assets));
}
