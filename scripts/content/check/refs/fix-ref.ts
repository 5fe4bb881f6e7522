import { basename, dirname, relative, resolve, sep } from 'node:path';
import type { ContentFiles } from '../../read.ts';
import type { RefProblem } from '../../resolve.ts';
import { closest } from '../did-you-mean.ts';
import { list, quote } from '../format.ts';
import { childOf, type LostRef } from './lost-ref.ts';

/** The content file most likely meant by a path: of a similar name in that folder, or of that name in another. */
function fileMeant(files: ContentFiles, path: string): string | undefined {
  const paths = [...files.keys()];
  const names = paths.filter((other) => dirname(other) === dirname(path)).map((other) => basename(other));
  const name = closest(basename(path), names);
  if (name !== undefined) return resolve(dirname(path), name);
  return paths.find((other) => basename(other) === basename(path));
}

/** What to do about a `$ref` to a file that is not there. */
export function fixFile(files: ContentFiles, { file, ref }: RefProblem): string {
  const [name = '', pointer = ''] = ref.split('#');
  const meant = fileMeant(files, resolve(dirname(file.path), name));
  if (meant === undefined) return 'Write the path from this file to another content file.';
  const written = relative(dirname(file.path), meant).split(sep).join('/');
  return `Did you mean ${quote(pointer ? `${written}#${pointer}` : written)}?`;
}

/** What to do about a `$ref` that loses its way in a file: the turn it should have taken. */
export function fixPointer({ problem, parent, part, rest, known }: LostRef): string {
  const [name, pointer = ''] = problem.ref.split('#');
  if (!pointer.startsWith('/')) return 'Put a / after the #.';
  const from = `${name}#${parent}`;
  const meant = closest(part, known);
  if (meant !== undefined) return `Did you mean ${quote(`${childOf(from, meant)}${rest}`)}?`;
  if (known.length === 0) return `Stop at ${quote(from)}, or go another way.`;
  return `From ${quote(from)}, go on to one of ${list(known)}.`;
}
