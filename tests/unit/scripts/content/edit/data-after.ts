import { parse } from 'jsonc-parser';
import type { NewValue, Operation } from '../../../../../scripts/content/edit/operations.ts';
import { isObject } from '../../../../../scripts/content/json.ts';
import { pointerParts } from '../../../../../scripts/content/read.ts';

type Entries = [key: string, value: unknown][];

const newValue = (operation: NewValue): unknown =>
  'json' in operation ? parse(operation.json) : structuredClone(operation.value);

/** Copies data and replaces the value at a path. Creates the objects that are missing. */
function replaceAt(
  data: unknown,
  [part, ...rest]: readonly string[],
  change: (value: unknown) => unknown,
): unknown {
  if (part === undefined) return change(data);
  if (Array.isArray(data)) return data.with(Number(part), replaceAt(data[Number(part)], rest, change));
  const object = isObject(data) ? data : {};
  return { ...object, [part]: replaceAt(object[part], rest, change) };
}

/** Copies data and changes the entries or properties of the list or object at a path. */
function changeAt(data: unknown, path: readonly string[], change: (children: Entries) => Entries): unknown {
  return replaceAt(data, path, (value) => {
    const children = change(Object.entries(value ?? {}));
    return Array.isArray(value) ? children.map(([, entry]) => entry) : Object.fromEntries(children);
  });
}

/** Returns a file's data after an operation, without its text. New properties go last. */
export function dataAfter(data: unknown, operation: Operation): unknown {
  const path = pointerParts(operation.pointer);
  const [outer, part] = [path.slice(0, -1), path.at(-1)];
  switch (operation.type) {
    case 'set':
      return replaceAt(data, path, () => newValue(operation));
    case 'insert':
      return changeAt(data, path, (entries) =>
        entries.toSpliced(operation.index, 0, ['', newValue(operation)]),
      );
    case 'remove':
      return changeAt(data, outer, (children) => children.filter(([key]) => key !== part));
    case 'move':
      return changeAt(data, outer, (children) => {
        const index = children.findIndex(([key]) => key === part);
        return children.toSpliced(index, 1).toSpliced(operation.to, 0, ...children.slice(index, index + 1));
      });
    case 'rename':
      return changeAt(data, outer, (children) =>
        children.map(([key, value]) => [key === part ? operation.key : key, value]),
      );
  }
}
