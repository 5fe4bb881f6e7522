import { join } from 'node:path';
import { parseTree } from 'jsonc-parser';
import { changeFile } from '../../../../../scripts/content/edit/change.ts';
import { layOut } from '../../../../../scripts/content/edit/layout.ts';
import type { Operation } from '../../../../../scripts/content/edit/operations.ts';
import { escapePart, isObject, listOf } from '../../../../../scripts/content/json.ts';
import { readFile } from '../../../../../scripts/content/read.ts';
import { valueIn } from '../../../../../scripts/content/resolve.ts';
import { describedAt, propertyOrder } from '../../../../../scripts/studio/described.ts';
import { type Change, recipes } from '../../../../unit/content/recipes/recipes.ts';

type File = ReturnType<typeof readFile>;

/** Returns the properties of a block’s object, as they are written. */
function propertiesOf(json: string): [name: string, json: string][] {
  return (parseTree(json)?.children ?? []).flatMap(({ children: [key, value] = [] }) =>
    value ? [[String(key?.value), json.slice(value.offset, value.offset + value.length)]] : [],
  );
}

/** Returns the operations of an instruction on a file. A new key goes where the schema lists it. */
function operationsFor(file: File, { action, path, after, json = '', value }: Change): Operation[] {
  const pointer = path.map((part) => `/${escapePart(part)}`).join('');
  const list = listOf(valueIn(file.data, pointer));
  const indexOf = (isIt: (entry: unknown) => boolean) => list.findIndex(isIt);
  switch (action) {
    case 'add': {
      const placed = describedAt(file.kind, file.data, pointer);
      const order = placed ? propertyOrder(placed) : [];
      return propertiesOf(json).map(([name, source]) => {
        return { type: 'set', pointer: `${pointer}/${escapePart(name)}`, json: source, order };
      });
    }
    case 'replace':
      return [{ type: 'set', pointer, json }];
    case 'addLast':
      return [{ type: 'insert', pointer, index: list.length, json }];
    case 'addAfter': {
      const index = indexOf((entry) => JSON.stringify(entry).includes(after)) + 1;
      return [{ type: 'insert', pointer, index, json }];
    }
    case 'remove':
      return Object.keys(isObject(value) ? value : {}).map((name) => {
        return { type: 'remove', pointer: `${pointer}/${escapePart(name)}` };
      });
    case 'removeFromList': {
      const index = indexOf((entry) => JSON.stringify(entry) === JSON.stringify(value));
      return [{ type: 'remove', pointer: `${pointer}/${index}` }];
    }
    default:
      return [];
  }
}

/**
 * Returns the files that a recipe of content/README.md changes, as its JSON leaves them. Null for a deleted file.
 * @param read returns the text of a file before
 * @param schemas the path from the folder of a file to the schemas, for new files
 */
export async function filesAfter(
  recipe: string,
  root: string,
  read: (name: string) => string,
  schemas: (name: string) => string,
): Promise<ReadonlyMap<string, string | null>> {
  const files = new Map<string, string | null>();
  for (const change of recipes.get(recipe) ?? []) {
    const { file: name, action, json = '' } = change;
    if (action === 'delete') files.set(name, null);
    else if (action === 'make')
      files.set(name, await layOut(name, `${json.replace(/"(?:\.\.\/)+schemas/, `"${schemas(name)}`)}\n`));
    else {
      const file = readFile(join(root, name), root, files.get(name) ?? read(name));
      files.set(name, (await changeFile(file, operationsFor(file, change))).text);
    }
  }
  return files;
}
