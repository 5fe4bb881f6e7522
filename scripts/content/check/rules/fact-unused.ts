import type { Origin } from '../../resolve.ts';
import { atKey, type Report } from '../diagnostic.ts';
import { quote } from '../format.ts';
import { namedBySite } from '../model/placeholders.ts';
import { usesOfSite } from '../model/refs.ts';
import { siteNames } from '../model/site.ts';
import { type CheckContext, type Rule, warning } from '../rule.ts';

function check(context: CheckContext): Report[] {
  const uses = usesOfSite(context);
  if (!uses) return [];
  const site = siteNames(context);
  const named = namedBySite(context);
  const insurerUses = uses.filter(({ to }) => to.file.kind === 'insurer');
  const used = new Set(insurerUses.map(({ to }) => to.pointer.split('/', 3).join('/')));
  const unused = (map: 'facts' | 'documents', warn: (name: string, origin: Origin) => Report) =>
    [...site[map]]
      .filter(
        ([name, { pointer }]) =>
          !named[map].has(name) && ![pointer, `/${map}`, ''].some((at) => used.has(at)),
      )
      .map(([name, origin]) => warn(name, origin));
  return [
    ...unused('facts', (name, origin) =>
      warning(atKey(origin), `No text uses the fact {${name}}.`, 'Use it, or remove it.'),
    ),
    ...unused('documents', (name, origin) => {
      const advice = `Link to it in Markdown with [words]({${name}}), use it by a $ref, or remove it.`;
      return warning(atKey(origin), `No link leads to the document ${quote(name)}.`, advice);
    }),
  ];
}

export const rule: Rule = {
  topic: 'Conditions and facts',
  about:
    'The insurer’s file has a fact that no text uses, or a document that nothing links to. (Reported only for a whole site, with pages and a site file, in which every `$ref` leads somewhere.)',
  check,
};
