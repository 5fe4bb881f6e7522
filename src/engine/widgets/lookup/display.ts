import type { LookupWidget } from '#types/widgets/lookup';
import { fill } from '../../fill.ts';
import type { Json } from '../../form/paths.ts';
import { chosenItem, textOf } from '../typeahead/suggestions.ts';
import type { DisplayedField } from '../widget.ts';

/** Returns the number or code, and on the next line the text about the item that was found. */
export function display(value: Json, { options: { labelKey, found } }: DisplayedField<LookupWidget>): string {
  const item = chosenItem(value);
  return item ? `${textOf(value, labelKey)}\n${fill(found, item)}` : textOf(value, labelKey);
}
