import type { ContentFile } from '../../read.ts';
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

type Asked = Parameters<typeof lostNames>[0][number];

function addTo<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const before = map.get(key);
  if (before) before.push(value);
  else map.set(key, [value]);
}

/** Every hash that links ask for, by the page that has to have it. */
function hashesAsked(
  pages: readonly SitePage[],
  links: readonly SiteLink[],
): ReadonlyMap<SitePage, readonly Asked[]> {
  const byPath = new Map<string, SitePage[]>();
  const byFile = new Map<ContentFile, SitePage[]>();
  for (const page of pages) {
    addTo(byPath, page.path, page);
    for (const file of page.files) addTo(byFile, file, page);
  }
  const asked = new Map<SitePage, Asked[]>();
  for (const { path, hash, file, origin } of links) {
    const to = path === '' ? byFile.get(file) : byPath.get(path);
    if (hash) for (const page of to ?? []) addTo(asked, page, { name: hash, origin });
  }
  return asked;
}

export const rule: Rule = {
  id: 'hash-unknown',
  about: 'A link leads to a step that its page does not have.',
  check: (context) =>
    [...hashesAsked(sitePages(context), siteLinks(context))].flatMap(([page, asked]) =>
      lostNames(asked, new Set(page.hashes.keys())).flatMap((lost) => report(page, lost)),
    ),
};
