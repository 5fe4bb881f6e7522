import { groupsOf } from '../../../groups-of.ts';
import { escapePart, objectOf, placesIn } from '../../json.ts';
import { weakMemo } from '../../memo.ts';
import { type ContentFile, pageFiles } from '../../read.ts';
import type { Origin } from '../../resolve.ts';
import type { CheckContext } from '../rule.ts';
import { readMarkdown } from './markdown.ts';
import type { Text } from './texts.ts';

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

function linksIn({ file, kind, text, origin }: Text) {
  const inText = kind === 'markdown' && text.includes('](') ? readMarkdown(text).links : [];
  const hrefs = kind === 'link' ? [text] : inText.map(({ href }) => href);
  return hrefs.flatMap((href) => {
    const [matched, path = '', hash] = PARTS.exec(href) ?? [];
    // a page's address works with and without a trailing slash
    return matched ? [{ path: path.replace(/(?<=.)\/+$/, ''), hash, file, origin }] : [];
  });
}

/** Returns all links within the site: addresses, and links in Markdown. A link within a page has no path. */
export const siteLinks = weakMemo((context: CheckContext) =>
  context.parsed.flatMap(context.texts).flatMap(linksIn),
);

/** The name that every text can use in addition to the insurer's facts. Its value is in content/site.json. */
export const PHONE = 'phone';

/** Returns the names that the insurer's file defines, and the location of each. */
export const siteNames = weakMemo(({ files, parsed, schemaErrors }: CheckContext) => {
  const file = parsed.find(({ kind }) => kind === 'insurer');
  const namesOf = (map: string): ReadonlyMap<string, Origin> => {
    const names = file ? Object.keys(objectOf(objectOf(file.data)[map])) : [];
    return new Map(
      names.flatMap((name) => (file ? [[name, { file, pointer: `/${map}/${escapePart(name)}` }]] : [])),
    );
  };
  return {
    facts: namesOf('facts'),
    documents: namesOf('documents'),
    /** true if these are all names; an invalid file, or a file of an unknown kind, may define more */
    isClear:
      parsed.length === files.size &&
      parsed.every(({ kind }) => kind !== undefined) &&
      (!file || schemaErrors(file).length === 0),
  };
});

/** Returns the placeholders that every text can use. */
export function globalPlaceholders(context: CheckContext): ReadonlySet<string> {
  return new Set([PHONE, ...siteNames(context).facts.keys()]);
}
