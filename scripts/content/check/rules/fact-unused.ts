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
          { message: `No text names the fact {${name}}.`, advice: 'Use it, or take it out.' },
          atKey(origin),
        ),
      ),
    ...[...documents]
      .filter(([name, { pointer }]) => !named.documents.has(name) && !isTaken(pointer, '/documents'))
      .map(([name, origin]) =>
        report(
          {
            message: `No link leads to the document ${quote(name)}.`,
            advice: `Write [words]({${name}}) in a text in Markdown, take it in by a $ref, or take it out.`,
          },
          atKey(origin),
        ),
      ),
  ];
}

export const rule: Rule = {
  id: 'fact-unused',
  about:
    'The insurer’s file has a fact that no text names, or a document that no link leads to. (Only told of a whole site, one with pages and a file about the site, in which every `$ref` leads somewhere.)',
  check,
};
