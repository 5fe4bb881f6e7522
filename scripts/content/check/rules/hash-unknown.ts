import { groupsOf } from '../../../groups-of.ts';
import { atValue, type Report } from '../diagnostic.ts';
import { alsoIn, quote, suggestName } from '../format.ts';
import { type SiteLink, type SitePage, siteLinks, sitePages } from '../model/site.ts';
import { findUnknownNames, type NameUse, type UnknownName } from '../model/unknown-names.ts';
import type { Rule } from '../rule.ts';

function report({ path, hashes }: SitePage, { name, meant, places, isMisspeltThere }: UnknownName): Report[] {
  const there = isMisspeltThere && meant !== undefined ? hashes.get(meant) : undefined;
  if (there) {
    const message = `No link leads to ${quote(meant)}, but ${places.length} lead to ${quote(name)}, which is not a step.`;
    return [{ location: atValue(there), message, advice: `Did you mean ${quote(name)}?` }];
  }
  const [first, ...others] = places;
  if (!first) return [];
  return [
    {
      location: atValue(first),
      message: `The page ${quote(path)} has no step ${quote(name)}.${alsoIn(first, others)}`,
      advice: suggestName(name, hashes.keys(), 'Link to the page itself, without the #.'),
    },
  ];
}

/** Every hash that links ask for, by the page that has to have it. */
function hashesAsked(
  pages: readonly SitePage[],
  links: readonly SiteLink[],
): { page: SitePage; asked: NameUse[] }[] {
  const byPath = groupsOf(pages, ({ path }) => path);
  const inFiles = pages.flatMap((page) => [...page.files].map((file) => ({ page, file })));
  const byFile = groupsOf(inFiles, ({ file }) => file);
  const pagesOf = ({ path, file }: SiteLink) =>
    path === '' ? (byFile.get(file) ?? []).map(({ page }) => page) : (byPath.get(path) ?? []);
  const uses = links.flatMap((link) => {
    const { hash: name, origin } = link;
    return name ? pagesOf(link).map((page) => ({ page, use: { name, origin } })) : [];
  });
  return [...groupsOf(uses, ({ page }) => page)].map(([page, all]) => ({
    page,
    asked: all.map(({ use }) => use),
  }));
}

export const rule: Rule = {
  id: 'hash-unknown',
  topic: 'Pages, journeys and steps',
  about: 'A link leads to a step that its page does not have.',
  check: (context) =>
    hashesAsked(sitePages(context), siteLinks(context)).flatMap(({ page, asked }) =>
      findUnknownNames(asked, new Set(page.hashes.keys())).flatMap((lost) => report(page, lost)),
    ),
};
