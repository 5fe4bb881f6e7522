import { atKey, type Report } from '../diagnostic.ts';
import { quote } from '../format.ts';
import { namedBySite } from '../model/placeholders.ts';
import { usesOfSite } from '../model/refs.ts';
import { siteNames } from '../model/site.ts';
import type { CheckContext, Rule } from '../rule.ts';

function check(context: CheckContext): Report[] {
  const uses = usesOfSite(context);
  if (!uses) return [];
  const { facts, documents } = siteNames(context);
  const named = namedBySite(context);
  const taken = new Set(
    uses.filter(({ to }) => to.file.kind === 'insurer').map(({ to }) => to.pointer.split('/', 3).join('/')),
  );
  const isTaken = (pointer: string, map: string) =>
    [pointer, map, ''].some((location) => taken.has(location));
  const report = (problem: Pick<Report, 'message' | 'advice'>, location: Report['location']): Report => ({
    location,
    severity: 'warning',
    ...problem,
  });
  return [
    ...[...facts]
      .filter(([name, { pointer }]) => !named.facts.has(name) && !isTaken(pointer, '/facts'))
      .map(([name, origin]) =>
        report(
          { message: `No text uses the fact {${name}}.`, advice: 'Use it, or remove it.' },
          atKey(origin),
        ),
      ),
    ...[...documents]
      .filter(([name, { pointer }]) => !named.documents.has(name) && !isTaken(pointer, '/documents'))
      .map(([name, origin]) =>
        report(
          {
            message: `No link leads to the document ${quote(name)}.`,
            advice: `Link to it in Markdown with [words]({${name}}), use it by a $ref, or remove it.`,
          },
          atKey(origin),
        ),
      ),
  ];
}

export const rule: Rule = {
  id: 'fact-unused',
  topic: 'Conditions and facts',
  about:
    'The insurer’s file has a fact that no text uses, or a document that nothing links to. (Reported only for a whole site, with pages and a site file, in which every `$ref` leads somewhere.)',
  check,
};
