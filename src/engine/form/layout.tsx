import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import type { FieldProps, ObjectFieldTemplateProps, TemplatesType } from '@rjsf/utils';
import type { UiSchema } from '#types/content/ui-schema';
import type { FormSchema } from '../compiled.ts';
import { Field } from './Field.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { isFieldGroup } from './schema.ts';

/**
 * Splits the work with RJSF: RJSF lays out objects without a widget, and everything else is one field. RJSF's own
 * field would need eight components where ours needs two.
 */
export function SchemaField(props: FieldProps<unknown, FormSchema>) {
  const uiSchema = (props.uiSchema ?? {}) as UiSchema;
  if (isFieldGroup(props.schema) && !uiSchema['ui:widget']) {
    // they define no fields, and with them RJSF would require what the first schema of `anyOf` requires
    const { dependencies: _, ...schema } = props.schema;
    return <ObjectField {...props} schema={schema} />;
  }
  return (
    <Field
      path={props.fieldPathId.path}
      schema={props.schema}
      uiSchema={uiSchema}
      required={props.required ?? false}
    />
  );
}

/** Draws the fields of an object. An object inside a form is a group. */
function ObjectFieldTemplate({ properties, fieldPathId, schema, uiSchema = {} }: ObjectFieldTemplateProps) {
  const fields = <div className="fields">{properties.map((property) => property.content)}</div>;
  if (fieldPathId.path.length === 0) return fields;
  return (
    <FieldGroup path={fieldPathId.path} schema={schema} uiSchema={uiSchema as UiSchema}>
      {fields}
    </FieldGroup>
  );
}

/** The only template that RJSF's ObjectField uses. */
export const templates: Partial<TemplatesType> = { ObjectFieldTemplate };
