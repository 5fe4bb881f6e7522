import { alsoIn, quote, suggestName } from '../format.ts';
import { siteLinks, sitePages } from '../model/site.ts';
import { findUnknownNames, reportUnknownName } from '../model/unknown-names.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  topic: 'Pages, journeys and steps',
  about: 'A link leads to a step that its page does not have.',
  check(context) {
    const links = siteLinks(context);
    return sitePages(context).flatMap(({ path, files, hashes }) => {
      const uses = links.flatMap(({ hash: name, path: to, file, origin }) =>
        name && (to === '' ? files.has(file) : to === path) ? [{ name, origin }] : [],
      );
      return findUnknownNames(uses, new Set(hashes.keys())).flatMap((unknown) =>
        reportUnknownName(unknown, {
          definitions: hashes,
          misspelt: ['No link leads to', 'lead to', 'is not a step'],
          problem: ({ name }, first, more) => ({
            message: `The page ${quote(path)} has no step ${quote(name)}.${alsoIn(first, more)}`,
            advice: suggestName(name, hashes.keys(), 'Link to the page itself, without the #.'),
          }),
        }),
      );
    });
  },
};
