/** A validation error, as ajv reports it. */
export interface ValidationError {
  /** JSON pointer to the value; '' for the root */
  instancePath: string;
  keyword: string;
  /** The name that breaks a rule inside `propertyNames`. */
  propertyName?: string;
  params: Readonly<Record<string, unknown>>;
}

/** A JSON Schema compiled ahead of time. Like ajv's functions, it keeps its errors until the next call. */
export interface Validator {
  (data: unknown): boolean;
  errors?: ValidationError[] | null;
}

export type CompiledValidators = Readonly<Record<string, Validator>>;

/** A schema in compiled content. `$id` names its compiled rule. */
export interface Condition {
  $id?: string;
}

/** Validates data with the schemas that were compiled with a page's content. */
export interface Validators {
  /** Returns true if the data meets a condition, or if there is no condition. */
  test(condition: Condition | undefined, data: unknown): boolean;
  /** Returns all errors of the data; empty if it is valid. */
  errors(schema: Condition, data: unknown): readonly ValidationError[];
  /** The compiled functions by `$id`, as RJSF expects them. */
  compiled: CompiledValidators;
}

/** Creates a page's validators. They throw for a schema that was not compiled. */
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
