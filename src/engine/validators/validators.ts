/** One thing a value did wrong, as ajv reports it. */
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

/** Answers questions about data by the rules that were compiled with a page's content. */
export interface Validators {
  /** Whether the data fits; an absent schema is no condition at all, so it holds. */
  test(schema: Condition | undefined, data: unknown): boolean;
  /** All that the data does wrong; empty when it fits. */
  errors(schema: Condition, data: unknown): readonly ValidationError[];
  /** @throws Error when the schema was not compiled: content and rules are out of step. */
  find(id: string): Validator;
}

export function createValidators(compiled: CompiledValidators): Validators {
  const find = (id: string): Validator => {
    const rule = compiled[id];
    if (!rule) throw new Error(`The rule "${id}" was not compiled. Build the content again.`);
    return rule;
  };
  const ruleOf = (schema: Condition): Validator => {
    if (!schema.$id) throw new Error('A schema without $id was not compiled. Build the content again.');
    return find(schema.$id);
  };
  return {
    find,
    test: (schema, data) => schema === undefined || ruleOf(schema)(data),
    errors(schema, data) {
      const rule = ruleOf(schema);
      return rule(data) ? [] : (rule.errors ?? []);
    },
  };
}
