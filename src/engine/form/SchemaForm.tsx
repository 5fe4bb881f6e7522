import Form from '@rjsf/core';
import type { Experimental_DefaultFormStateBehavior, UiSchema as RjsfUiSchema } from '@rjsf/utils';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { UiSchema } from '#types/content/ui-schema';
import type { FormSchema } from '../compiled.ts';
import { useEngine } from '../engine-context.ts';
import { useForm } from './form-context.ts';
import { SchemaField } from './layout/SchemaField.tsx';
import { templates } from './layout/templates.tsx';
import { createLayoutValidator } from './layout/validator.ts';

const fields = { SchemaField };

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

/**
 * Lays the fields of a schema out. RJSF resolves which fields there are and in which order, for the data of the
 * last change that could matter to it; values, validity and errors live in the form's store.
 */
export function SchemaForm({ schema, uiSchema }: SchemaFormProps) {
  const { rules } = useEngine();
  const { store, idPrefix } = useForm();
  const layout = useStore(store, (state) => state.layout);
  const validator = useMemo(() => createLayoutValidator(rules), [rules]);
  return (
    <Form
      tagName="div"
      className="schema-form"
      idPrefix={idPrefix}
      schema={schema}
      uiSchema={uiSchema as RjsfUiSchema<unknown, FormSchema>}
      formData={layout}
      validator={validator}
      fields={fields}
      templates={templates}
      experimental_defaultFormStateBehavior={defaults}
      noValidate
      showErrorList={false}
    >
      {/* any child at all keeps RJSF's submit button away */}
      {true}
    </Form>
  );
}
