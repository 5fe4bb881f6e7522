import { objectOf } from '../../json.ts';
import { quote, suggestName } from '../format.ts';
import { journeysIn, unusedSteps } from '../model/journeys.ts';
import { pagePaths, siteLinks, sitePages, unknownPaths } from '../model/site.ts';
import { findUnknownNames, reportUnknownName } from '../model/unknown-names.ts';
import { perFile, type Rule } from '../rule.ts';

export const pathUnknown: Rule = {
  topic: 'Pages, journeys and steps',
  about:
    'A link leads to a path that does not exist. (For a part of a site: to a path that no page has, and one page has a similar path.)',
  check(context) {
    const pages = new Map(pagePaths(context).map(({ path, file }) => [path, file]));
    return unknownPaths(context).flatMap((unknown) => {
      const page = pages.get(unknown.meant ?? '');
      // content-schema reports a wrong path, and links may use the right one
      if (page && context.schemaErrors(page).some(({ pointer }) => pointer === '/path')) return [];
      return reportUnknownName(unknown, {
        definitions: new Map([...pages].map(([path, file]) => [path, context.origin(file, '/path')])),
        misspelt: ['No link leads to', 'lead to', 'is not a page'],
        problem: ({ name, meant }) => ({
          message: `The site has no page or document ${quote(name)}.`,
          advice:
            meant === undefined
              ? 'Link to a page of this site, or write the whole address, with https://.'
              : `Did you mean ${quote(meant)}?`,
        }),
      });
    });
  },
};

export const hashUnknown: Rule = {
  topic: 'Pages, journeys and steps',
  about: 'A link leads to a step that its page does not have.',
  check(context) {
    const links = siteLinks(context);
    // a step that was removed from its journey is reported there
    const unused = new Set(unusedSteps(context).map(({ data }) => objectOf(data).hash));
    return sitePages(context).flatMap(({ path, files, hashes }) => {
      const uses = links.flatMap(({ hash: name, path: to, file, origin }) =>
        name && !unused.has(name) && (to === '' ? files.has(file) : to === path) ? [{ name, origin }] : [],
      );
      return findUnknownNames(uses, new Set(hashes.keys())).flatMap((unknown) =>
        reportUnknownName(unknown, {
          definitions: hashes,
          misspelt: ['No link leads to', 'lead to', 'is not a step'],
          problem: ({ name }) => ({
            message: `The page ${quote(path)} has no step ${quote(name)}.`,
            advice: suggestName(name, hashes.keys(), 'Link to the page itself, without the #.'),
          }),
        }),
      );
    });
  },
};

export const stageUnknown: Rule = {
  topic: 'Pages, journeys and steps',
  about: "A step belongs to a stage that the journey's progress does not have.",
  check: perFile(({ resolved, own, origin }, file) =>
    journeysIn(own(file)).flatMap(({ pointer, stages: all, entries }) => {
      // the target of a broken `$ref` may define the stages
      if (resolved(file).problems.some(({ at }) => at.startsWith(`${pointer}/progress`))) return [];
      // one of two equal names may be meant for the unknown one
      if (new Set(all.map(({ name }) => name)).size < all.length) return [];
      const stages = new Map(
        all.flatMap(({ name, pointer: at }) => (typeof name === 'string' ? [[name, origin(file, at)]] : [])),
      );
      const uses = entries.flatMap(({ stage, pointer: at }) =>
        typeof stage === 'string' ? [{ name: stage, origin: origin(file, `${at}/stage`) }] : [],
      );
      return findUnknownNames(uses, new Set(stages.keys())).flatMap((unknown) =>
        reportUnknownName(unknown, {
          definitions: stages,
          misspelt: ['No step belongs to', 'belong to', 'is not a stage'],
          problem: ({ name }) => ({
            message: `The progress of this journey has no stage ${quote(name)}.`,
            advice: suggestName(name, stages.keys(), 'Add the stages to "progress", or remove this.'),
          }),
        }),
      );
    }),
  ),
};
