import type { MapWidget } from '#types/widgets/map';
import { isObject, type Json } from '../../form/paths.ts';
import type { DisplayedField } from '../widget.ts';

/** Returns a line for each entry whose value is a text or a number: its title and the value. */
export function display(value: Json, { options }: DisplayedField<MapWidget>): string {
  const entries = isObject(value) ? Object.entries(value) : [];
  return entries
    .filter(([, inner]) => typeof inner === 'string' || typeof inner === 'number')
    .map(([key, inner]) => `${options.keyTitles?.[key] ?? key}: ${inner}`)
    .join('\n');
}
