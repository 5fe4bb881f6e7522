import { join } from 'node:path';
import { readNames } from '../../content/check/names.ts';
import { isObject, type JsonObject } from '../../content/json.ts';
import { readSchema, SCHEMAS_DIR } from '../../schemas/read.ts';

/** What conditions may read beside a form's own answers. */
export interface Facts {
  /** what each may be, as a schema without `$ref` */
  schemas: ReadonlyMap<string, JsonObject>;
  /** those that are a visitor's answers, kept under the names of their fields */
  answered: ReadonlySet<string>;
}

/**
 * The facts of this project. One whose schema is taken from the record of what a visitor told is an answer; one that
 * is described here is known to code alone, whatever field shares its name.
 */
export function readFacts(): Facts {
  const { properties } = readSchema(join(SCHEMAS_DIR, 'data/facts.schema.json'));
  const entries = Object.entries(isObject(properties) ? properties : {});
  const taken = entries.filter(([, fact]) => isObject(fact) && typeof fact.$ref === 'string');
  return { schemas: readNames().factSchemas, answered: new Set(taken.map(([name]) => name)) };
}
