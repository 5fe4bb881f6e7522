import { _, type CodeKeywordDefinition, type KeywordCxt } from 'ajv';
import { resolveBound } from '../../../src/engine/rules/runtime/date-range.ts';

const BOUND = {
  type: 'object',
  additionalProperties: false,
  required: ['from'],
  properties: {
    from: { enum: ['today', 'startOfMonth'] },
    years: { type: 'integer' },
    months: { type: 'integer' },
    days: { type: 'integer' },
  },
};

/**
 * `dateRange`: bounds relative to today, worked out when the rule runs.
 * It has to be a code keyword whose function is named by code: nothing else survives compiling ahead of time.
 */
export const dateRangeKeyword: CodeKeywordDefinition = {
  keyword: 'dateRange',
  type: 'string',
  schemaType: 'object',
  metaSchema: {
    type: 'object',
    additionalProperties: false,
    minProperties: 1,
    properties: { min: BOUND, max: BOUND },
  },
  error: {
    message: 'must lie within its dates',
    params: ({ params }) => _`{bound: ${params.bound}, limit: ${params.limit}}`,
  },
  code(cxt: KeywordCxt) {
    const { gen, data, schema } = cxt;
    const resolve = gen.scopeValue('func', { ref: resolveBound, code: _`require("rules").resolveBound` });
    for (const bound of ['min', 'max'] as const) {
      if (schema[bound] === undefined) continue;
      const limit = gen.const('limit', _`${resolve}(${schema[bound]})`);
      cxt.setParams({ bound, limit });
      // yyyy-MM-dd compares as text
      gen.if(bound === 'min' ? _`${data} < ${limit}` : _`${data} > ${limit}`, () => cxt.error(true));
    }
  },
};
