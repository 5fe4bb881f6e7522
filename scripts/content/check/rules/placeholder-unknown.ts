import type { ContentFile } from '../../read.ts';
import { atKey, atValue, type Problem, type Report } from '../diagnostic.ts';
import { closest } from '../did-you-mean.ts';
import { quote, suggestName } from '../format.ts';
import { scopesIn } from '../model/conditions.ts';
import { misspeltFacts, namedIn, placeholderNames } from '../model/placeholders.ts';
import { namesRead } from '../model/schema-parts.ts';
import { namesEverywhere, siteNames } from '../model/site.ts';
import type { Text } from '../model/texts.ts';
import { type CheckContext, perFile, type Rule } from '../rule.ts';

const NAME = /\{(\w+)\}/g;

/** As other languages write it. */
const DOUBLED = /\{\{\s*(\w+)\s*\}\}/;

const inBraces = (name: string) => `{${name}}`;

/** A brace without its other half, or with more than a name between the two. */
function loneBrace(text: string): string | undefined {
  const others = text.replace(NAME, (name) => ' '.repeat(name.length));
  const lone = /[^\s{}]*[{}].{0,20}\s*[^\s{}]*\}?/.exec(others);
  return lone ? text.slice(lone.index, lone.index + lone[0].length).trim() : undefined;
}

function wordsForBrace(lone: string, known: ReadonlySet<string>): Problem {
  const name = lone.match(/\w+/g)?.find((word) => known.has(word)) ?? DOUBLED.exec(lone)?.[1];
  return {
    message: `A brace in this text has no counterpart: ${quote(lone)}.`,
    advice: name
      ? `Write ${quote(inBraces(name))}, in one pair of braces and without spaces.`
      : 'Write a name between { and }, without spaces, or remove the brace.',
  };
}

/** A document's name is an address, and no words. */
function wordsForDocument(name: string): Problem {
  return {
    message: `{${name}} is the address of a document, so visitors would see an address.`,
    advice: `Make it a link: [words]({${name}}). In a plain text, remove it.`,
  };
}

function wordsForAddress(name: string, documents: Iterable<string>): Problem {
  return {
    message: `No document of the insurer is called ${inBraces(name)}, so this link leads nowhere.`,
    advice: suggestName(inBraces(name), [...documents].map(inBraces), 'Write an address.'),
  };
}

function wordsForName(name: string, known: ReadonlySet<string>, everywhere: ReadonlySet<string>): Problem {
  const meant = closest(name, known);
  const own = [...known].filter((each) => each === meant || !everywhere.has(each));
  return {
    message: `There is no value for ${inBraces(name)} here, so visitors would see the braces.`,
    advice: suggestName(inBraces(name), own.map(inBraces), 'Remove it.'),
  };
}

/** The facts that a condition beside a text looks at; that its step does not read them is told of there. */
function reportedByConditions(context: CheckContext, file: ContentFile): ReadonlySet<string> {
  const scopes = scopesIn(context, file).filter((scope) => scope.of === 'form');
  return new Set(
    scopes.flatMap(({ names, conditions }) =>
      conditions.flatMap(namesRead).flatMap(({ name }) => (names.has(name) ? [] : [name])),
    ),
  );
}

/** Returns what is wrong with the names in one text; `told` has the facts that its step does not read, each told once. */
function inText(context: CheckContext, file: ContentFile, text: Text, reported: Set<string>): Report[] {
  const known = /[{}]/.test(text.text) ? placeholderNames(context, file, text) : undefined;
  if (!known) return [];
  const location = atValue(context.origin(file, text.pointer));
  const { words, names, documents: addresses } = namedIn(text);
  const lone = loneBrace(words);
  if (lone !== undefined) return [{ location, ...wordsForBrace(lone, known) }];
  const { documents, isClear } = siteNames(context);
  // what would be filled by a file that can't be understood is not known
  if (!isClear) return [];
  const lost = addresses.filter((name) => !documents.has(name));
  const misspelt = misspeltFacts(context);
  const unknown = names.filter((name) => !known.has(name) && !reported.has(name) && !misspelt.has(name));
  return [
    ...lost.map((name) => ({ location, ...wordsForAddress(name, documents.keys()) })),
    ...unknown.flatMap((name): Report[] => {
      if (documents.has(name)) return [{ location, ...wordsForDocument(name) }];
      const mayBeRead = context.names.facts.has(name) && text.placeholders.includes('facts');
      if (!mayBeRead) return [{ location, ...wordsForName(name, known, namesEverywhere(context)) }];
      if (reportedByConditions(context, file).has(name)) return [];
      reported.add(name);
      return [
        {
          // its text may be right in another step
          location: atValue(context.site(file, text.pointer)),
          message: `This text uses the fact ${quote(name)}, which is not in the step’s "reads".`,
          advice: `Add ${quote(name)} to the step's "reads".`,
        },
      ];
    }),
  ];
}

/** Facts of the insurer that no text names by the name they have. */
function atFacts(context: CheckContext): Report[] {
  const { facts } = siteNames(context);
  return [...misspeltFacts(context).values()].flatMap(({ name, meant, places }) => {
    const origin = facts.get(meant);
    if (!origin) return [];
    const message = `No text uses {${meant}}, but ${places.length} use {${name}}, which does not exist.`;
    return [{ location: atKey(origin), message, advice: `Did you mean ${quote(name)}?` }];
  });
}

export const rule: Rule = {
  id: 'placeholder-unknown',
  topic: 'Texts, links and icons',
  about:
    'A text has a {name} in braces that has no value there, or a brace without its counterpart. The schema of a text says which names it may use; every text may use the facts of the insurer, and a link in Markdown its documents.',
  check: (context) => [
    ...perFile((_, file) => {
      const reported = new Set<string>();
      return context.texts(file).flatMap((text) => inText(context, file, text, reported));
    })(context),
    ...atFacts(context),
  ],
};
