import { hashForSchema, JUNK_OPTION_ID, type ValidatorType } from '@rjsf/utils';
import type { FormSchema } from '../../compiled.ts';
import type { Validators } from '../../validators/validators.ts';

/**
 * RJSF's view of the compiled rules. It asks only which conditions hold, to lay the form out; what is valid is
 * judged outside, by the form's own store.
 *
 * @throws Error when it asks for a schema that was not compiled
 */
export function createLayoutValidator(validators: Validators): ValidatorType<unknown, FormSchema> {
  return {
    isValid: (schema, data) =>
      schema.$id !== JUNK_OPTION_ID && validators.find(schema.$id ?? hashForSchema(schema))(data),
    rawValidation: () => ({ errors: [] }),
    validateFormData: () => ({ errors: [], errorSchema: {} }),
  };
}
