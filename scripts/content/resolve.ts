import { dirname, resolve as resolvePath } from 'node:path';
import { getIn, type Json } from '../../src/engine/form/paths.ts';
import { escapePart, isObject, type JsonObject, listOf } from './json.ts';
import { type ContentFile, type ContentFiles, pointerParts } from './read.ts';

/** The place in a file where a part of resolved content was written. */
export interface Origin {
  file: ContentFile;
  pointer: string;
}

export interface RefProblem extends Origin {
  ref: string;
  /** pointer into the resolved value */
  at: string;
  to: Origin | undefined;
  /** `nothing`: it has no target. `circle`: it refers back to itself. */
  reason: 'nothing' | 'circle';
}

export interface Resolved {
  value: unknown;
  /** the place where each part of the value is written, by pointer */
  origins: ReadonlyMap<string, Origin>;
  /** the final target of each `$ref`, by the pointer where the `$ref` was */
  refs: ReadonlyMap<string, Origin>;
  /** for each pointer to a value that a "$legal" names, the place of its name in "$legal" */
  legal: ReadonlyMap<string, Origin>;
  problems: readonly RefProblem[];
  /** the file itself and all files that it takes content from */
  files: ReadonlySet<ContentFile>;
}

/** Returns a key that identifies a place. */
export const originKey = ({ file, pointer }: Origin): string => `${file.path}#${pointer}`;

/** Returns true if every `$ref` at a pointer and inside it is resolved. */
export function isWhole({ problems }: Resolved, pointer: string): boolean {
  return !problems.some(({ at }) => `${at}/`.startsWith(`${pointer}/`));
}

const step = (pointer: string, part: string | number) => `${pointer}/${escapePart(part)}`;

/** Keywords for tools. Resolved content does not contain them. */
const EDITOR_KEYS = new Set(['$ref', '$schema', '$legal']);

/** Returns the value at a pointer, or undefined if there is none. */
export const valueIn = (data: unknown, pointer: string): unknown =>
  getIn(data as Json | undefined, pointerParts(pointer));

/** Returns the value at a pointer of a file, with its `$ref`s unresolved. */
export function valueAt(file: ContentFile, pointer: string): unknown {
  return valueIn(file.data, pointer);
}

/** Returns the place that a `$ref` in a file refers to, or undefined if there is nothing. */
export function targetOf(files: ContentFiles, file: ContentFile, ref: string): Origin | undefined {
  const [name = '', pointer = ''] = ref.split('#');
  if (pointer !== '' && !pointer.startsWith('/')) return undefined;
  const found = files.get(name === '' ? file.path : resolvePath(dirname(file.path), name));
  return found && valueAt(found, pointer) !== undefined ? { file: found, pointer } : undefined;
}

/**
 * Replaces every `$ref` in a file by its target. Keys beside a `$ref` override those of the target. Omits "$schema",
 * which is for editors, and "$legal", which is for the checker.
 */
export function resolveContent(files: ContentFiles, entry: ContentFile): Resolved {
  const origins = new Map<string, Origin>();
  const refs = new Map<string, Origin>();
  const legal = new Map<string, Origin>();
  const problems: RefProblem[] = [];
  const taken = new Set([entry]);

  const visit = (value: unknown, origin: Origin, at: string, trail: readonly string[]): unknown => {
    origins.set(at, origin);
    refs.delete(at);
    legal.delete(at);
    const child = (part: string | number, item: unknown) =>
      visit(item, { file: origin.file, pointer: step(origin.pointer, part) }, step(at, part), trail);
    if (Array.isArray(value)) return value.map((item, index) => child(index, item));
    if (!isObject(value)) return value;

    const result: JsonObject = {};
    if (Object.hasOwn(value, '$ref')) {
      const ref = typeof value.$ref === 'string' ? value.$ref : JSON.stringify(value.$ref);
      const found = follow(ref, origin, at, trail);
      if (!isObject(found)) return found;
      Object.assign(result, found);
    }
    for (const [name, item] of Object.entries(value))
      if (!EDITOR_KEYS.has(name)) result[name] = child(name, item);
    for (const [index, name] of listOf(value.$legal).entries()) {
      const pointer = `${origin.pointer}/$legal/${index}`;
      legal.set(step(at, String(name)), { file: origin.file, pointer });
    }
    return result;
  };

  const follow = (ref: string, origin: Origin, at: string, trail: readonly string[]): unknown => {
    const to = targetOf(files, origin.file, ref);
    const key = to && originKey(to);
    if (!to || !key || trail.includes(key)) {
      const pointer = `${origin.pointer}/$ref`;
      problems.push({ file: origin.file, pointer, ref, at, to, reason: to ? 'circle' : 'nothing' });
      return {};
    }
    taken.add(to.file);
    const value = visit(valueAt(to.file, to.pointer), to, at, [...trail, key]);
    origins.set(at, origin);
    if (!refs.has(at)) refs.set(at, to);
    return value;
  };

  const value = visit(entry.data, { file: entry, pointer: '' }, '', [`${entry.path}#`]);
  return { value, origins, refs, legal, problems, files: taken };
}

/** The last result for each file. */
const known = new WeakMap<ContentFile, Resolved>();

/** Resolves a file, unless the file and everything that it refers to are the same as the last time. */
export function resolveChanged(files: ContentFiles, file: ContentFile): Resolved {
  const before = known.get(file);
  // the target of a broken `$ref` may exist now
  const isCurrent =
    before?.problems.length === 0 && [...before.files].every((each) => files.get(each.path) === each);
  const resolved = before && isCurrent ? before : resolveContent(files, file);
  known.set(file, resolved);
  return resolved;
}
