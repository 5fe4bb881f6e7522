import type { MoneyWidget } from '#types/widgets/money';
import type { Json } from '../../form/paths.ts';
import type { DisplayedField } from '../widget.ts';
import { formatAmount } from './amount.ts';

/** Returns an amount with its currency: A$1,250.50. A text that is no amount stays as it was typed. */
export function display(value: Json, { options: { prefix = '' } }: DisplayedField<MoneyWidget>): string {
  if (typeof value !== 'number') return String(value);
  return `${value < 0 ? '-' : ''}${prefix}${formatAmount(Math.abs(value))}`;
}
