import { groupsOf } from '../../../groups-of.ts';
import { escapePart, objectOf, placesIn } from '../../json.ts';
import { weakMemo } from '../../memo.ts';
import { type ContentFile, pageFiles } from '../../read.ts';
import type { Origin } from '../../resolve.ts';
import { closestByName, closestPath } from '../did-you-mean.ts';
import type { CheckContext } from '../rule.ts';
import { readMarkdown } from './markdown.ts';
import { missingPaths } from './missing-files.ts';
import { findUnknownNames, type UnknownName } from './unknown-names.ts';

function hashesOf({ resolved, origin }: CheckContext, page: ContentFile): Map<string, Origin> | undefined {
  const hashes = new Map<string, Origin>();
  let isClear = true;
  for (const [entry, pointer] of placesIn(resolved(page).value)) {
    const { step, when } = objectOf(entry);
    const { hash } = objectOf(step);
    if (!/\/steps\/\d+$/.test(pointer) || typeof hash !== 'string') continue;
    // one of two equal hashes is wrong, so another hash is missing
    isClear &&= !hashes.has(hash) || when !== undefined;
    hashes.set(hash, origin(page, `${pointer}/step/hash`));
  }
  return isClear ? hashes : undefined;
}

/** Returns true if a page has no errors. An error may hide the target of a link. */
function isValid(context: CheckContext, page: ContentFile): boolean {
  const { problems, refs } = context.resolved(page);
  const parts = [page, ...[...refs.values()].map(({ file }) => file)];
  return problems.length === 0 && parts.every((file) => context.schemaErrors(file).length === 0);
}

/** Returns the paths of all pages. */
export const pagePaths = weakMemo(({ files, resolved }: CheckContext) =>
  pageFiles(files).flatMap((file) => {
    const { path } = objectOf(resolved(file).value);
    return typeof path === 'string' ? [{ path, file }] : [];
  }),
);

/** Returns the pages without errors whose path is unique. */
export function sitePages(context: CheckContext) {
  const byPath = groupsOf(pagePaths(context), ({ path }) => path);
  return [...byPath].flatMap(([path, [{ file } = { file: undefined }, ...others]]) => {
    if (!file || others.length > 0 || !isValid(context, file)) return [];
    const hashes = hashesOf(context, file);
    // its own file and the files that it includes as a whole
    const whole = [...context.resolved(file).refs.values()].filter(({ pointer }) => pointer === '');
    return hashes ? [{ file, path, hashes, files: new Set([file, ...whole.map((ref) => ref.file)]) }] : [];
  });
}

const PARTS = /^(\/[^?#]*)?(?:\?[^#]*)?(?:#(.*))?$/;

/** A link: an address in content, or a link in Markdown. */
export interface Link {
  href: string;
  /** the text of a link in Markdown */
  text?: string;
  file: ContentFile;
  origin: Origin;
}

/** Returns all links. */
export const allLinks = weakMemo((context: CheckContext): readonly Link[] =>
  context.parsed.flatMap(context.texts).flatMap(({ file, kind, text, origin }) => {
    if (kind === 'link') return [{ href: text, file, origin }];
    if (kind !== 'markdown' || !text.includes('](')) return [];
    return readMarkdown(text).links.map((link) => ({ ...link, file, origin }));
  }),
);

/** Returns all links within the site. A link within a page has no path. */
export const siteLinks = weakMemo((context: CheckContext) =>
  allLinks(context).flatMap(({ href, file, origin }) => {
    const [matched, path = '', hash] = PARTS.exec(href) ?? [];
    // a page's address works with and without a trailing slash
    return matched ? [{ path: path.replace(/(?<=.)\/+$/, ''), hash, file, origin }] : [];
  }),
);

/** Returns all paths of a whole site: its pages, and what the insurer's servers answer. Undefined for a part of one. */
const knownPaths = weakMemo((context: CheckContext): ReadonlySet<string> | undefined => {
  const { parsed, files, names } = context;
  const dataOf = (kind: string) => objectOf(parsed.find((file) => file.kind === kind)?.data);
  const isSite = parsed.some(({ kind }) => kind === 'site') && pageFiles(files).length > 0;
  const isClear = parsed.length === files.size && parsed.every(({ kind }) => kind !== undefined);
  const arePagesRight = pagePaths(context).every(({ file }) => isValid(context, file));
  if (!isSite || !isClear || !arePagesRight) return undefined;
  const { isSample, documents } = dataOf('insurer');
  // the sandbox has only the documents of the sample
  const own = isSample === false ? Object.values(objectOf(documents)).map((each) => objectOf(each).href) : [];
  const paths = [...pagePaths(context).map(({ path }) => path), ...names.paths, ...own];
  return new Set(['/', ...paths, objectOf(dataOf('site').memberLogin).path].map(String));
});

/** Returns the paths that links lead to and that do not exist, as far as this is known. */
export const unknownPaths = weakMemo((context: CheckContext): readonly UnknownName[] => {
  const pages = new Set(pagePaths(context).map(({ path }) => path));
  const links = siteLinks(context).filter(({ path }) => path !== '');
  const uses = links.map(({ path: name, origin }) => ({ name, origin }));
  const known = knownPaths(context);
  const unknown = findUnknownNames(uses, pages, closestPath);
  // outside a whole site, only a path that is similar to one of a page is certainly wrong
  if (!known) return unknown.filter(({ meant }) => meant !== undefined);
  return unknown
    .filter(({ name }) => !known.has(name))
    .map((path) => {
      const meant = path.meant ?? closestPath(path.name, known) ?? closestByName(path.name, known);
      return { ...path, meant };
    });
});

/** The name that every text can use in addition to the insurer's facts. Its value is in content/site.json. */
export const PHONE = 'phone';

/** Returns the names that the insurer's file defines, and the location of each. */
export const siteNames = weakMemo((context: CheckContext) => {
  const { files, parsed, schemaErrors } = context;
  const file = parsed.find(({ kind }) => kind === 'insurer');
  const namesOf = (map: string): ReadonlyMap<string, Origin> => {
    if (!file) return new Map();
    const names = Object.keys(objectOf(objectOf(file.data)[map]));
    return new Map(names.map((name) => [name, { file, pointer: `/${map}/${escapePart(name)}` }]));
  };
  return {
    facts: namesOf('facts'),
    documents: namesOf('documents'),
    /** true if these are all names; an invalid or missing file, or a file of an unknown kind, may define more */
    isClear:
      parsed.length === files.size &&
      missingPaths(context).size === 0 &&
      parsed.every(({ kind }) => kind !== undefined) &&
      (!file || schemaErrors(file).length === 0),
  };
});

/** Returns the placeholders that every text can use. */
export function globalPlaceholders(context: CheckContext): ReadonlySet<string> {
  return new Set([PHONE, ...siteNames(context).facts.keys()]);
}
