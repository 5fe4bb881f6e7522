import { isObject, type Json } from '../../form/paths.ts';
import { nameLabel } from '../../form/schema.ts';
import type { DisplayedField } from '../widget.ts';

/** Returns a line for each entry whose value is a text or a number: its title and the value. */
export function display(value: Json, { schema }: DisplayedField): string {
  const entries = isObject(value) ? Object.entries(value) : [];
  return entries
    .filter(([, inner]) => typeof inner === 'string' || typeof inner === 'number')
    .map(([key, inner]) => `${nameLabel(schema, key)}: ${inner}`)
    .join('\n');
}
