import { type Dirent, readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from './usage-error.ts';

/** What is no file to read: not there any more, a link to nothing, or a folder behind a link. */
const NOT_THERE = ['ENOENT', 'ENOTDIR', 'EISDIR'];

/**
 * What `read` finds at a path; undefined where no file or folder is there any more.
 *
 * @throws UsageError where it is there and can't be read
 */
export function ifThere<Found>(path: string, read: (path: string) => Found): Found | undefined {
  try {
    return read(path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (NOT_THERE.includes(code)) return undefined;
    if (code === '') throw error;
    throw new UsageError(`${path} can’t be read (${code}). Make it readable, or take it out of the content.`);
  }
}

/** Whether a name is that of a file or folder that tools keep for themselves: git, editors, package managers. */
export function isOfTools(name: string): boolean {
  return name.startsWith('.') || name === 'node_modules';
}

function typeOf(entry: Dirent, path: string): Dirent | Stats | undefined {
  return entry.isSymbolicLink() ? ifThere(path, (link) => statSync(link)) : entry;
}

/**
 * The JSON files in a folder and in all folders inside it, links followed.
 *
 * @param above the folders that it lies in, as they are without links: one that leads back to them brings nothing new
 */
export function jsonFiles(folder: string, above: readonly string[] = []): string[] {
  const real = ifThere(folder, (path) => realpathSync(path));
  if (real === undefined || above.includes(real)) return [];
  const entries = ifThere(folder, (path) => readdirSync(path, { withFileTypes: true })) ?? [];
  return entries.flatMap((entry) => {
    if (isOfTools(entry.name)) return [];
    const path = join(folder, entry.name);
    const type = typeOf(entry, path);
    if (type?.isDirectory()) return jsonFiles(path, [...above, real]);
    return type?.isFile() && path.endsWith('.json') ? [path] : [];
  });
}
