import { escapePart, isObject } from '../../json.ts';
import type { ContentFile } from '../../read.ts';
import { atKey, type Report } from '../diagnostic.ts';
import { quote } from '../format.ts';
import { type Use, usesOfSite } from '../model/refs.ts';
import type { CheckContext, Rule } from '../rule.ts';

/** Returns a file's definitions for others: the members of its maps. */
function definitionsIn(file: ContentFile): { name: string; map: string; pointer: string }[] {
  const maps = Object.entries(isObject(file.data) ? file.data : {});
  return maps.flatMap(([map, members]) =>
    Object.keys(isObject(members) ? members : {}).map((name) => ({
      name,
      map: `/${escapePart(map)}`,
      pointer: `/${escapePart(map)}/${escapePart(name)}`,
    })),
  );
}

/** The definition that a place is in, or the map or file that holds it all. */
const definitionAt = (pointer: string) => pointer.split('/').slice(0, 3).join('/');

/** Returns the definitions and maps that are used from elsewhere. */
function usedIn(file: ContentFile, uses: readonly Use[]): ReadonlySet<string> {
  const others = uses.filter(
    ({ from, to }) => from.file !== file || definitionAt(from.pointer) !== definitionAt(to.pointer),
  );
  return new Set(others.map(({ to }) => definitionAt(to.pointer)));
}

function check(context: CheckContext): Report[] {
  const uses = usesOfSite(context);
  if (!uses) return [];
  const shared = context.parsed.filter(({ kind }) => kind === 'fields');
  return shared.flatMap((file) => {
    const here = uses.filter(({ to }) => to.file === file);
    // a file that no other takes in is told of as a whole
    if (here.every(({ from }) => from.file === file)) return [];
    const used = usedIn(file, here);
    return definitionsIn(file)
      .filter(({ map, pointer }) => ![pointer, map, ''].some((location) => used.has(location)))
      .map(({ name, pointer }) => ({
        location: atKey({ file, pointer }),
        severity: 'warning' as const,
        message: `No $ref refers to ${quote(name)}.`,
        advice: 'Use it, or remove it.',
      }));
  });
}

export const rule: Rule = {
  id: 'definition-unused',
  topic: 'Files and references',
  about:
    'A shared definition is not used. (Reported only for a whole site, with pages and a site file, in which every `$ref` leads somewhere.)',
  check,
};
