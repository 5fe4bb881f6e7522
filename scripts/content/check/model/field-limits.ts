import { widgetSchema } from '../../../schemas/read.ts';
import { objectOf } from '../../json.ts';
import type { FormNode } from './forms.ts';
import { patternLengths } from './pattern-lengths.ts';
import type { SchemaPart } from './schema-parts.ts';
import { widgetOf } from './widgets.ts';

/** The unit of a limit. The words after a number name it. */
export type Measure =
  | 'length'
  | 'digits'
  | 'letters'
  | 'characters'
  | 'items'
  | 'value'
  | 'years'
  | 'megabytes';

/** A number that limits the answers of a field. */
export interface FieldLimit {
  /** undefined for a limit of the widget */
  keyword?: string;
  measure: Measure;
  side: 'min' | 'max' | 'both';
  value: number;
  /** how far another number can be from it, with the same meaning */
  slack: number;
}

const KEYWORDS: Readonly<Record<string, readonly [Measure, 'min' | 'max']>> = {
  minLength: ['length', 'min'],
  maxLength: ['length', 'max'],
  minItems: ['items', 'min'],
  maxItems: ['items', 'max'],
  minimum: ['value', 'min'],
  maximum: ['value', 'max'],
  exclusiveMinimum: ['value', 'min'],
  exclusiveMaximum: ['value', 'max'],
};

function inSchema({ schema }: SchemaPart): FieldLimit[] {
  const numbers = Object.entries(KEYWORDS).flatMap(([keyword, [measure, side]]): FieldLimit[] => {
    const value = schema[keyword];
    const slack = keyword.startsWith('exclusive') ? 1 : 0;
    return typeof value === 'number' ? [{ keyword, measure, side, value, slack }] : [];
  });
  const lengths = typeof schema.pattern === 'string' ? [...(patternLengths(schema.pattern) ?? [])] : [];
  const years = Object.values(objectOf(schema.dateRange)).flatMap((bound) => objectOf(bound).years ?? []);
  return [
    ...numbers,
    ...lengths.flatMap(([measure, values]) =>
      values.map((value): FieldLimit => ({ keyword: 'pattern', measure, side: 'both', value, slack: 0 })),
    ),
    ...years.map((value): FieldLimit => {
      const keyword = 'dateRange';
      return { keyword, measure: 'years', side: 'both', value: Math.abs(Number(value)), slack: 0 };
    }),
  ];
}

const { maxSize: ofSize } = objectOf(widgetSchema('file').properties);

/** Returns the numbers that limit the answers of a field. */
export function limitsOf(node: FormNode): FieldLimit[] {
  const { maxSize = objectOf(ofSize).default } = objectOf(node.ui['ui:options']);
  const isOfFiles = widgetOf(node) === 'file' && typeof maxSize === 'number';
  const size: FieldLimit[] = isOfFiles
    ? [{ measure: 'megabytes', side: 'both', value: maxSize, slack: 0 }]
    : [];
  return [...node.schemas.flatMap(inSchema), ...size];
}

/** Returns true if a field has a pattern that can limit its length in a way that is not known. */
export function hasUnknownLength({ schemas }: FormNode): boolean {
  return schemas.some(
    ({ schema }) => typeof schema.pattern === 'string' && patternLengths(schema.pattern) === undefined,
  );
}

const TIMES = /^(?:minute|hour|day|week|month|year)$/;
const OF_ANY_LIST = ['item', 'thing', 'entry', 'file', 'choice', 'option', 'answer'];

const nounOf = (word: string) => word.toLowerCase().replace(/ies$/, 'y').replace(/s$/, '');

function nounsIn(texts: readonly unknown[]): string[] {
  const words = texts.flatMap((text) =>
    typeof text === 'string' ? text.replace(/\{\w+\}/g, '').split(/[^\p{L}]+|(?<=\p{Ll})(?=\p{Lu})/u) : [],
  );
  return words
    .filter((word) => word.length > 3)
    .map(nounOf)
    .filter((word) => !TIMES.test(word));
}

/** Returns the nouns that stand for the items of a list, or for the value of a number. */
function nounsOf({ name, ui, schemas }: FormNode, measure: 'items' | 'value'): string[] {
  if (measure === 'value') return nounsIn([name]);
  const { itemTitle, add } = objectOf(ui['ui:options']);
  const titles = schemas.map(({ schema }) => schema.title);
  return [...OF_ANY_LIST, ...nounsIn([name, ui['ui:title'], itemTitle, add, ...titles])];
}

const UNITS: Readonly<Record<Exclude<Measure, 'items' | 'value'>, RegExp>> = {
  length: /^[- ](?:letters and numbers|characters?|letters?|digits?|numbers?|symbols?)\b/i,
  characters: /^[- ](?:characters?|symbols?)\b/i,
  digits: /^[- ](?:digits?|numbers?|figures?)\b/i,
  letters: /^[- ]letters?\b/i,
  years: /^[- ]years?\b/i,
  megabytes: /^ ?(?:MB|megabytes?)\b/i,
};

/** Returns true if the words after a number are the unit of a limit. */
export function hasUnit(node: FormNode, measure: Measure, after: string): boolean {
  if (measure !== 'items' && measure !== 'value') return UNITS[measure].test(after);
  const [, ...words] = /^ (\p{L}+)(?: (\p{L}+))?/u.exec(after) ?? [];
  const isMoney = measure === 'value' && /^ dollars\b/.test(after);
  return (
    isMoney || nounsOf(node, measure).some((noun) => words.some((word) => word && nounOf(word) === noun))
  );
}
