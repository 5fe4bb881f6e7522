import { weakMemo } from '../../memo.ts';
import type { ContentFile } from '../../read.ts';
import type { Problem, Report } from '../diagnostic.ts';
import { closest } from '../did-you-mean.ts';
import { quote, suggestName } from '../format.ts';
import { scopesIn } from '../model/conditions.ts';
import { misspeltFacts, namedIn, placeholderNames } from '../model/placeholders.ts';
import { namesRead } from '../model/schema-parts.ts';
import { namesEverywhere, siteNames } from '../model/site.ts';
import type { Text } from '../model/texts.ts';
import { reportUnknownName } from '../model/unknown-names.ts';
import { type CheckContext, perFile, type Rule, report } from '../rule.ts';

const NAME = /\{(\w+)\}/g;

/** As other languages write it. */
const DOUBLED = /\{\{\s*(\w+)\s*\}\}/;

const inBraces = (name: string) => `{${name}}`;

function loneBrace(text: string): string | undefined {
  const rest = text.replace(NAME, (name) => ' '.repeat(name.length));
  const lone = /[^\s{}]*[{}].{0,20}\s*[^\s{}]*\}?/.exec(rest);
  return lone ? text.slice(lone.index, lone.index + lone[0].length).trim() : undefined;
}

function braceProblem(lone: string, known: ReadonlySet<string>): Problem {
  const name = lone.match(/\w+/g)?.find((word) => known.has(word)) ?? DOUBLED.exec(lone)?.[1];
  const advice = name
    ? `Write ${quote(inBraces(name))}, in one pair of braces and without spaces.`
    : 'Write a name between { and }, without spaces, or remove the brace.';
  return { message: `A brace in this text has no counterpart: ${quote(lone)}.`, advice };
}

function documentProblem(name: string): Problem {
  return {
    message: `{${name}} is the address of a document, so visitors would see an address.`,
    advice: `Make it a link: [words]({${name}}). In a plain text, remove it.`,
  };
}

function addressProblem(name: string, documents: Iterable<string>): Problem {
  return {
    message: `No document of the insurer is called ${inBraces(name)}, so this link leads nowhere.`,
    advice: suggestName(inBraces(name), [...documents].map(inBraces), 'Write an address.'),
  };
}

function nameProblem(name: string, known: ReadonlySet<string>, everywhere: ReadonlySet<string>): Problem {
  const meant = closest(name, known);
  const own = [...known].filter((each) => each === meant || !everywhere.has(each));
  return {
    message: `There is no value for ${inBraces(name)} here, so visitors would see the braces.`,
    advice: suggestName(inBraces(name), own.map(inBraces), 'Remove it.'),
  };
}

/** The facts that a condition beside a text reads and its step does not: fact-unknown reports the condition. */
const reportedByConditions = weakMemo((context: CheckContext) =>
  weakMemo((file: ContentFile): ReadonlySet<string> => {
    const scopes = scopesIn(context, file).filter((scope) => scope.of === 'form');
    const names = scopes.flatMap((scope) =>
      scope.conditions.flatMap(namesRead).filter(({ name }) => !scope.names.has(name)),
    );
    return new Set(names.map(({ name }) => name));
  }),
);

/** @param reported the facts that the file's step does not read: each is reported once, and added here */
function checkText(context: CheckContext, file: ContentFile, text: Text, reported: Set<string>): Report[] {
  const known = /[{}]/.test(text.text) ? placeholderNames(context, file, text) : undefined;
  if (!known) return [];
  const location = context.origin(file, text.pointer);
  const { words, names, documents: addresses } = namedIn(text);
  const lone = loneBrace(words);
  if (lone !== undefined) return [{ location, ...braceProblem(lone, known) }];
  const { documents, isClear } = siteNames(context);
  // an invalid file may give a value to any name
  if (!isClear) return [];
  const misspelt = misspeltFacts(context);
  const unknown = names.filter((name) => !known.has(name) && !reported.has(name) && !misspelt.has(name));
  return [
    ...addresses
      .filter((name) => !documents.has(name))
      .map((name) => ({ location, ...addressProblem(name, documents.keys()) })),
    ...unknown.flatMap((name): Report[] => {
      if (documents.has(name)) return [{ location, ...documentProblem(name) }];
      const mayBeRead = context.names.facts.has(name) && text.placeholders.includes('facts');
      if (!mayBeRead) return [{ location, ...nameProblem(name, known, namesEverywhere(context)) }];
      if (reportedByConditions(context)(file).has(name)) return [];
      reported.add(name);
      const message = `This text uses the fact ${quote(name)}, which is not in the step’s "reads".`;
      // the text may be right in another step
      const use = context.site(file, text.pointer);
      return [report(use, message, `Add ${quote(name)} to the step's "reads".`)];
    }),
  ];
}

export const placeholderUnknown: Rule = {
  topic: 'Texts, links and icons',
  about:
    'A text has a {name} in braces that has no value there, or a brace without its counterpart. The schema of a text says which names it may use; every text may use the facts of the insurer, and a link in Markdown its documents.',
  check: (context) => [
    ...perFile((_, file) => {
      const reported = new Set<string>();
      return context.texts(file).flatMap((text) => checkText(context, file, text, reported));
    })(context),
    ...[...misspeltFacts(context).values()].flatMap((unknown) =>
      reportUnknownName(unknown, {
        definitions: siteNames(context).facts,
        isKey: true,
        misspelt: ['No text uses', 'use', 'does not exist'],
        quoted: inBraces,
      }),
    ),
  ],
};
