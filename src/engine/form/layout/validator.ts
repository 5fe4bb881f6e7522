import { hashForSchema, JUNK_OPTION_ID, type ValidatorType } from '@rjsf/utils';
import type { FormSchema } from '../../compiled.ts';
import type { Rules } from '../../rules/rules.ts';

/**
 * RJSF's view of the compiled rules. It asks only which conditions hold, to lay the form out; what is valid is
 * judged outside, by the form's own store.
 *
 * @throws Error when it asks for a schema that was not compiled
 */
export function createLayoutValidator(rules: Rules): ValidatorType<unknown, FormSchema> {
  return {
    isValid: (schema, data) =>
      schema.$id !== JUNK_OPTION_ID && rules.find(schema.$id ?? hashForSchema(schema))(data),
    rawValidation: () => ({ errors: [] }),
    validateFormData: () => ({ errors: [], errorSchema: {} }),
  };
}
