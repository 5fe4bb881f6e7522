import type { FormSchema } from '../compiled.ts';

/** Whether a schema without a widget is a group, whose fields are drawn, rather than a field itself. */
export function holdsFields({ type, properties }: FormSchema): boolean {
  return type === 'object' || (type === undefined && properties !== undefined);
}
