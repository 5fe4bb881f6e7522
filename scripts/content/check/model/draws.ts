import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createAjv } from '../../../schemas/ajv.ts';
import { readSchema, SCHEMAS_DIR } from '../../../schemas/read.ts';
import { isObject, type JsonObject } from '../../json.ts';
import { memo } from '../../memo.ts';
import { fieldSchema } from './field-schema.ts';
import type { Form, FormNode } from './forms.ts';

/** Which fields a widget can draw, as its schema's "draws" says. */
export interface Draws {
  /** in words */
  description: string;
  /** @param field the field's schema, with the options that its widget is given as "ui:options" */
  fits(field: JsonObject): boolean;
}

/** undefined for a widget whose schema says nothing of it */
export const drawsOf: (widget: string) => Draws | undefined = memo((widget: string) => {
  const path = join(SCHEMAS_DIR, 'widgets', `${widget}.schema.json`);
  const draws = existsSync(path) ? readSchema(path).draws : undefined;
  if (!isObject(draws)) return undefined;
  const rule = createAjv().compile(draws);
  return { description: String(draws.description), fits: (field) => rule(field) };
});

const SAY_WHAT_IT_IS = ['type', 'enum', 'oneOf'];

/** All that is said of a field in every case, as one schema. */
function whole(schema: JsonObject): JsonObject {
  const all: unknown[] = Array.isArray(schema.allOf) ? schema.allOf : [];
  return Object.assign({}, ...all.filter(isObject).map(whole), schema);
}

/** A field as widgets judge it: its schema and its options; undefined where nothing says what it is. */
export function fieldToDraw({ nodes }: Form, node: FormNode): JsonObject | undefined {
  const parent = nodes.find(({ fields }) => fields.get(node.name) === node.schemas);
  const schema = parent && fieldSchema(parent, node.name);
  const field = schema && { ...whole(schema), 'ui:options': node.ui['ui:options'] ?? {} };
  return field && SAY_WHAT_IT_IS.some((word) => word in field) ? field : undefined;
}
