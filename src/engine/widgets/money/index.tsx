import './money.css';
import { useState } from 'react';
import type { MoneyWidget } from '#types/widgets/money';
import type { Json } from '../../form/paths.ts';
import { useTextInput } from '../text/use-text-input.ts';
import { controlProps, type DisplayedField, defineWidget, type WidgetProps } from '../widget.ts';
import { formatAmount, parseAmount } from './amount.ts';

/** Returns an amount with its currency: A$1,250.50. A text that is no amount stays as it was typed. */
function display(value: Json, { options: { prefix = '' } }: DisplayedField<MoneyWidget>): string {
  if (typeof value !== 'number') return String(value);
  return `${value < 0 ? '-' : ''}${prefix}${formatAmount(Math.abs(value))}`;
}

const textOf = (value: number | string | undefined) =>
  typeof value === 'number' ? formatAmount(value) : (value ?? '');

/** Draws an amount of dollars. The typed text stays until the visitor leaves the field. */
function Money({ options, value, onChange, ...field }: WidgetProps<number | string, MoneyWidget>) {
  const [typed, setTyped] = useState('');
  const isTyped = parseAmount(typed) === value;
  const input = useTextInput((text = '') => {
    setTyped(text);
    onChange(parseAmount(text));
  });
  const prefixId = `${field.id}-prefix`;
  return (
    <div className="money">
      <span className="money-prefix" id={prefixId}>
        {options.prefix}
      </span>
      <input
        className="control"
        {...controlProps(field)}
        type="text"
        inputMode={field.schema.type === 'integer' ? 'numeric' : 'decimal'}
        value={isTyped ? typed : textOf(value)}
        placeholder={options.placeholder}
        autoComplete={field.autoComplete ?? 'off'}
        aria-describedby={[prefixId, field.describedBy].filter(Boolean).join(' ')}
        {...input}
        onBlur={() => {
          setTyped('');
          field.onBlur();
        }}
      />
    </div>
  );
}

export const widget = defineWidget('label', Money, { width: 10, display });
