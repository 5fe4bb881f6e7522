import type { NumberWidget } from '#types/widgets/number';
import type { Json } from '../../form/paths.ts';
import type { DisplayedField } from '../widget.ts';

/** Returns a number with its unit: 5 years. A text that is no number stays as it was typed. */
export function display(value: Json, { options: { suffix } }: DisplayedField<NumberWidget>): string {
  return suffix && typeof value === 'number' ? `${value} ${suffix}` : String(value);
}
