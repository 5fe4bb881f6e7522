import { _, type CodeKeywordDefinition, type KeywordCxt } from 'ajv';
import { resolveBound } from '../../../src/engine/validators/date-range.ts';

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

/** A code keyword that refers to its function in code. Other kinds do not work in validators compiled ahead of time. */
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
    params: ({ params: { bound, min = _`undefined`, max = _`undefined` } }) =>
      _`{bound: ${bound}, min: ${min}, max: ${max}}`,
  },
  code(cxt: KeywordCxt) {
    const { gen, data, schema } = cxt;
    const resolve = gen.scopeValue('func', {
      ref: resolveBound,
      code: _`require("date-range").resolveBound`,
    });
    const limitOf = (bound: 'min' | 'max') =>
      schema[bound] && gen.const(bound, _`${resolve}(${schema[bound]})`);
    const min = limitOf('min');
    const max = limitOf('max');
    const fail = (bound: 'min' | 'max') => () => {
      cxt.setParams({ bound, min, max });
      cxt.error(true);
    };
    // days as yyyy-MM-dd compare as text
    if (min) gen.if(_`${data} < ${min}`, fail('min'));
    if (max) gen.if(_`${data} > ${max}`, fail('max'));
  },
};
