import { Fragment, type ReactNode } from 'react';
import type { UiSchema } from '#types/content/ui-schema';
import type { FormSchema } from '../compiled.ts';
import { Field } from './Field.tsx';

interface FieldListProps {
  schema: FormSchema;
  uiSchema: UiSchema;
  /** Elements to draw below a field, by the field's name. */
  below?: Readonly<Record<string, ReactNode>>;
}

/**
 * Draws the fields of a schema in order, without reveals or groups. It works without RJSF, which is half of a page's
 * weight. Use it for a box with one or two questions, not for a step.
 */
export function FieldList({ schema, uiSchema, below }: FieldListProps) {
  return (
    <div className="fields">
      {Object.entries(schema.properties ?? {}).map(
        ([name, property]) =>
          typeof property === 'object' && (
            <Fragment key={name}>
              <Field
                path={[name]}
                schema={property}
                uiSchema={(uiSchema[name] ?? {}) as UiSchema}
                required={schema.required?.includes(name) ?? false}
              />
              {below?.[name]}
            </Fragment>
          ),
      )}
    </div>
  );
}
