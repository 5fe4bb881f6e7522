import '../checkbox/checkbox.css';
import './checkboxes.css';
import { useEffect } from 'react';
import type { CheckboxesWidget } from '#types/widgets/checkboxes';
import type { FormSchema } from '../../compiled.ts';
import { onLeave } from '../../form/FieldGroup.tsx';
import type { Json } from '../../form/paths.ts';
import { type Choice, choicesOf } from '../../form/schema.ts';
import { type DisplayedField, defineWidget, type WidgetProps } from '../widget.ts';
import { tickedChoices, toggled } from './ticked.ts';

const list = new Intl.ListFormat('en-GB');

/** Returns the titles of the ticked choices as a list: Asthma, diabetes and gout. */
function display(value: Json, { schema }: DisplayedField): string {
  return list.format(tickedChoices(choicesOf(schema.items as FormSchema), value).map(({ label }) => label));
}

/** Draws a checkbox for each choice. The answer has the ticked choices in the order of the field. */
function Checkboxes({
  options: { none },
  schema,
  value,
  onChange,
  onBlur,
  ...field
}: WidgetProps<Json[], CheckboxesWidget>) {
  const choices = choicesOf(schema.items as FormSchema);
  const ticked = tickedChoices(choices, value);
  const { minItems = 0 } = schema;

  const answer = (next: readonly Choice[]) => {
    const labels = next.map(({ label }) => label).join(', ');
    // too few may become enough: then the error only shows after the visitor leaves the group
    const isEnough = next.length >= minItems;
    onChange(next.length > 0 ? next.map((choice) => choice.value) : undefined, isEnough ? labels : undefined);
  };

  // restored values that are no longer choices are removed, because there is no box to untick
  const isGone = value !== undefined && value.length !== ticked.length;
  useEffect(() => {
    if (isGone) onChange(ticked.length > 0 ? ticked.map((choice) => choice.value) : undefined);
  });

  return (
    <fieldset
      className="checkboxes"
      id={field.id}
      aria-labelledby={`${field.id}-label`}
      aria-describedby={field.describedBy}
      onBlur={onLeave(onBlur)}
    >
      {choices.map((choice) => (
        <label
          className="checkbox"
          key={String(choice.value)}
          data-none={String(choice.value) === none || undefined}
        >
          <input
            id={`${field.id}-${choice.value}`}
            name={field.name}
            type="checkbox"
            value={String(choice.value)}
            checked={ticked.includes(choice)}
            aria-invalid={field.invalid || undefined}
            onChange={() => answer(toggled(choices, ticked, choice, none))}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </fieldset>
  );
}

export const widget = defineWidget('group', Checkboxes, { display });
