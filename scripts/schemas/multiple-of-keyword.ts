import { _, type CodeKeywordDefinition, str } from 'ajv';
import { isMultipleOf } from '../../src/engine/validators/multiple-of.ts';

/** Replaces ajv's `multipleOf`, which rejects 19.99 as a multiple of 0.01. Its `multipleOfPrecision` is not exact. */
export const multipleOfKeyword: CodeKeywordDefinition = {
  keyword: 'multipleOf',
  type: 'number',
  schemaType: 'number',
  error: {
    message: ({ schemaCode }) => str`must be multiple of ${schemaCode}`,
    params: ({ schemaCode }) => _`{limit: ${schemaCode}}`,
  },
  code(cxt) {
    const isMultiple = cxt.gen.scopeValue('func', {
      ref: isMultipleOf,
      code: _`require("multiple-of").isMultipleOf`,
    });
    cxt.fail(_`!${isMultiple}(${cxt.data}, ${cxt.schemaCode})`);
  },
};
