import { Fragment, type ReactNode } from 'react';
import type { UiSchema } from '#types/content/ui-schema';
import type { FormSchema } from '../compiled.ts';
import { Field } from './Field.tsx';

interface FieldListProps {
  schema: FormSchema;
  uiSchema: UiSchema;
  /** Elements below a field, by the field's name. */
  below?: Readonly<Record<string, ReactNode>>;
}

/**
 * Draws the fields of a schema without reveals or groups, in its own order. It does without RJSF, which is
 * half of a page's weight: for a box with a question or two, not for a step.
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
