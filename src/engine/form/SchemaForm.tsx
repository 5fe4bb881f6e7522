import { getDefaultRegistry } from '@rjsf/core';
import {
  createSchemaUtils,
  type Experimental_DefaultFormStateBehavior,
  type Registry,
  type UiSchema as RjsfUiSchema,
  toFieldPathId,
} from '@rjsf/utils';
import type { ValidatorFunctions } from '@rjsf/validator-ajv8';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { UiSchema } from '#types/content/ui-schema';
import type { FormSchema } from '../compiled.ts';
import { useEngine } from '../engine-context.ts';
import { useForm } from './form-context.ts';
import { SchemaField, templates } from './layout.tsx';

/** By default RJSF would tick consent boxes and add items to optional lists. */
const defaults: Experimental_DefaultFormStateBehavior = {
  constAsDefaults: 'never',
  arrayMinItems: { populate: 'requiredOnly' },
  emptyObjectFields: 'skipDefaults',
};

interface SchemaFormProps {
  schema: FormSchema;
  uiSchema: UiSchema;
}

/** Replaces RJSF's handlers: fields report to the form's store. */
const noop = () => {};

/**
 * Lays out the fields of a schema. RJSF's fields decide which fields there are and in which order, for the last data
 * that could change this. Values, validity and errors are in the form's store. RJSF's Form is not used: it has its
 * own state and would need a second commit for each change.
 */
export function SchemaForm({ schema, uiSchema }: SchemaFormProps) {
  const { validators } = useEngine();
  const { store, idPrefix } = useForm();
  const layout = useStore(store, (state) => state.layout);
  const root = useMemo(() => {
    const { fields, templates: given, ...rest } = getDefaultRegistry<unknown, FormSchema>();
    const registry: Registry<unknown, FormSchema> = {
      ...rest,
      fields: { ...fields, SchemaField },
      templates: { ...given, ...templates },
      rootSchema: schema,
      schemaUtils: createSchemaUtils(
        createPrecompiledValidator<unknown, FormSchema>(validators.compiled as ValidatorFunctions, schema),
        schema,
        defaults,
      ),
      globalFormOptions: { idPrefix, idSeparator: '_' },
    };
    return { registry, fieldPathId: toFieldPathId('', registry.globalFormOptions) };
  }, [validators, schema, idPrefix]);
  return (
    <div className="schema-form">
      <SchemaField
        {...root}
        name=""
        schema={schema}
        uiSchema={uiSchema as RjsfUiSchema<unknown, FormSchema>}
        formData={layout}
        onChange={noop}
        onBlur={noop}
        onFocus={noop}
      />
    </div>
  );
}
