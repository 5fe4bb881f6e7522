import type { UiSchema } from '#types/content/ui-schema';
import type { FormSchema } from '../compiled.ts';
import { Field } from './Field.tsx';

interface FieldListProps {
  schema: FormSchema;
  uiSchema: UiSchema;
}

/**
 * The fields of a schema that reveals nothing and nests nothing, in its own order. It does without RJSF, which is
 * half of a page's weight: for a box with a question or two, not for a step.
 */
export function FieldList({ schema, uiSchema }: FieldListProps) {
  return (
    <div className="fields">
      {Object.entries(schema.properties ?? {}).map(
        ([name, property]) =>
          typeof property === 'object' && (
            <Field
              key={name}
              path={[name]}
              schema={property}
              uiSchema={(uiSchema[name] ?? {}) as UiSchema}
              required={schema.required?.includes(name) ?? false}
            />
          ),
      )}
    </div>
  );
}
