import type { ContentFile } from '../../read.ts';
import type { Origin } from '../../resolve.ts';
import { closest } from '../did-you-mean.ts';
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

function linkTo(href: string): Pick<SiteLink, 'path' | 'hash'> | undefined {
  const [matched, path = '', hash] = PARTS.exec(href) ?? [];
  return matched ? { path, hash } : undefined;
}

/** The links in a file's own content that lead to the site itself: addresses, and links in Markdown. */
export function siteLinks({ texts, origin }: CheckContext, file: ContentFile): SiteLink[] {
  return texts(file).flatMap(({ kind, text, pointer }) => {
    const inText = kind === 'markdown' && text.includes('](') ? readMarkdown(text).links : [];
    const hrefs = kind === 'link' ? [text] : inText.map(({ href }) => href);
    return hrefs.flatMap((href) => {
      const link = linkTo(href);
      return link ? [{ ...link, file, origin: origin(file, pointer) }] : [];
    });
  });
}

/** A name that links lead to and nothing has. */
export interface LostName {
  name: string;
  /** what most likely was meant */
  meant: string | undefined;
  /** each place once */
  places: readonly Origin[];
  /** whether it is the thing itself that is misspelt: several links agree on a name, and none leads to this one */
  isMisspeltThere: boolean;
}

/**
 * The names that nothing has, each once, with all the places that lead there.
 *
 * @param uses every name that links lead to
 * @param near the known name that most resembles one
 */
export function lostNames(
  uses: readonly { name: string; origin: Origin }[],
  known: ReadonlySet<string>,
  near: (name: string, names: Iterable<string>) => string | undefined = closest,
): LostName[] {
  const used = new Set(uses.map(({ name }) => name));
  const lost = [...used].filter((name) => !known.has(name));
  return lost.map((name) => {
    const origins = uses.filter((use) => use.name === name).map(({ origin }) => origin);
    const places = new Map(origins.map((origin) => [`${origin.file.path}#${origin.pointer}`, origin]));
    const unused = [...known].filter((other) => !used.has(other));
    const meantThere = places.size > 1 ? near(name, unused) : undefined;
    return {
      name,
      meant: meantThere ?? near(name, known),
      places: [...places.values()],
      isMisspeltThere: meantThere !== undefined,
    };
  });
}
