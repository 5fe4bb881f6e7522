import type { FormSchema } from '../../compiled.ts';
import type { Json } from '../../form/paths.ts';
import { choicesOf } from '../../form/schema.ts';
import type { DisplayedField } from '../widget.ts';
import { tickedChoices } from './ticked.ts';

const list = new Intl.ListFormat('en-GB');

/** Returns the titles of the ticked choices as a list: Asthma, diabetes and gout. */
export function display(value: Json, { schema }: DisplayedField): string {
  return list.format(tickedChoices(choicesOf(schema.items as FormSchema), value).map(({ label }) => label));
}
