import { escapePart, isObject, walk } from '../../json.ts';
import { weakMemo } from '../../memo.ts';
import { type ContentFile, pageFiles } from '../../read.ts';
import type { Origin } from '../../resolve.ts';
import type { CheckContext } from '../rule.ts';
import { readMarkdown } from './markdown.ts';

/** A page of the site, as links see it. */
export interface SitePage {
  file: ContentFile;
  path: string;
  /** the hashes of its steps, and where each is written */
  hashes: ReadonlyMap<string, Origin>;
  /** the files that are part of it as a whole, its own included */
  files: ReadonlySet<ContentFile>;
}

function hashesOf({ resolved, origin }: CheckContext, page: ContentFile): Map<string, Origin> | undefined {
  const hashes = new Map<string, Origin>();
  let isClear = true;
  walk(resolved(page).value, (value, pointer) => {
    if (!isObject(value) || !Array.isArray(value.steps)) return;
    for (const [index, entry] of value.steps.entries()) {
      const step: unknown = isObject(entry) && entry.step;
      if (!isObject(step) || typeof step.hash !== 'string') continue;
      // one of the two has the wrong hash, so that its own is missing
      isClear &&= !hashes.has(step.hash) || entry.when !== undefined;
      hashes.set(step.hash, origin(page, `${pointer}/steps/${index}/step/hash`));
    }
  });
  return isClear ? hashes : undefined;
}

/** Returns true if a page is all there; what is missing in it is told of elsewhere, and links may lead there. */
function isWhole(context: CheckContext, page: ContentFile): boolean {
  const { problems, refs } = context.resolved(page);
  const parts = [page, ...[...refs.values()].map(({ file }) => file)];
  return problems.length === 0 && parts.every((file) => context.schemaErrors(file).length === 0);
}

/** The path of every page, and the page it is of. */
export const pagePaths = weakMemo(
  ({ files, resolved }: CheckContext): readonly { path: string; file: ContentFile }[] =>
    pageFiles(files).flatMap((file) => {
      const { value } = resolved(file);
      return isObject(value) && typeof value.path === 'string' ? [{ path: value.path, file }] : [];
    }),
);

/** The pages of the site of which all is clear, each with what links can lead to in it. */
export function sitePages(context: CheckContext): SitePage[] {
  const pages = pagePaths(context);
  const counts = new Map<string, number>();
  for (const { path } of pages) counts.set(path, (counts.get(path) ?? 0) + 1);
  return pages.flatMap(({ path, file }): SitePage[] => {
    const isAlone = counts.get(path) === 1;
    const hashes = isAlone && isWhole(context, file) ? hashesOf(context, file) : undefined;
    const whole = [...context.resolved(file).refs.values()].filter(({ pointer }) => pointer === '');
    return hashes ? [{ file, path, hashes, files: new Set([file, ...whole.map((ref) => ref.file)]) }] : [];
  });
}

/** A link that stays on the site. */
export interface SiteLink {
  /** the file whose own content holds it */
  file: ContentFile;
  origin: Origin;
  /** '' for one that stays on its page */
  path: string;
  hash: string | undefined;
}

const PARTS = /^(\/[^?#]*)?(?:\?[^#]*)?(?:#(.*))?$/;

/** A page's address works with and without a slash at its end. */
const withoutEndSlash = (path: string) => path.replace(/(?<=.)\/+$/, '');

function linkTo(href: string): Pick<SiteLink, 'path' | 'hash'> | undefined {
  const [matched, path = '', hash] = PARTS.exec(href) ?? [];
  return matched ? { path: withoutEndSlash(path), hash } : undefined;
}

function linksIn({ texts, origin }: CheckContext, file: ContentFile): SiteLink[] {
  return texts(file).flatMap(({ kind, text, pointer }) => {
    const inText = kind === 'markdown' && text.includes('](') ? readMarkdown(text).links : [];
    const hrefs = kind === 'link' ? [text] : inText.map(({ href }) => href);
    return hrefs.flatMap((href) => {
      const link = linkTo(href);
      return link ? [{ ...link, file, origin: origin(file, pointer) }] : [];
    });
  });
}

/** All links in content that lead to the site itself: addresses, and links in Markdown. */
export const siteLinks = weakMemo((context: CheckContext): readonly SiteLink[] =>
  context.parsed.flatMap((file) => linksIn(context, file)),
);

/** The names that the insurer's file gives to texts, and where each is written. */
interface SiteNames {
  facts: ReadonlyMap<string, Origin>;
  documents: ReadonlyMap<string, Origin>;
  /** Returns true if there are no others: a file that can't be read, or is of no known kind, may have more. */
  isClear: boolean;
}

/** The name that every text may use beside the insurer's facts: content/site.json has its value. */
export const PHONE = 'phone';

export const siteNames = weakMemo((context: CheckContext): SiteNames => {
  const { files, parsed, schemaErrors } = context;
  const file = parsed.find(({ kind }) => kind === 'insurer');
  const namesOf = (map: string) => {
    const members = isObject(file?.data) ? file.data[map] : undefined;
    return new Map<string, Origin>(
      file && isObject(members)
        ? Object.keys(members).map((name) => [name, { file, pointer: `/${map}/${escapePart(name)}` }])
        : [],
    );
  };
  return {
    facts: namesOf('facts'),
    documents: namesOf('documents'),
    isClear:
      parsed.length === files.size &&
      parsed.every(({ kind }) => kind !== undefined) &&
      (!file || schemaErrors(file).length === 0),
  };
});

/** The names that every text may have in braces: the site fills them as it is built. */
export function namesEverywhere(context: CheckContext): ReadonlySet<string> {
  return new Set([PHONE, ...siteNames(context).facts.keys()]);
}
