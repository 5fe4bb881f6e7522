import type { FieldTemplateProps, ObjectFieldTemplateProps, TemplatesType } from '@rjsf/utils';

/** A field draws its own frame, so RJSF's is nothing but what it holds. */
function FieldTemplate({ children }: FieldTemplateProps) {
  return <>{children}</>;
}

/** The fields of an object; a titled one inside a form is a group of its own. */
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
