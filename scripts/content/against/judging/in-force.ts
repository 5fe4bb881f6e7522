import type { FormSchema } from '../../../../src/engine/compiled.ts';
import type { JsonObject as Answers } from '../../../../src/engine/form/paths.ts';
import { visibleAnswers } from '../../../../src/engine/form/visible-answers.ts';
import type { SchemaPart } from '../../check/model/schema-parts.ts';
import { requiredNames, type UsedName } from '../../check/model/used-names.ts';
import { escapePart, isObject, type JsonObject } from '../../json.ts';
import type { Asked } from '../versions/pages.ts';
import { authoredRules } from './judge.ts';

/** A schema and those of its branches whose condition holds, each with where it stands: as the engine asks. */
function partsInForce({ schema, pointer }: SchemaPart, data: JsonObject): SchemaPart[] {
  const all: unknown[] = Array.isArray(schema.allOf) ? schema.allOf : [];
  const inside: { schema: unknown; pointer: string }[] = all.map((part, index) => ({
    schema: part,
    pointer: `${pointer}/allOf/${index}`,
  }));
  if (isObject(schema.if)) {
    const branch = authoredRules.test(schema.if, data) ? 'then' : 'else';
    inside.push({ schema: schema[branch], pointer: `${pointer}/${branch}` });
  }
  const parts = inside.flatMap(({ schema, pointer }) => (isObject(schema) ? [{ schema, pointer }] : []));
  return [{ schema, pointer }, ...parts.flatMap((part) => partsInForce(part, data))];
}

/** What a form asks in one state. */
export interface InForce {
  /** the answers and facts that count: what is hidden does not */
  data: JsonObject;
  /** by its name, each field that is asked, with the places that define it */
  fields: ReadonlyMap<string, readonly SchemaPart[]>;
  required: readonly UsedName[];
}

/** What a form asks when these answers and facts are known; undefined where its step is not in the journey. */
export function inForce({ form, schema, pointer, step }: Asked, state: JsonObject): InForce | undefined {
  if (!authoredRules.test(step?.when, state)) return undefined;
  const isAnswer = ([name]: [string, unknown]) => form.root.fields.has(name);
  const entries = Object.entries(state);
  const facts = Object.fromEntries(entries.filter((entry) => !isAnswer(entry)));
  const answers = Object.fromEntries(entries.filter(isAnswer));
  const visible = visibleAnswers(schema as FormSchema, authoredRules, facts as Answers, answers as Answers);
  const data = { ...facts, ...visible };
  const parts = partsInForce({ schema, pointer: `${pointer}/schema` }, data);
  const fields = new Map<string, SchemaPart[]>();
  for (const { schema, pointer } of parts) {
    for (const [name, field] of Object.entries(isObject(schema.properties) ? schema.properties : {})) {
      if (!isObject(field)) continue;
      const part = { schema: field, pointer: `${pointer}/properties/${escapePart(name)}` };
      fields.set(name, [...(fields.get(name) ?? []), part]);
    }
  }
  return { data, fields, required: requiredNames(parts) };
}
