import { schemaParser } from '@rjsf/utils';
import type { AnySchemaObject } from 'ajv';
import type { FormSchema } from '../../../src/engine/compiled.ts';
import { stripKeywords } from '../../schemas/strip.ts';
import { standingAlone } from '../comparisons.ts';
import { isObject, mapDeep } from '../json.ts';
import { withKinds } from './kinds.ts';

const AUTHOR_KEYWORDS = new Set(['examples']);

/** Creates a collection of schemas to compile together. */
export function createRules() {
  /** The schemas by id. */
  const rules = new Map<string, AnySchemaObject>();

  /** Adds a schema. Returns it with its name. */
  const name = (schema: unknown): FormSchema & { $id: string } => {
    const named = { $id: `rule${rules.size}`, ...(schema as AnySchemaObject) };
    rules.set(named.$id, named);
    return named;
  };
  /** Adds a form's schema, its conditions, and the rules that RJSF uses to lay out its fields. */
  const nameForm = (form: unknown): FormSchema => {
    const isCondition = (part: unknown, at: string) => at.endsWith('/if') && isObject(part);
    const stripped = stripKeywords(form, AUTHOR_KEYWORDS);
    const schema = name(mapDeep(stripped, (part, at) => (isCondition(part, at) ? name(part) : part)));
    rules.set(schema.$id, withKinds(schema));
    for (const [id, part] of Object.entries(schemaParser(schema)))
      if (!rules.has(id)) rules.set(id, standingAlone(part as AnySchemaObject));
    return schema;
  };
  return { rules, name, nameForm };
}
