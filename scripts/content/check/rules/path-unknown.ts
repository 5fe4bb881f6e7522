import { closest } from '../did-you-mean.ts';
import { atValue, type Report } from '../finding.ts';
import { lostNames } from '../model/lost-names.ts';
import { siteLinks } from '../model/site-links.ts';
import { pagePaths } from '../model/site-pages.ts';
import type { CheckContext, Rule } from '../rule.ts';
import { alsoIn, quote } from '../wording.ts';

const isNear = (part: string, other: string | undefined) =>
  other !== undefined && (part === other || closest(part, [other]) !== undefined);

/** The page's path that differs from another in the letters of its parts alone. */
function nearPath(path: string, paths: Iterable<string>): string | undefined {
  const parts = path.split('/');
  return [...paths].find((known) => {
    const others = known.split('/');
    return others.length === parts.length && parts.every((part, index) => isNear(part, others[index]));
  });
}

function check(context: CheckContext): Report[] {
  const pages = new Map(pagePaths(context).map((page) => [page.path, page]));
  const links = context.parsed.flatMap((file) => siteLinks(context, file));
  const uses = links.flatMap(({ path, origin }) => (path === '' ? [] : [{ name: path, origin }]));
  // the site has more paths than these: documents, products, and what is not ours
  return lostNames(uses, new Set(pages.keys()), nearPath).flatMap(
    ({ name, meant, places, isMisspeltThere }) => {
      const page = meant === undefined ? undefined : pages.get(meant);
      const [first, ...others] = places;
      if (!page || !first) return [];
      if (isMisspeltThere) {
        const message = `No link leads to ${quote(meant)}, and ${places.length} lead to ${quote(name)}, which is no page.`;
        const place = atValue(context.origin(page.file, '/path'));
        return [{ place, message, fix: `Did you mean ${quote(name)}?` }];
      }
      const message = `No page has the path ${quote(name)}.${alsoIn(first, others)}`;
      return [{ place: atValue(first), message, fix: `Did you mean ${quote(meant)}?` }];
    },
  );
}

export const rule: Rule = {
  id: 'path-unknown',
  about: 'A link leads to no page of the site, but nearly to one.',
  check,
};
