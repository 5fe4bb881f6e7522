import type { TypeaheadWidget } from '#types/widgets/typeahead';
import type { Json } from '../../form/paths.ts';
import type { DisplayedField } from '../widget.ts';
import { textOf } from './suggestions.ts';

/** Returns the label of the chosen item, with its detail: Emma (Jane Austen). */
export function display(value: Json, { options }: DisplayedField<TypeaheadWidget>): string {
  const { labelKey = 'name', detailKey } = options;
  const label = textOf(value, labelKey);
  const detail = detailKey && typeof value !== 'string' ? textOf(value, detailKey) : '';
  return detail ? `${label} (${detail})` : label;
}
