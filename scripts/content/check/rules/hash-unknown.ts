import { atValue, type Report } from '../finding.ts';
import { type LostName, lostNames } from '../model/lost-names.ts';
import { type SiteLink, siteLinks } from '../model/site-links.ts';
import { type SitePage, sitePages } from '../model/site-pages.ts';
import type { Rule } from '../rule.ts';
import { alsoIn, fixName, quote } from '../wording.ts';

function report({ path, hashes }: SitePage, { name, meant, places, isMisspeltThere }: LostName): Report[] {
  const there = isMisspeltThere && meant !== undefined ? hashes.get(meant) : undefined;
  if (there) {
    const message = `No link leads to ${quote(meant)}, and ${places.length} lead to ${quote(name)}, which is no step.`;
    return [{ place: atValue(there), message, fix: `Did you mean ${quote(name)}?` }];
  }
  const [first, ...others] = places;
  if (!first) return [];
  return [
    {
      place: atValue(first),
      message: `The page ${quote(path)} has no step ${quote(name)}.${alsoIn(first, others)}`,
      fix: fixName(name, hashes.keys(), 'Lead to the page itself, without the #.'),
    },
  ];
}

function linksTo(page: SitePage, links: readonly SiteLink[]): { name: string; origin: SiteLink['origin'] }[] {
  return links.flatMap(({ path, hash, file, origin }) => {
    const leadsHere = path === '' ? page.files.has(file) : path === page.path;
    return leadsHere && hash ? [{ name: hash, origin }] : [];
  });
}

export const rule: Rule = {
  id: 'hash-unknown',
  about: 'A link leads to a step that its page does not have.',
  check(context) {
    const links = context.parsed.flatMap((file) => siteLinks(context, file));
    return sitePages(context).flatMap((page) =>
      lostNames(linksTo(page, links), new Set(page.hashes.keys())).flatMap((lost) => report(page, lost)),
    );
  },
};
