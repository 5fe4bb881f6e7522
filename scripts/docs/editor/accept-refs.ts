import { join } from 'node:path';
import { isObject, type JsonObject } from '../../content/json.ts';
import { readSchema, SCHEMAS_DIR } from '../../schemas/read.ts';

const TAKEN = {
  type: 'string',
  description:
    'Takes in what stands elsewhere: file.json#/pointer, file.json, or #/pointer in this file. What is written beside it wins.',
  pattern: '^[^#]*(#(/.*)?)?$',
  // below the words that are asked for more often
  suggestSortText: '~',
};

const REF = { $ref: '#/$defs/taken' };
const LEGAL = { $ref: '#/$defs/legal' };

function legalSchema(): JsonObject {
  const { $defs } = readSchema(join(SCHEMAS_DIR, 'content/common.schema.json'));
  const legal = isObject($defs) ? $defs.legal : undefined;
  if (!isObject(legal)) throw new Error('The schema of common content says nothing of "$legal".');
  return { ...legal, suggestSortText: TAKEN.suggestSortText };
}

/** What `acceptRefs` leads to. */
export const refDefs = {
  taken: TAKEN,
  legal: legalSchema(),
  onlyTaken: { properties: { $ref: REF }, required: ['$ref'], additionalProperties: false },
};

/** What a schema requires, unless a `$ref` may bring it in. */
function requireUnlessTaken(schema: JsonObject): JsonObject {
  const { required, ...rest } = schema;
  if (!Array.isArray(required) || required.length === 0) return rest;
  const unlessTaken = { if: { required: ['$ref'] }, else: { required } };
  return { ...rest, allOf: [...(Array.isArray(rest.allOf) ? rest.allOf : []), unlessTaken] };
}

/**
 * A schema for content as it is written: a group of words, a list or a text may be a `$ref` to one, and a group may say
 * by `$legal` which of its texts are legal ones. Our schemas speak of content whose `$ref`s are resolved.
 */
export function acceptRefs(schema: JsonObject): JsonObject {
  const isText = schema.type === 'string' && !schema.enum;
  if (isText || schema.type === 'array') {
    const also = Array.isArray(schema.allOf) ? schema.allOf : [];
    return { ...schema, type: [schema.type, 'object'], allOf: [...also, { $ref: '#/$defs/onlyTaken' }] };
  }
  if (schema.type !== 'object' && !isObject(schema.properties)) return requireUnlessTaken(schema);
  const properties = isObject(schema.properties) ? schema.properties : {};
  return requireUnlessTaken({ ...schema, properties: { ...properties, $ref: REF, $legal: LEGAL } });
}
