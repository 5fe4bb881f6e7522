import { basename, dirname, relative, resolve, sep } from 'node:path';
import { escapePart, isObject, walk } from '../../json.ts';
import { weakMemo } from '../../memo.ts';
import { type ContentFile, type ContentFiles, pageFiles, pointerParts } from '../../read.ts';
import { type Origin, type RefProblem, valueAt } from '../../resolve.ts';
import { closest } from '../did-you-mean.ts';
import { list, quote } from '../format.ts';
import type { CheckContext } from '../rule.ts';
import type { SchemaError } from '../schema-errors/schema-errors.ts';
import { codeAnswers, missingAnswers } from './code-answers.ts';
import { fieldNames } from './forms.ts';

/** A `$ref` as it is written, and where it leads. */
export interface Use {
  from: Origin;
  to: Origin;
}

function usesIn({ files }: CheckContext, file: ContentFile): Use[] {
  const uses: Use[] = [];
  walk(file.data, (value, pointer) => {
    if (!isObject(value) || typeof value.$ref !== 'string') return;
    const [name = '', target = ''] = value.$ref.split('#');
    const to = name === '' ? file : files.get(resolve(dirname(file.path), name));
    if (to) uses.push({ from: { file, pointer }, to: { file: to, pointer: target } });
  });
  return uses;
}

function areSchemasValid({ marked, authoredSchemaErrors }: CheckContext, file: ContentFile): boolean {
  const schemas = [...marked(file, 'FormSchema'), ...marked(file, 'Condition')];
  return schemas.every(({ value }) => isObject(value) && authoredSchemaErrors(value).length === 0);
}

/** Returns every `$ref` of a whole site without errors; undefined otherwise, because it is not known what is used. */
export const usesOfSite = weakMemo((context: CheckContext): readonly Use[] | undefined => {
  const { files, parsed, schemaErrors, resolved } = context;
  const isSite = parsed.some(({ kind }) => kind === 'site') && pageFiles(files).length > 0;
  const isClear = parsed.every(
    (file) =>
      file.kind !== undefined &&
      resolved(file).problems.length === 0 &&
      schemaErrors(file).length === 0 &&
      areSchemasValid(context, file) &&
      context.forms(file).every((form) => fieldNames(form).every(({ isField }) => isField)),
  );
  // an unused file may be the one that asks for a missing answer
  const isWhole = codeAnswers(context).every((object) => missingAnswers(object).length === 0);
  if (!isSite || !isClear || !isWhole || parsed.length < files.size) return undefined;
  return parsed.flatMap((file) => usesIn(context, file));
});

const leadsTo = ({ to }: RefProblem, { file, pointer }: RefProblem) =>
  to?.file === file && `${pointer}/`.startsWith(`${to.pointer}/`);

/** Returns one `$ref` for each circle: removing that one is enough. */
export function onePerCircle(problems: readonly RefProblem[]): RefProblem[] {
  const left = new Set(problems);
  return problems.filter((problem) => {
    if (!left.has(problem)) return false;
    const reached = [problem];
    for (const from of reached) {
      left.delete(from);
      for (const next of left) if (leadsTo(from, next)) reached.push(next);
    }
    return true;
  });
}

/** A `$ref` to a missing part of a content file. */
export interface BrokenRef {
  problem: RefProblem;
  file: ContentFile;
  /** the longest part of its pointer that exists */
  parent: string;
  /** the first name that does not */
  part: string;
  /** the pointer behind that name */
  rest: string;
  /** the names that do exist there */
  known: readonly string[];
}

export function childOf(pointer: string, name: string): string {
  return `${pointer}/${escapePart(name)}`;
}

/** Finds the part of a `$ref` that does not exist; undefined if its file does not exist. */
export function findBroken(files: ContentFiles, problem: RefProblem): BrokenRef | undefined {
  const [name = '', pointer = ''] = problem.ref.split('#');
  const file = name === '' ? problem.file : files.get(resolve(dirname(problem.file.path), name));
  if (!file) return undefined;
  const [part = '', ...rest] = pointerParts(pointer);
  const missing = { parent: '', part, rest };
  while (valueAt(file, childOf(missing.parent, missing.part)) !== undefined) {
    missing.parent = childOf(missing.parent, missing.part);
    missing.part = missing.rest.shift() ?? '';
  }
  const value = valueAt(file, missing.parent);
  const known = isObject(value) ? Object.keys(value).filter((key) => key !== '$schema') : [];
  return { ...missing, problem, file, known, rest: missing.rest.reduce(childOf, '') };
}

/** Returns true if content-schema reports an error in the target's file that breaks the `$ref`. */
export function isFollowUp({ file, parent, part }: BrokenRef, schemaErrors: readonly SchemaError[]): boolean {
  if (file.data === undefined) return true;
  return schemaErrors.some((error) => {
    const { pointer, missing } = error;
    if (missing.length > 0) return pointer === parent && missing.includes(part);
    if (error.part === 'value') return `${parent}/`.startsWith(`${pointer}/`);
    const key = pointerParts(pointer).at(-1) ?? '';
    return pointer === childOf(parent, key) && closest(part, [key]) !== undefined;
  });
}

/** Returns the file that a path most likely means: of a similar name in that folder, or of that name in another. */
function fileMeant(files: ContentFiles, path: string): string | undefined {
  const paths = [...files.keys()];
  const names = paths.filter((other) => dirname(other) === dirname(path)).map((other) => basename(other));
  const name = closest(basename(path), names);
  if (name !== undefined) return resolve(dirname(path), name);
  return paths.find((other) => basename(other) === basename(path));
}

/** Returns the advice for a `$ref` to a file that does not exist. */
export function fixFile(files: ContentFiles, { file, ref }: RefProblem): string {
  const [name = '', pointer = ''] = ref.split('#');
  const meant = fileMeant(files, resolve(dirname(file.path), name));
  if (meant === undefined) return 'Write the path from this file to another content file.';
  const written = relative(dirname(file.path), meant).split(sep).join('/');
  return `Did you mean ${quote(pointer ? `${written}#${pointer}` : written)}?`;
}

/** Returns the advice for a `$ref` to a part of a file that does not exist. */
export function fixPointer({ problem, parent, part, rest, known }: BrokenRef): string {
  const [name, pointer = ''] = problem.ref.split('#');
  if (!pointer.startsWith('/')) return 'Put a / after the #.';
  const from = `${name}#${parent}`;
  const meant = closest(part, known);
  if (meant !== undefined) return `Did you mean ${quote(`${childOf(from, meant)}${rest}`)}?`;
  if (known.length === 0) return `End it at ${quote(from)}, or use another path.`;
  return `Continue ${quote(from)} with one of ${list(known)}.`;
}
