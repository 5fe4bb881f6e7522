import { PLACEHOLDER } from '../../../src/engine/fill.ts';
import type { CheckContext } from '../../content/check/context.ts';
import { allLinks } from '../../content/check/model/site.ts';
import type { Text } from '../../content/check/model/texts.ts';
import { parentOf } from '../../content/check/pointers.ts';
import { escapePart, objectOf, placesIn } from '../../content/json.ts';
import { type ContentFile, pageFiles } from '../../content/read.ts';
import { type Origin, originKey, valueAt } from '../../content/resolve.ts';
import type { Located } from '../commands/set.ts';
import type { SiteContent } from '../site-content.ts';
import { lastPart } from './parts.ts';
import { placeOfRef, refTo } from './refs.ts';
import type { Found } from './schema-uses.ts';

/** A use of a name, where it is written. */
export interface Use extends Found, Origin {}

/** Returns a use in the resolved content of a file with the place where it is written. */
export const useAt = (context: CheckContext, file: ContentFile, found: Found): Use => {
  return { ...found, ...context.origin(file, found.pointer) };
};

/** Returns the use of a placeholder in a text, if there is one. */
export function placeholderUse({ text, origin }: Text, name: string): Use[] {
  const change = (other: string) =>
    text.replace(PLACEHOLDER, (whole: string, each: string) =>
      each === name ? `{${other}${whole.slice(each.length + 1)}` : whole,
    );
  return change('') === text ? [] : [{ ...origin, part: 'value', renamed: change }];
}

/** Returns the `$ref`s that lead to a place or into it. The name of a whole file is that of the file. */
export function refUses(content: SiteContent, { file, pointer }: Origin): Use[] {
  return [...content.files.values()].flatMap((from) =>
    placesIn(from.data).flatMap(([value, at]): Use[] => {
      if (lastPart(at) !== '$ref' || typeof value !== 'string') return [];
      const to = placeOfRef(from.name, value);
      if (to.file !== file.name || !`${to.pointer}/`.startsWith(`${pointer}/`)) return [];
      const rest = to.pointer.slice(pointer.length);
      const renamed = (name: string) =>
        pointer === ''
          ? refTo(from.name, name, rest)
          : refTo(from.name, file.name, `${parentOf(pointer)}/${escapePart(name)}${rest}`);
      return [{ file: from, pointer: at, part: 'value', renamed }];
    }),
  );
}

/** Returns the uses of an entry of a map: `$ref`s, and what uses it by its name alone. */
export function keyUses(content: SiteContent, entry: Origin): Use[] {
  const context = content.context();
  const [map, name] = [parentOf(entry.pointer), lastPart(entry.pointer)];
  const texts = context.parsed.flatMap(context.texts);
  const byName = (): Use[] => {
    if (entry.file.kind === 'icons')
      return context.parsed.flatMap((file) =>
        context
          .marked(file, 'IconShape')
          .filter(({ value }) => value === name)
          .map(({ pointer }) => useAt(context, file, { pointer, part: 'value' })),
      );
    const isNamed = entry.file.kind === 'insurer' && (map === '/facts' || map === '/documents');
    return isNamed ? texts.flatMap((text) => placeholderUse(text, name)) : [];
  };
  return [...refUses(content, entry), ...byName()];
}

/** Returns the links to a step, on its page and from other pages. @param hash its hash */
export function hashUses(content: SiteContent, step: Origin, hash: string): Use[] {
  const context = content.context();
  const key = originKey({ file: step.file, pointer: `${step.pointer}/hash` });
  const pages = pageFiles(content.files).filter((page) =>
    [...content.resolved(page).origins.values()].some((origin) => originKey(origin) === key),
  );
  return allLinks(context).flatMap(({ href, file, origin, text }): Use[] => {
    const [path, after] = href.split('#');
    const address = path?.replace(/\?.*$/, '').replace(/(?<=.)\/+$/, '');
    const isOfPage = address
      ? pages.some((page) => objectOf(page.data).path === address)
      : pages.some((page) => content.resolved(page).files.has(file));
    if (after !== hash || !isOfPage) return [];
    const written = String(valueAt(origin.file, origin.pointer));
    const renamed = (name: string) =>
      text === undefined ? `${path}#${name}` : written.replaceAll(`](${href})`, `](${path}#${name})`);
    return [{ ...origin, part: 'value', renamed }];
  });
}

/** Returns the operations that give all uses another name. */
export function renaming(uses: readonly Use[], name: string): Located[] {
  const once = new Map(uses.map((use) => [`${use.part} ${originKey(use)}`, use]));
  // the keys last and the innermost first: they are parts of the other places
  const depth = ({ part, pointer }: Use) => (part === 'key' ? pointer.length : Number.MAX_SAFE_INTEGER);
  return [...once.values()]
    .toSorted((one, other) => depth(other) - depth(one))
    .map(({ file, pointer, part, renamed }): Located => {
      const to = renamed?.(name) ?? name;
      const isKey = part === 'key';
      return [file.name, isKey ? { type: 'rename', pointer, key: to } : { type: 'set', pointer, value: to }];
    });
}
