import type { ContentFile } from '../../read.ts';
import { fits } from '../../values/index.ts';
import { atValue, type Report } from '../finding.ts';
import { choicesIn } from '../model/choices.ts';
import type { SchemaPart } from '../model/schema-parts.ts';
import { type CheckContext, perFile, type Rule } from '../rule.ts';
import { list, quote } from '../wording.ts';

const TEXT = ['pattern', 'minLength', 'maxLength', 'format', 'dateRange'];
const NUMBER = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'];
const LIST = ['items', 'additionalItems', 'minItems', 'maxItems', 'uniqueItems', 'contains'];
const OBJECT = [
  'properties',
  'patternProperties',
  'additionalProperties',
  'propertyNames',
  'required',
  'minProperties',
  'maxProperties',
];

/** The keywords that say something of values of a type, and of no other. */
const KEYWORDS: Readonly<Record<string, readonly string[]>> = {
  string: TEXT,
  number: NUMBER,
  integer: NUMBER,
  array: LIST,
  object: OBJECT,
};

/** The keywords of a schema that its own type makes meaningless: choices of another type, limits of another kind. */
function misfits(part: SchemaPart): string[] {
  const { schema } = part;
  const types = [schema.type].flat().map(String);
  const fitting = new Set(types.flatMap((type) => KEYWORDS[type] ?? []));
  const others = Object.values(KEYWORDS).flat();
  const keywords = Object.keys(schema).filter((name) => others.includes(name) && !fitting.has(name));
  const choices = choicesIn(part);
  const noneFits = choices.length > 1 && choices.every(({ value }) => !fits({ type: schema.type }, value));
  const choosing = noneFits ? ['enum', 'oneOf', 'anyOf'].filter((name) => name in schema) : [];
  return [...keywords, ...choosing];
}

function check({ schemaParts, origin }: CheckContext, file: ContentFile): Report[] {
  return schemaParts(file).flatMap((part) => {
    const { schema, pointer } = part;
    // what a condition asks of all answers together has a rule of its own
    const wrong = schema.type === undefined || part.isCondition ? [] : misfits(part);
    if (wrong.length === 0) return [];
    return [
      {
        place: atValue(origin(file, `${pointer}/type`)),
        message: `The type is ${quote(schema.type)}, and ${list(wrong)} beside it can mean nothing for that.`,
        fix: `Change the type, or take ${list(wrong)} out.`,
      },
    ];
  });
}

export const rule: Rule = {
  id: 'type-keyword',
  about:
    'A field is of one type, and rules beside it are about another: a pattern for a number, choices that are texts.',
  check: perFile(check),
};
