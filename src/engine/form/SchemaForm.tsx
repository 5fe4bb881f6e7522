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

/** Without these a consent box comes ticked, and optional lists come with items. */
const defaults: Experimental_DefaultFormStateBehavior = {
  constAsDefaults: 'never',
  arrayMinItems: { populate: 'requiredOnly' },
  emptyObjectFields: 'skipDefaults',
};

interface SchemaFormProps {
  schema: FormSchema;
  uiSchema: UiSchema;
}

/** Takes the place of RJSF's handlers: fields report to the form's store. */
const noop = () => {};

/**
 * Lays the fields of a schema out. RJSF's fields resolve which fields there are and in which order, for the data of
 * the last change that could matter to it; values, validity and errors live in the form's store. RJSF's Form stays
 * out of it: it keeps a state of its own, and a second commit each time to bring it up to date.
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
