import { PLACEHOLDER } from '../../../../src/engine/fill.ts';
import { pairMemo } from '../../memo.ts';
import type { ContentFile } from '../../read.ts';
import type { Report } from '../diagnostic.ts';
import { closest } from '../did-you-mean.ts';
import { quote, suggestName } from '../format.ts';
import { scopesOf, unknownNamesRead } from '../model/conditions.ts';
import { innermost, namedIn, placeholderNames, unknownFacts } from '../model/placeholders.ts';
import { readableNames } from '../model/reads.ts';
import { globalPlaceholders, siteNames } from '../model/site.ts';
import type { Text } from '../model/texts.ts';
import { reportUnknownName } from '../model/unknown-names.ts';
import { type CheckContext, type Rule, report } from '../rule.ts';

/** A placeholder in the syntax of other template languages. */
const DOUBLED = /\{\{\s*(\w+)\s*\}\}/;

/** A name after a $, as in the template literals of JavaScript. */
const AFTER_DOLLAR = /\$\{(\w+)\}/;

/** Returns a name after a $ whose value is no amount, such as a phone number. */
function nameAfterDollar(context: CheckContext, text: string): string | undefined {
  const [, name] = AFTER_DOLLAR.exec(text) ?? [];
  if (name === undefined) return undefined;
  const isText =
    globalPlaceholders(context).has(name) || context.names.factSchemas.get(name)?.type === 'string';
  return isText ? name : undefined;
}

/** Returns the unknown names that several texts use. This suggests that the definition of the fact is misspelt. */
const misspeltFacts = (context: CheckContext) =>
  unknownFacts(context).filter(({ isMisspeltThere }) => isMisspeltThere);

const inBraces = (name: string) => `{${name}}`;

function loneBrace(text: string): string | undefined {
  const rest = text.replace(PLACEHOLDER, (name) => ' '.repeat(name.length));
  const lone = /[^\s{}]*[{}].{0,20}\s*[^\s{}]*\}?/.exec(rest);
  return lone ? text.slice(lone.index, lone.index + lone[0].length).trim() : undefined;
}

function adviceForBrace(lone: string, known: ReadonlySet<string>): string {
  const name = lone.match(/\w+/g)?.find((word) => known.has(word)) ?? DOUBLED.exec(lone)?.[1];
  return name
    ? `Write ${quote(inBraces(name))}, in one pair of braces and without spaces.`
    : 'Write a name between { and }, without spaces, or remove the brace.';
}

function adviceForName(name: string, known: ReadonlySet<string>, everywhere: ReadonlySet<string>): string {
  const meant = closest(name, known);
  const own = [...known].filter((each) => each === meant || !everywhere.has(each));
  return suggestName(inBraces(name), own.map(inBraces), 'Remove it.');
}

/** Returns the facts that conditions in a file's forms read but "reads" lacks. fact-unknown reports the conditions. */
const reportedByConditions = pairMemo((context: CheckContext, file: ContentFile): ReadonlySet<string> => {
  const scopes = scopesOf(context, file).filter((scope) => scope.of === 'form');
  return new Set(scopes.flatMap(unknownNamesRead).map(({ name }) => name));
});

/** Returns true if a text can use a name once the step's "reads" has it. */
function canRead(context: CheckContext, { file, pointer, placeholders }: Text, name: string): boolean {
  if (!placeholders.includes('facts')) return false;
  const form = innermost(context.forms(file), pointer);
  return form ? readableNames(context, form).has(name) : context.names.facts.has(name);
}

/** @param reported the facts and answers that the file's step does not read. Each is reported once and added here. */
function checkText(context: CheckContext, text: Text, reported: Set<string>): Report[] {
  const known = /[{}]/.test(text.text) ? placeholderNames(context, text) : undefined;
  if (!known) return [];
  const location = text.origin;
  const { words, names, documents: addresses } = namedIn(text);
  const lone = loneBrace(words);
  if (lone !== undefined) {
    const message = `A brace in this text has no counterpart: ${quote(lone)}.`;
    return [report(location, message, adviceForBrace(lone, known))];
  }
  const dollar = nameAfterDollar(context, words);
  if (dollar !== undefined) {
    const message = `Visitors would see a $ before the value of {${dollar}}.`;
    return [report(location, message, 'Remove the $.')];
  }
  const { documents, isClear } = siteNames(context);
  // an invalid file may define any name
  if (!isClear) return [];
  const misspelt = new Set(misspeltFacts(context).map(({ name }) => name));
  const unknown = names.filter((name) => !known.has(name) && !reported.has(name) && !misspelt.has(name));
  return [
    ...addresses
      .filter((name) => !documents.has(name))
      .map((name) => {
        const message = `No document of the insurer is called {${name}}, so this link leads nowhere.`;
        const documentNames = [...documents.keys()].map(inBraces);
        return report(location, message, suggestName(inBraces(name), documentNames, 'Write an address.'));
      }),
    ...unknown.flatMap((name): Report[] => {
      if (documents.has(name)) {
        const message = `{${name}} is the address of a document, so visitors would see an address.`;
        const advice = `Make it a link: [words]({${name}}). In a plain text, remove it.`;
        return [report(location, message, advice)];
      }
      if (!canRead(context, text, name)) {
        const message = `There is no value for {${name}} here, so visitors would see the braces.`;
        return [report(location, message, adviceForName(name, known, globalPlaceholders(context)))];
      }
      if (reportedByConditions(context, text.file).has(name)) return [];
      reported.add(name);
      const kind = context.names.facts.has(name) ? 'fact' : 'answer';
      const message = `This text uses the ${kind} ${quote(name)}, which is not in the step’s "reads".`;
      // the text may be right in other steps
      const use = context.locationOfUse(text.file, text.pointer);
      return [report(use, message, `Add ${quote(name)} to the step's "reads".`)];
    }),
  ];
}

export const placeholderUnknown: Rule = {
  topic: 'Texts, links and icons',
  about:
    'A text has a {name} in braces that has no value there, or a brace without its counterpart. The schema of a text says which names it may use; every text may use the facts of the insurer, and a link in Markdown its documents.',
  check: (context) => [
    ...context.parsed.flatMap((file) => {
      const reported = new Set<string>();
      return context.texts(file).flatMap((text) => checkText(context, text, reported));
    }),
    ...misspeltFacts(context).flatMap((unknown) =>
      reportUnknownName(unknown, {
        definitions: siteNames(context).facts,
        isKey: true,
        misspelt: ['No text uses', 'use', 'does not exist'],
        quoted: inBraces,
      }),
    ),
  ],
};
