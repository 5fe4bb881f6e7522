import { getDefaultRegistry } from '@rjsf/core';
import type { FieldProps } from '@rjsf/utils';
import type { UiSchema } from '#types/content/ui-schema';
import type { FormSchema } from '../../compiled.ts';
import { Field } from '../Field.tsx';
import { holdsFields } from '../holds-fields.ts';

const { SchemaField: RjsfSchemaField } = getDefaultRegistry().fields;

/**
 * Where RJSF's layout ends and a field of ours begins: objects without a widget are laid out by RJSF, everything else
 * is one field. RJSF's own field would draw through eight components what ours draws in two.
 */
export function SchemaField(props: FieldProps<unknown, FormSchema>) {
  const uiSchema = (props.uiSchema ?? {}) as UiSchema;
  if (RjsfSchemaField && holdsFields(props.schema) && !uiSchema['ui:widget'])
    return <RjsfSchemaField {...props} />;
  return (
    <Field
      path={props.fieldPathId.path}
      schema={props.schema}
      uiSchema={uiSchema}
      required={props.required ?? false}
    />
  );
}
