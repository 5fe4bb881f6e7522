import { join } from 'node:path';
import { isObject, type JsonObject } from '../../content/json.ts';
import { readSchema, SCHEMAS_DIR } from '../../schemas/read.ts';

const CONTENT_REF = {
  type: 'string',
  description:
    'Inserts content from elsewhere: file.json#/pointer, file.json, or #/pointer for this file. Keys beside it override it.',
  pattern: '^[^#]*(#(/.*)?)?$',
  // below the keys that are used more often
  suggestSortText: '~',
};

const REF = { $ref: '#/$defs/contentRef' };
const LEGAL = { $ref: '#/$defs/legal' };

function legalSchema(): JsonObject {
  const { $defs } = readSchema(join(SCHEMAS_DIR, 'content/common.schema.json'));
  const legal = isObject($defs) ? $defs.legal : undefined;
  if (!isObject(legal)) throw new Error('content/common.schema.json does not define "legal".');
  return { ...legal, suggestSortText: CONTENT_REF.suggestSortText };
}

/** The definitions that `acceptRefs` refers to. */
export const refDefs = {
  contentRef: CONTENT_REF,
  legal: legalSchema(),
  onlyRef: { properties: { $ref: REF }, required: ['$ref'], additionalProperties: false },
};

/** Requires what a schema requires only where there is no `$ref`, which may bring it. */
function requireUnlessRef(schema: JsonObject): JsonObject {
  const { required, ...rest } = schema;
  if (!Array.isArray(required) || required.length === 0) return rest;
  const unlessRef = { if: { required: ['$ref'] }, else: { required } };
  return { ...rest, allOf: [...(Array.isArray(rest.allOf) ? rest.allOf : []), unlessRef] };
}

/** Lets a `$ref` replace any text, list or group: our schemas are for content without `$ref`s. */
export function acceptRefs(schema: JsonObject): JsonObject {
  const isText = schema.type === 'string' && !schema.enum;
  if (isText || schema.type === 'array') {
    const also = Array.isArray(schema.allOf) ? schema.allOf : [];
    return { ...schema, type: [schema.type, 'object'], allOf: [...also, { $ref: '#/$defs/onlyRef' }] };
  }
  if (schema.type !== 'object' && !isObject(schema.properties)) return requireUnlessRef(schema);
  const properties = isObject(schema.properties) ? schema.properties : {};
  return requireUnlessRef({ ...schema, properties: { ...properties, $ref: REF, $legal: LEGAL } });
}
