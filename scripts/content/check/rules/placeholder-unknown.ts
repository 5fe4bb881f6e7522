import type { ContentFile } from '../../read.ts';
import { closest } from '../did-you-mean.ts';
import { atValue, type Report, type Words } from '../finding.ts';
import { EVERYWHERE, placeholderNames } from '../model/placeholder-names.ts';
import { scopesIn } from '../model/scoped-conditions.ts';
import { namesRead } from '../model/used-names.ts';
import { type CheckContext, perFile, type Rule } from '../rule.ts';
import { fixName, quote } from '../wording.ts';

const NAME = /\{(\w+)\}/g;

/** As other languages write it. */
const DOUBLED = /\{\{\s*(\w+)\s*\}\}/;

const inBraces = (name: string) => `{${name}}`;

function namesIn(text: string): string[] {
  return [...new Set([...text.matchAll(NAME)].map(([, name = '']) => name))];
}

/** A brace without its other half, or with more than a name between the two. */
function loneBrace(text: string): string | undefined {
  const others = text.replace(NAME, (name) => ' '.repeat(name.length));
  const lone = /[^\s{}]*[{}].{0,20}\s*[^\s{}]*\}?/.exec(others);
  return lone ? text.slice(lone.index, lone.index + lone[0].length).trim() : undefined;
}

function wordsForBrace(lone: string, known: ReadonlySet<string>): Words {
  const name = lone.match(/\w+/g)?.find((word) => known.has(word)) ?? DOUBLED.exec(lone)?.[1];
  return {
    message: `A brace in this text opens or closes no name: ${quote(lone)}.`,
    fix: name
      ? `Write ${quote(inBraces(name))}, in one pair of braces and without spaces.`
      : 'Write a name between { and }, without spaces, or take the brace out.',
  };
}

function wordsForName(name: string, known: ReadonlySet<string>): Words {
  const meant = closest(name, known);
  const own = [...known].filter((each) => each === meant || !EVERYWHERE.has(each));
  return {
    message: `Nothing fills ${inBraces(name)} here, so people would read it.`,
    fix: fixName(inBraces(name), own.map(inBraces), 'Take it out.'),
  };
}

/** The facts that a condition beside a text looks at; that its step does not read them is told of there. */
function toldOfConditions(context: CheckContext, file: ContentFile): ReadonlySet<string> {
  const scopes = scopesIn(context, file).filter((scope) => scope.of === 'form');
  return new Set(
    scopes.flatMap(({ names, conditions }) =>
      conditions.flatMap(namesRead).flatMap(({ name }) => (names.has(name) ? [] : [name])),
    ),
  );
}

function check(context: CheckContext, file: ContentFile): Report[] {
  const told = new Set<string>();
  return context.texts(file).flatMap((text): Report[] => {
    const known = /[{}]/.test(text.text) ? placeholderNames(context, file, text) : undefined;
    if (!known) return [];
    const place = atValue(context.origin(file, text.pointer));
    const lone = loneBrace(text.text);
    if (lone !== undefined) return [{ place, ...wordsForBrace(lone, known) }];
    const unknown = namesIn(text.text).filter((name) => !known.has(name) && !told.has(name));
    return unknown.flatMap((name): Report[] => {
      const mayBeRead = context.names.facts.has(name) && text.placeholders.includes('facts');
      if (!mayBeRead) return [{ place, ...wordsForName(name, known) }];
      if (toldOfConditions(context, file).has(name)) return [];
      told.add(name);
      return [
        {
          // its text may be right in another step
          place: atValue(context.site(file, text.pointer)),
          message: `This text names the fact ${quote(name)}, which is none that the step "reads".`,
          fix: `Add ${quote(name)} to the step's "reads".`,
        },
      ];
    });
  });
}

export const rule: Rule = {
  id: 'placeholder-unknown',
  about:
    'A text has a {name} in braces that nothing fills where it stands, or a brace without its other half. What a text may name, its schema says.',
  check: perFile(check),
};
