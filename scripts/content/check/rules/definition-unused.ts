import { escapePart, isObject } from '../../json.ts';
import type { ContentFile } from '../../read.ts';
import { atKey } from '../diagnostic.ts';
import { quote } from '../format.ts';
import { type Use, usesOfSite } from '../model/refs.ts';
import { perFile, type Rule, warning } from '../rule.ts';

/** Returns a file's definitions for others: the members of its maps. */
function definitionsIn(file: ContentFile): { name: string; map: string; pointer: string }[] {
  const maps = Object.entries(isObject(file.data) ? file.data : {});
  return maps.flatMap(([key, members]) => {
    const map = `/${escapePart(key)}`;
    const names = Object.keys(isObject(members) ? members : {});
    return names.map((name) => ({ name, map, pointer: `${map}/${escapePart(name)}` }));
  });
}

/** The definition that a place is in, or the map or file that holds it all. */
const definitionAt = (pointer: string) => pointer.split('/').slice(0, 3).join('/');

/** Returns the definitions and maps that are used from outside of themselves. */
function usedIn(file: ContentFile, uses: readonly Use[]): ReadonlySet<string> {
  const outside = uses.filter(
    ({ from, to }) => from.file !== file || definitionAt(from.pointer) !== definitionAt(to.pointer),
  );
  return new Set(outside.map(({ to }) => definitionAt(to.pointer)));
}

export const rule: Rule = {
  topic: 'Files and references',
  about:
    'A shared definition is not used. (Reported only for a whole site, with pages and a site file, in which every `$ref` leads somewhere.)',
  check: perFile((context, file) => {
    const uses = usesOfSite(context)?.filter(({ to }) => to.file === file) ?? [];
    // file-unused reports a file that no other uses
    if (file.kind !== 'fields' || uses.every(({ from }) => from.file === file)) return [];
    const used = usedIn(file, uses);
    return definitionsIn(file)
      .filter(({ map, pointer }) => ![pointer, map, ''].some((location) => used.has(location)))
      .map(({ name, pointer }) =>
        warning(atKey({ file, pointer }), `No $ref refers to ${quote(name)}.`, 'Use it, or remove it.'),
      );
  }),
};
