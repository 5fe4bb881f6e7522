import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UsageError } from './usage-error.ts';

/** Error codes of a missing file, a broken link, or a link to a folder. */
const GONE = ['ENOENT', 'ENOTDIR', 'EISDIR'];

/** Reads a path. Returns undefined if it does not exist. @throws UsageError if it can't be read */
export function ifExists<Found>(path: string, read: (path: string) => Found): Found | undefined {
  try {
    return read(path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (GONE.includes(code)) return undefined;
    if (code === '') throw error;
    throw new UsageError(`${path} can’t be read (${code}). Make it readable, or remove it from the content.`);
  }
}

/** Returns true for hidden names and node_modules, which belong to git, editors and package managers. */
export function isIgnoredName(name: string): boolean {
  return name.startsWith('.') || name === 'node_modules';
}

/** Lists the JSON files in a folder and its subfolders. Follows links, but not back to the folders in `above`. */
export function jsonFiles(folder: string, above: readonly string[] = []): string[] {
  const real = ifExists(folder, (path) => realpathSync(path));
  if (real === undefined || above.includes(real)) return [];
  const entries = ifExists(folder, (path) => readdirSync(path, { withFileTypes: true })) ?? [];
  return entries.flatMap((entry) => {
    if (isIgnoredName(entry.name)) return [];
    const path = join(folder, entry.name);
    const type = entry.isSymbolicLink() ? ifExists(path, (link) => statSync(link)) : entry;
    if (type?.isDirectory()) return jsonFiles(path, [...above, real]);
    return type?.isFile() && path.endsWith('.json') ? [path] : [];
  });
}

const TOP_FILES = ['texts.json', 'site.json'];

/** Returns the content root of a folder: the folder itself or the nearest one above with the site's common files. */
export function contentRoot(folder: string): string | undefined {
  if (TOP_FILES.some((name) => existsSync(join(folder, name)))) return folder;
  const above = dirname(folder);
  return above === folder ? undefined : contentRoot(above);
}
