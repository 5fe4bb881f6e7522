import { alsoIn, quote } from '../format.ts';
import { pagePaths, siteLinks } from '../model/site.ts';
import { findUnknownNames, nearPaths, reportUnknownName } from '../model/unknown-names.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  topic: 'Pages, journeys and steps',
  about: 'A link leads to a path that no page has, and one page has a similar path.',
  check(context) {
    const pages = new Map(pagePaths(context).map(({ path, file }) => [path, file]));
    const links = siteLinks(context).filter(({ path }) => path !== '');
    const uses = links.map(({ path: name, origin }) => ({ name, origin }));
    return findUnknownNames(uses, new Set(pages.keys()), nearPaths).flatMap((unknown) => {
      // the site has more paths than these: documents, products, and what is not ours
      const page = pages.get(unknown.meant ?? '');
      // the schema of content reports a wrong path, and links may lead to the right one
      if (!page || context.schemaErrors(page).some(({ pointer }) => pointer === '/path')) return [];
      return reportUnknownName(unknown, {
        definitions: new Map([...pages].map(([path, file]) => [path, context.origin(file, '/path')])),
        misspelt: ['No link leads to', 'lead to', 'is not a page'],
        problem: ({ name, meant }, first, more) => ({
          message: `No page has the path ${quote(name)}.${alsoIn(first, more)}`,
          advice: `Did you mean ${quote(meant)}?`,
        }),
      });
    });
  },
};
