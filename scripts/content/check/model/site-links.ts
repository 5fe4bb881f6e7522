import { weakMemo } from '../../memo.ts';
import type { ContentFile } from '../../read.ts';
import type { Origin } from '../../resolve.ts';
import type { CheckContext } from '../rule.ts';
import { readMarkdown } from './markdown.ts';

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
