import type { UiSchema } from '#types/content/ui-schema';
import type { FormSchema } from '../compiled.ts';

/** The widget that draws a field: the one its author names, else the plain one of its type. */
export function widgetNameOf(schema: FormSchema, uiSchema: UiSchema): string {
  const named = uiSchema['ui:widget'];
  if (named) return named;
  if (schema.type === 'array') return 'list';
  if (schema.enum || schema.oneOf) return 'select';
  return schema.type === 'number' || schema.type === 'integer' ? 'number' : 'text';
}
