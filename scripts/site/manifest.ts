import type { Manifest } from 'vite';
import type { RequiredModules } from '../content/compile/required-modules.ts';

const ENTRY = 'src/main.ts';
const FONT = /figtree-latin-wght-normal\.woff2$/;

/** The possible modules of a page, a widget or a source. The first one that the build has is used. */
const MODULES = {
  page: (kind: string) => [`src/ovhc/pages/${kind}/index.tsx`],
  widget: (name: string) => [`src/engine/widgets/${name}/index.tsx`, `src/ovhc/widgets/${name}/index.tsx`],
  source: (name: string) => [`src/ovhc/backend/sources/${name}.ts`],
};

/** Returns the files of a module and all its static imports. */
export function withImports(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) withImports(manifest, imported, found);
  return found;
}

/**
 * Returns the paths in the build of all scripts that a page needs before it can be drawn, except its content.
 * @throws Error if the build has no module for the page, or for one of its widgets or sources
 */
export function pageScripts(
  manifest: Manifest,
  kind: string,
  { widgets, sources }: RequiredModules,
): string[] {
  const alternatives = [
    [ENTRY],
    MODULES.page(kind),
    ...widgets.map(MODULES.widget),
    ...sources.map(MODULES.source),
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

/** Returns the paths in the build of the files that all pages share. @throws Error if the build has no entry */
export function sharedFiles(manifest: Manifest): { script: string; styles: string[]; fonts: string[] } {
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`The build has no ${ENTRY}: run the build before its pages are written.`);
  const files = Object.values(manifest).map((chunk) => chunk.file);
  const assets = new Set([...files, ...Object.values(manifest).flatMap((chunk) => chunk.assets ?? [])]);
  return {
    script: entry.file,
    styles: files.filter((file) => file.endsWith('.css')),
    fonts: [...assets].filter((file) => FONT.test(file.replace(/-[\w-]{8}\./, '.'))),
  };
}
