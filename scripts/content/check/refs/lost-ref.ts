import { dirname, resolve } from 'node:path';
import { escapePart, isObject } from '../../json.ts';
import { type ContentFile, type ContentFiles, pointerParts } from '../../read.ts';
import { type RefProblem, valueAt } from '../../resolve.ts';
import { closest } from '../did-you-mean.ts';
import type { SchemaError } from '../mistakes/mistake.ts';

/** A `$ref` that leads to a file of content, and loses its way there. */
export interface LostRef {
  problem: RefProblem;
  file: ContentFile;
  /** the pointer as far as it gets */
  parent: string;
  /** the part that is not there */
  part: string;
  /** what follows that part */
  rest: string;
  /** the names that do stand there */
  known: readonly string[];
}

export function childOf(pointer: string, name: string): string {
  return `${pointer}/${escapePart(name)}`;
}

/** Where a `$ref` loses its way, or undefined where it names no file of content. */
export function findLost(files: ContentFiles, problem: RefProblem): LostRef | undefined {
  const [name = '', pointer = ''] = problem.ref.split('#');
  const file = name === '' ? problem.file : files.get(resolve(dirname(problem.file.path), name));
  if (!file) return undefined;
  const [part = '', ...rest] = pointerParts(pointer);
  const lost = { parent: '', part, rest };
  while (valueAt(file, childOf(lost.parent, lost.part)) !== undefined) {
    lost.parent = childOf(lost.parent, lost.part);
    lost.part = lost.rest.shift() ?? '';
  }
  const value = valueAt(file, lost.parent);
  const known = isObject(value) ? Object.keys(value).filter((key) => key !== '$schema') : [];
  return { ...lost, problem, file, known, rest: lost.rest.reduce(childOf, '') };
}

/**
 * Whether only a mistake in the file that a `$ref` leads to makes it lose its way; that is told of there.
 *
 * @param mistakes what its schema finds wrong with that file
 */
export function isFollowUp({ file, parent, part }: LostRef, schemaErrors: readonly SchemaError[]): boolean {
  if (file.data === undefined) return true;
  return schemaErrors.some((error) => {
    const { pointer, missing } = error;
    if (missing.length > 0) return pointer === parent && missing.includes(part);
    if (error.part === 'value') return `${parent}/`.startsWith(`${pointer}/`);
    const key = pointerParts(pointer).at(-1) ?? '';
    return pointer === childOf(parent, key) && closest(part, [key]) !== undefined;
  });
}
