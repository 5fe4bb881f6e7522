import './money.css';
import { useState } from 'react';
import type { MoneyWidget } from '#types/widgets/money';
import { useTextInput } from '../text/use-text-input.ts';
import { defineWidget, type WidgetProps } from '../widget.ts';
import { formatAmount, parseAmount } from './amount.ts';
import { display } from './display.ts';

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
        id={field.id}
        name={field.name}
        type="text"
        inputMode={field.schema.type === 'integer' ? 'numeric' : 'decimal'}
        value={isTyped ? typed : textOf(value)}
        placeholder={options.placeholder}
        autoComplete={field.autoComplete ?? 'off'}
        aria-required={field.required || undefined}
        aria-invalid={field.invalid || undefined}
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
