import { getDefaultRegistry } from '@rjsf/core';
import type { FieldProps, FieldTemplateProps, ObjectFieldTemplateProps, TemplatesType } from '@rjsf/utils';
import type { UiSchema } from '#types/content/ui-schema';
import type { FormSchema } from '../compiled.ts';
import { Field } from './Field.tsx';
import { isFieldGroup } from './schema.ts';

const { SchemaField: RjsfSchemaField } = getDefaultRegistry().fields;

/**
 * Splits the work with RJSF: RJSF lays out objects without a widget, and everything else is one field. RJSF's own
 * field would need eight components where ours needs two.
 */
export function SchemaField(props: FieldProps<unknown, FormSchema>) {
  const uiSchema = (props.uiSchema ?? {}) as UiSchema;
  if (RjsfSchemaField && isFieldGroup(props.schema) && !uiSchema['ui:widget'])
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

/** Draws no frame, because each field draws its own. */
function FieldTemplate({ children }: FieldTemplateProps) {
  return <>{children}</>;
}

/** Draws the fields of an object. An object with a title inside a form is a group. */
function ObjectFieldTemplate({ properties, title, fieldPathId, schema }: ObjectFieldTemplateProps) {
  const fields = <div className="fields">{properties.map((property) => property.content)}</div>;
  if (fieldPathId.path.length === 0 || !schema.title) return fields;
  return (
    <fieldset className="field-group">
      <legend>{title}</legend>
      {fields}
    </fieldset>
  );
}

const Nothing = () => null;

export const templates: Partial<TemplatesType> = {
  FieldTemplate,
  ObjectFieldTemplate,
  FieldErrorTemplate: Nothing,
  FieldHelpTemplate: Nothing,
  DescriptionFieldTemplate: Nothing,
};
