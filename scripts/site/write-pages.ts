import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Manifest, minifySync } from 'vite';
import type { EmbeddedPage } from '../../src/engine/mount/embedded-root.ts';
import type { StepModules } from '../../src/engine/mount/preload-step.ts';
import type { ModuleNames } from '../../src/engine/registry.ts';
import { firstViewsOf } from '../../src/ovhc/pages/first-views.ts';
import type { CompiledPage } from '../content/compile/page.ts';
import type { ClassicScripts } from './classic-scripts.ts';
import { EMBED, embedScript } from './embed-files.ts';
import { embedStyle } from './embed-style.ts';
import { contentPage, messagePage, type PageAsset, type PageAssets } from './host-page.ts';
import type { SiteModel } from './model.ts';
import type { Prerenderer } from './prerender.ts';
import { splitContent } from './split-content.ts';

const ENTRY = 'src/main.ts';
const EMBED_ENTRY = 'src/embed.ts';
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

/** Returns the paths of scripts, each given by its possible keys, and of what they import. */
function scriptsOf(manifest: Manifest, alternatives: readonly string[][]): string[] {
  const files = new Set<string>();
  for (const keys of alternatives) {
    const key = keys.find((name) => manifest[name]);
    if (!key) throw new Error(`The build has none of ${keys.join(', ')}, which a page needs.`);
    withImports(manifest, key, files);
  }
  return [...files];
}

const moduleKeys = (manifest: Manifest, { widgets, sources }: ModuleNames): string[][] => [
  ...widgets.map((name) => widgetKeys(manifest, name)),
  ...sources.map((name) => [`src/ovhc/backend/sources/${name}.ts`]),
];

/** Returns the paths of all scripts that a page needs before it can be drawn, except its content. */
const pageScripts = (manifest: Manifest, { kind, modules }: CompiledPage): string[] =>
  scriptsOf(manifest, [[ENTRY], [`src/ovhc/pages/${kind}/index.tsx`], ...moduleKeys(manifest, modules)]);

/** Returns the addresses of what later steps need besides the page's own scripts, by hash. */
function stepModules(manifest: Manifest, page: CompiledPage, own: readonly string[]): StepModules {
  const steps = Object.entries(page.modules.steps).map(([hash, names]) => {
    const files = scriptsOf(manifest, moduleKeys(manifest, names)).filter((file) => !own.includes(file));
    return [hash, files.map((file) => `/${file}`)] as const;
  });
  return Object.fromEntries(steps.filter(([, files]) => files.length > 0));
}

/** Returns the paths of the stylesheets and the font that all pages share. */
export function stylesOf(manifest: Manifest) {
  const files = new Set(Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets]));
  const font = [...files].find((file) => FONT.test(file));
  if (!font) throw new Error(`The build has no font named like ${FONT}.`);
  return { font, styles: [...files].filter((file) => file.endsWith('.css')) };
}

/** Returns the path of an entry's script. */
function entryScript(manifest: Manifest, entry: string): string {
  const script = manifest[entry]?.file;
  if (!script) throw new Error(`The build has no ${entry}: run the build before its pages are written.`);
  return script;
}

/**
 * Makes Chromium compile the whole script while it loads, off the main thread, because a page calls all its
 * functions at the start. It must be the first line. In other browsers it is only a comment.
 */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad';

/** Returns a minified content module. */
export function contentScript(name: string, code: string): string {
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
  /** Writes a file, with a hash of its text in its name. @returns its path */
  const writeAsset = (name: string, extension: string, text: string) => {
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
    const file = `assets/${name}-${hash}${extension}`;
    write(file, text);
    return file;
  };
  const writeScript = (name: string, code: string) => writeAsset(name, '.js', code);
  const asset = (file: string): PageAsset => {
    const hash = createHash('sha384').update(readFileSync(join(dist, file)));
    return { href: `/${file}`, integrity: `sha384-${hash.digest('base64')}` };
  };
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const { styles, font } = stylesOf(manifest);
  const assets: PageAssets = {
    script: asset(entryScript(manifest, ENTRY)),
    tooOldScript: asset(writeScript('too-old', scripts.tooOld)),
    beforePaintScript: asset(writeScript('before-paint', scripts.beforePaint)),
    font: `/${font}`,
    styles: styles.map(asset),
  };
  const writeContent = (name: string, code: string) =>
    writeScript(`content/${name}`, contentScript(name, code));
  const embedded: EmbeddedPage[] = [];
  for (const page of pages) {
    const { name, kind, content } = page;
    const { views } = prerenderer ? firstViewsOf(kind, content) : { views: [] };
    const split = splitContent(
      page,
      views.flatMap(({ hashes }) => hashes),
    );
    const later = split.later && writeContent(`${name}-later`, split.later);
    // both are in one folder
    const file = writeContent(name, split.first(later && `./${basename(later)}`));
    const own = pageScripts(manifest, page);
    const drawn = await prerenderer?.draw(page, join(dist, file));
    const html = contentPage(
      site,
      content,
      `/${file}`,
      {
        ...assets,
        preloads: [...own, file].map(asset),
        stepModules: { ...(later && { '': [`/${later}`] }), ...stepModules(manifest, page, own) },
      },
      drawn,
    );
    write(join(content.path, 'index.html'), html);
    const { root, path, title, texts } = content;
    embedded.push({ root, path, content: file, title, failure: texts.failure });
  }
  const css = styles.map((style) => readFileSync(join(dist, style), 'utf8')).join('');
  const { href, integrity = '' } = asset(writeAsset('style-embedded', '.css', embedStyle(css)));
  const script = entryScript(manifest, EMBED_ENTRY);
  write(
    EMBED,
    embedScript(script, { pages: embedded, style: { href, integrity }, font, tooOld: site.tooOld }),
  );
  const { notFound, memberLogin } = site;
  write('404.html', messagePage(site, notFound, assets));
  if (memberLogin) write(join(memberLogin.path, 'index.html'), messagePage(site, memberLogin, assets));
}
