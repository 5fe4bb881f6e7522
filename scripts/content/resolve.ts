import { dirname, resolve as resolvePath } from 'node:path';
import { type ContentFile, type ContentFiles, pointerParts } from './read.ts';

/** Where something in resolved content was written. */
export interface Origin {
  file: ContentFile;
  pointer: string;
}

export interface RefProblem extends Origin {
  ref: string;
  /** nothing: it leads nowhere; circle: it leads back to itself */
  reason: 'nothing' | 'circle';
}

export interface Resolved {
  value: unknown;
  /** for each pointer into the value, where that part was written */
  origins: ReadonlyMap<string, Origin>;
  problems: readonly RefProblem[];
}

type JsonObject = Record<string, unknown>;
const isObject = (value: unknown): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
const step = (pointer: string, part: string | number) =>
  `${pointer}/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`;

function valueAt(file: ContentFile, pointer: string): unknown {
  return pointerParts(pointer).reduce<unknown>((value, part) => {
    if (Array.isArray(value)) return value[Number(part)];
    return isObject(value) && Object.hasOwn(value, part) ? value[part] : undefined;
  }, file.data);
}

/**
 * A file's content with every `$ref` replaced by what it means: `file.json#/pointer`, `file.json` or `#/pointer`.
 * Words beside a `$ref` win over those of its target. "$schema" is for editors and is left out.
 */
export function resolveContent(files: ContentFiles, entry: ContentFile): Resolved {
  const origins = new Map<string, Origin>();
  const problems: RefProblem[] = [];

  const target = (file: ContentFile, ref: string): Origin | undefined => {
    const [name = '', pointer = ''] = ref.split('#');
    const path = name === '' ? file.path : resolvePath(dirname(file.path), name);
    const found = files.get(path);
    return found && valueAt(found, pointer) !== undefined ? { file: found, pointer } : undefined;
  };

  const visit = (value: unknown, origin: Origin, at: string, trail: readonly string[]): unknown => {
    origins.set(at, origin);
    const child = (part: string | number, item: unknown) =>
      visit(item, { file: origin.file, pointer: step(origin.pointer, part) }, step(at, part), trail);
    if (Array.isArray(value)) return value.map((item, index) => child(index, item));
    if (!isObject(value)) return value;

    const result: JsonObject = {};
    if (typeof value.$ref === 'string') Object.assign(result, follow(value.$ref, origin, at, trail));
    for (const [name, item] of Object.entries(value)) {
      if (name !== '$ref' && name !== '$schema') result[name] = child(name, item);
    }
    return result;
  };

  const follow = (ref: string, origin: Origin, at: string, trail: readonly string[]): unknown => {
    const to = target(origin.file, ref);
    const key = to && `${to.file.path}#${to.pointer}`;
    if (!to || !key || trail.includes(key)) {
      const place = { file: origin.file, pointer: `${origin.pointer}/$ref` };
      problems.push({ ...place, ref, reason: to ? 'circle' : 'nothing' });
      return {};
    }
    const value = visit(valueAt(to.file, to.pointer), to, at, [...trail, key]);
    origins.set(at, origin);
    return value;
  };

  const value = visit(entry.data, { file: entry, pointer: '' }, '', [`${entry.path}#`]);
  return { value, origins, problems };
}
