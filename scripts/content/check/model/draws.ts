import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createAjv } from '../../../schemas/ajv.ts';
import { readSchema, SCHEMAS_DIR } from '../../../schemas/read.ts';
import { isObject, type JsonObject } from '../../json.ts';
import { memo } from '../memo.ts';

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
