import { groupsOf } from '../../../groups-of.ts';
import { isObject, objectOf } from '../../json.ts';
import { type Origin, originKey } from '../../resolve.ts';
import type { Report } from '../diagnostic.ts';
import { list, quote } from '../format.ts';
import { hasInvalidKeywords } from '../model/consistency.ts';
import type { Form, FormNode } from '../model/forms.ts';
import { type CheckContext, type Rule, report } from '../rule.ts';

const NUMBER = String.raw`(\d[\d,.]*)`;

/** The words around a number that make it a limit. */
const LIMITS = [
  `(?:up to|at (?:most|least)|(?:more|less|fewer|longer|shorter|older|younger) than|limit of|over|under) ${NUMBER}`,
  `\\bm(?:ax|in)(?:imum)?\\.?(?: of| is)? ${NUMBER}`,
  `${NUMBER}(?: \\w+)? (?:or|and) (?:more|less|fewer|older|younger|over|under|above|below)`,
  `(?:between|from) ${NUMBER} (?:and|to) \\d`,
  `(?:between|from) \\d[\\d,.]* (?:and|to) ${NUMBER}`,
].map((pattern) => new RegExp(pattern, 'gi'));

/** A length, which is a limit if a field allows only this one. */
const LENGTH = /(\d+)[- ](?:digit|character|letter|number)s?\b/gi;

/** Introduces an example, whose numbers are not limits. */
const EXAMPLE = /\b(?:for example|such as|like|e\.g\.)/i;

/** Returns the numbers that a text names as limits. */
function limitsIn(text: string, hasOneLength: boolean): number[] {
  const [rule = ''] = text.split(EXAMPLE);
  const patterns = hasOneLength ? [...LIMITS, LENGTH] : LIMITS;
  const found = patterns.flatMap((pattern) => [...rule.matchAll(pattern)].map(([, number = '']) => number));
  return found.map((number) => Number(number.replace(/,(?=\d{3})|[,.]+$/g, '')));
}

const KEYWORDS = ['minLength', 'maxLength', 'minItems', 'maxItems', 'minimum', 'maximum'];

/** A pattern of a fixed number of letters, and one of any number. */
const OF_LENGTH = /^\^(?:\[[^\]]*\]|\\.)\{(\d+)\}\$$/;
const OF_ANY_LENGTH = /^\^(?:\[[^\]]*\]|\\.)[+*]\$$/;

/** Returns the limits of a field by keyword. Undefined for a pattern whose length is not known. */
function limitsOf({ schemas }: FormNode): Map<string, number[] | undefined> {
  const limits = new Map<string, number[] | undefined>();
  for (const { schema } of schemas) {
    for (const keyword of KEYWORDS.filter((each) => typeof schema[each] === 'number'))
      limits.set(keyword, [...(limits.get(keyword) ?? []), Number(schema[keyword])]);
    if (typeof schema.pattern === 'string') {
      const [, length] = OF_LENGTH.exec(schema.pattern) ?? [];
      const isFree = OF_ANY_LENGTH.test(schema.pattern);
      limits.set('pattern', length === undefined ? (isFree ? [] : undefined) : [Number(length)]);
    }
    const years = Object.values(objectOf(schema.dateRange)).flatMap((bound) => objectOf(bound).years ?? []);
    if (isObject(schema.dateRange)) limits.set('dateRange', years.map(Number).map(Math.abs));
  }
  return limits;
}

/** A text about the limits of a field. */
interface LimitText {
  text: string;
  pointer: string;
  /** the limits that it can name; undefined if they are not known */
  limits: readonly number[] | undefined;
  /** true if the field allows only one length */
  hasOneLength: boolean;
}

function textsAbout(node: FormNode): LimitText[] {
  const { ui, pointer } = node;
  const limits = limitsOf(node);
  const all = [...limits.values()];
  const every = all.includes(undefined) ? undefined : all.flatMap((each) => each ?? []);
  const hasOneLength = (limits.get('pattern') ?? []).length > 0;
  const messages = ui['ui:messages'];
  const general = { 'ui:messages': messages, 'ui:description': ui['ui:description'] };
  const own = Object.entries(objectOf(messages)).map(([keyword, text]) => {
    return { text, pointer: `${pointer}/ui:messages/${keyword}`, limits: limits.get(keyword) };
  });
  const whole = Object.entries(general).map(([name, text]) => ({
    text,
    pointer: `${pointer}/${name}`,
    limits: every,
  }));
  return [...own, ...whole].flatMap(({ text, ...rest }) =>
    typeof text === 'string' ? [{ text, hasOneLength, ...rest }] : [],
  );
}

interface Named extends Omit<LimitText, 'limits'> {
  form: Form;
  node: FormNode;
  origin: Origin;
  wrong: readonly number[];
  limits: readonly number[];
}

function namedIn({ origin }: CheckContext, form: Form, node: FormNode): Named[] {
  return textsAbout(node).flatMap(({ limits = [], ...each }) => {
    const named = limits.length > 0 ? limitsIn(each.text, each.hasOneLength) : [];
    // "over 17" and "18 or older" are the same
    const isNear = (number: number) =>
      limits.some((limit) => Math.abs(limit - number) <= (/over|under|than/i.test(each.text) ? 1 : 0));
    const wrong = named.filter((number) => !isNear(number));
    // limits-empty reports limits that contradict each other
    return named.length > 0 && !node.schemas.some(hasInvalidKeywords)
      ? [{ ...each, form, node, origin: origin(form.file, each.pointer), wrong, limits }]
      : [];
  });
}

export const messageLimit: Rule = {
  topic: 'Messages',
  about: 'A message or a hint names another limit than its field has.',
  check(context) {
    const named = context.parsed
      .flatMap(context.forms)
      .flatMap((form) => form.nodes.flatMap((node) => namedIn(context, form, node)));
    return [...groupsOf(named, ({ origin }) => originKey(origin)).values()].flatMap((uses): Report[] => {
      const wrong = uses.filter((use) => use.wrong.length > 0);
      const isWrongEverywhere = wrong.length === uses.length;
      return wrong
        .slice(0, isWrongEverywhere ? 1 : undefined)
        .map(({ node, form, origin, pointer, wrong: [number], limits }) => {
          const location = isWrongEverywhere ? origin : context.locationOfUse(form.file, pointer);
          const allowed = [...new Set(limits)];
          const has =
            allowed.length > 1 ? `limits of ${quote(node.name)} are` : `limit of ${quote(node.name)} is`;
          const message = `This text says ${number}, but the ${has} ${list(allowed)}.`;
          const advice =
            'Write the limit that the field has. In a message for one rule, {limit} stands for it.';
          return report(location, message, advice);
        });
    });
  },
};
