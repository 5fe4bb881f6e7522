import orderProperties from '@rjsf/utils/lib/orderProperties.js';
import { useStore } from 'zustand';
import type { UiSchema } from '#types/content/ui-schema';
import type { FormSchema } from '../compiled.ts';
import { useEngine } from '../engine-context.ts';
import { Field, type FieldProps } from './Field.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { useForm } from './form-context.ts';
import { getIn, type JsonObject, type Path } from './paths.ts';
import { requiredFields, revealedFields, shapeOf } from './revealed-fields.ts';
import { isFieldGroup } from './schema.ts';

/** Returns the names of the fields of an object inside a widget. Constants that its uiSchema does not name are no fields. */
export function drawnNames(fields: Readonly<Record<string, FormSchema>>, uiSchema: UiSchema): string[] {
  const isDrawn = (name: string) => Object.hasOwn(uiSchema, name) || typeof fields[name]?.const !== 'string';
  return orderProperties(Object.keys(fields).filter(isDrawn), uiSchema['ui:order']);
}

/** Draws a field, or a group with the fields of an object that has no widget. */
export function FieldOrGroup(props: FieldProps) {
  const { path, schema, uiSchema } = props;
  if (!isFieldGroup(schema) || uiSchema['ui:widget']) return <Field {...props} />;
  return (
    <FieldGroup path={path} schema={schema} uiSchema={uiSchema}>
      <ObjectFields path={path} schema={schema} uiSchema={uiSchema} />
    </FieldGroup>
  );
}

interface ObjectFieldsProps {
  path: Path;
  schema: FormSchema;
  uiSchema: UiSchema;
}

/**
 * Draws the fields of an object inside a widget. Its layout only changes when its own answers reveal or hide a field.
 */
export function ObjectFields({ path, schema, uiSchema }: ObjectFieldsProps) {
  const { validators } = useEngine();
  const { store } = useForm();
  // renders again when this changes; the values read below only change together with it
  useStore(store, ({ visible }) => shapeOf(schema, getIn(visible, path), validators));
  const data = (getIn(store.getState().visible, path) ?? {}) as JsonObject;
  const fields = revealedFields(schema, data, validators);
  const required = requiredFields(schema, data, validators);
  return (
    <div className="fields">
      {drawnNames(fields, uiSchema).map((name) => (
        <FieldOrGroup
          key={name}
          path={[...path, name]}
          schema={fields[name] ?? {}}
          uiSchema={(uiSchema[name] ?? {}) as UiSchema}
          required={required.has(name)}
        />
      ))}
    </div>
  );
}
