import type { JsonObject } from '../../json.ts';
import { validValues } from '../../values/index.ts';
import { fixName, list } from '../wording.ts';
import { choicesIn } from './choices.ts';
import { contradiction } from './contradictions.ts';
import { alwaysSaid } from './field-schema.ts';
import type { Form, FormNode } from './forms.ts';
import { partsBeside, type SchemaPart } from './schema-parts.ts';

/** A value that a field says outright its answer may be, where it says so. */
interface SaidValue {
  value: unknown;
  pointer: string;
}

function saidIn(part: SchemaPart): SaidValue[] {
  const { schema, pointer } = part;
  const limits = ['minimum', 'maximum']
    .filter((name) => typeof schema[name] === 'number')
    .map((name) => ({ value: schema[name], pointer: `${pointer}/${name}` }));
  return [...choicesIn(part), ...limits];
}

/** What a field says outright that its answer may be: its choices and its limits. */
export function saidBy({ nodes }: Form, { name, schemas }: FormNode): SaidValue[] {
  const around = nodes.find(({ fields }) => fields.get(name) === schemas);
  // where nothing fits the field at all, that is what is wrong
  const isImpossible =
    (around && contradiction(alwaysSaid(around, name).flatMap(partsBeside)).length > 0) ||
    schemas.some(({ schema }) => validValues(schema).length === 0);
  return isImpossible ? [] : schemas.flatMap(saidIn);
}

/** What to do about a value that does not fit what is known of it. */
export function fixValue(value: unknown, schema: JsonObject): string {
  const known = validValues(schema);
  const words = known.filter((each) => typeof each === 'string');
  const numbers = known.filter((each) => typeof each === 'number').toSorted((a, b) => a - b);
  return typeof value === 'string' ? fixName(value, words, 'Take it out.') : `It can be ${list(numbers)}.`;
}
