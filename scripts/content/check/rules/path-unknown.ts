import type { ContentFile } from '../../read.ts';
import { atValue, type Report } from '../diagnostic.ts';
import { alsoIn, quote } from '../format.ts';
import { pagePaths, siteLinks } from '../model/site.ts';
import { findUnknownNames, nearPaths } from '../model/unknown-names.ts';
import type { CheckContext, Rule } from '../rule.ts';

/** Returns true if the schema of content finds fault with a page's path, so that links may lead to what it should be. */
function isPathWrong({ schemaErrors }: CheckContext, file: ContentFile): boolean {
  return schemaErrors(file).some(({ pointer }) => pointer === '/path');
}

function check(context: CheckContext): Report[] {
  const pages = new Map(pagePaths(context).map((page) => [page.path, page]));
  const uses = siteLinks(context).flatMap(({ path, origin }) =>
    path === '' ? [] : [{ name: path, origin }],
  );
  // the site has more paths than these: documents, products, and what is not ours
  return findUnknownNames(uses, new Set(pages.keys()), nearPaths).flatMap(
    ({ name, meant, places, isMisspeltThere }) => {
      const page = meant === undefined ? undefined : pages.get(meant);
      const [first, ...others] = places;
      if (!page || !first || isPathWrong(context, page.file)) return [];
      if (isMisspeltThere) {
        const message = `No link leads to ${quote(meant)}, but ${places.length} lead to ${quote(name)}, which is not a page.`;
        const location = atValue(context.origin(page.file, '/path'));
        return [{ location, message, advice: `Did you mean ${quote(name)}?` }];
      }
      const message = `No page has the path ${quote(name)}.${alsoIn(first, others)}`;
      return [{ location: atValue(first), message, advice: `Did you mean ${quote(meant)}?` }];
    },
  );
}

export const rule: Rule = {
  id: 'path-unknown',
  topic: 'Pages, journeys and steps',
  about: 'A link leads to a path that no page has, and one page has a similar path.',
  check,
};
