/** An error of a value, as ajv reports it. */
export interface ValidationError {
  /** JSON pointer to the value, '' for the root */
  instancePath: string;
  keyword: string;
  params: Readonly<Record<string, unknown>>;
}

/** A JSON Schema compiled ahead of time. Holds its errors until the next call, as ajv's functions do. */
export interface Validator {
  (data: unknown): boolean;
  errors?: ValidationError[] | null;
}

export type CompiledValidators = Readonly<Record<string, Validator>>;

/** A schema in compiled content: `$id` names its compiled rule. */
export interface Condition {
  $id?: string;
}

/** Validates data by the schemas that were compiled with a page's content. */
export interface Validators {
  /** Tells whether the data fits a condition; an absent one always holds. */
  test(condition: Condition | undefined, data: unknown): boolean;
  /** Returns all that is wrong with the data; empty when it is valid. */
  errors(schema: Condition, data: unknown): readonly ValidationError[];
  /** The compiled functions by `$id`, as RJSF wants them. */
  compiled: CompiledValidators;
}

/** Makes the validators of a page. They throw for a schema that was not compiled. */
export function createValidators(compiled: CompiledValidators): Validators {
  const find = ({ $id = '' }: Condition): Validator => {
    const validator = compiled[$id];
    if (!validator) throw new Error(`No validator "${$id}" was compiled. Build the content again.`);
    return validator;
  };
  return {
    compiled,
    test: (condition, data) => condition === undefined || find(condition)(data),
    errors(schema, data) {
      const validate = find(schema);
      return validate(data) ? [] : (validate.errors ?? []);
    },
  };
}
