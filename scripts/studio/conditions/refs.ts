import type { JsonObject } from '../../content/json.ts';
import { isObject, mapDeep } from '../../content/json.ts';
import { targetOf, valueIn } from '../../content/resolve.ts';
import { refTo } from '../build/refs.ts';
import type { SiteContent } from '../site-content.ts';

const withRefs = (data: unknown, change: (ref: string) => unknown) =>
  mapDeep(data, (part) => (isObject(part) && typeof part.$ref === 'string' ? change(part.$ref) : part));

/** Returns the `$ref` of a place from any file: from the root of the content. */
export const rootRef = (file: string, pointer: string): string => `/${file}#${pointer}`;

function placeOfRef(content: SiteContent, ref: string) {
  const [name = '', pointer = ''] = ref.slice(1).split('#');
  return { file: content.fileOf(name), pointer };
}

/** Returns a condition of a file with `$ref`s that mean the same in any file. */
export function withRootRefs(content: SiteContent, file: string, condition: unknown): JsonObject {
  return withRefs(condition, (ref) => {
    const target = targetOf(content.files, content.fileOf(file), ref);
    return { $ref: target ? rootRef(target.file.name, target.pointer) : ref };
  }) as JsonObject;
}

/** Returns a value with `$ref`s as they are written in a file. */
export function withOwnRefs<Value>(content: SiteContent, file: string, value: Value): Value {
  return withRefs(value, (ref) => {
    if (!ref.startsWith('/')) return { $ref: ref };
    const target = placeOfRef(content, ref);
    return { $ref: refTo(file, target.file.name, target.pointer) };
  }) as Value;
}

/** Returns a condition with the named conditions that it refers to in place of their `$ref`s. */
export function withoutRootRefs(content: SiteContent, condition: JsonObject): JsonObject {
  return withRefs(condition, (ref) => {
    if (!ref.startsWith('/')) return {};
    const { file, pointer } = placeOfRef(content, ref);
    return valueIn(content.resolved(file).value, pointer) ?? {};
  }) as JsonObject;
}
