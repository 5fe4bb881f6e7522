import type { FormSchema } from '../compiled.ts';

/** Whether a schema without a widget is a group or a list, whose fields are drawn, rather than a field itself. */
export function holdsFields({ type, properties }: FormSchema): boolean {
  return type === 'object' || type === 'array' || (type === undefined && properties !== undefined);
}
