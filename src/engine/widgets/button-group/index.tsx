import './button-group.css';
import { useRef } from 'react';
import type { ButtonGroupWidget } from '#types/widgets/button-group';
import type { Json } from '../../form/paths.ts';
import { type Choice, choicesOf } from '../../form/schema.ts';
import { NARROW, useMedia } from '../../ui/use-media.ts';
import { SelectControl } from '../select/SelectControl.tsx';
import { defineWidget, type WidgetProps } from '../widget.ts';
import { ChoiceTile } from './ChoiceTile.tsx';

interface RadioGroupProps extends WidgetProps<Json, Pick<ButtonGroupWidget, 'layout' | 'choices'>> {
  choices: readonly Choice[];
}

/**
 * Draws a group of radio buttons. Arrow keys move and choose, as in every radio group. Only a click, Enter or Space
 * is a deliberate choice (WCAG 3.2.2) and may open the next step.
 */
export function RadioGroup({
  options,
  choices,
  value,
  onChange,
  onBlur,
  onCommit,
  ...field
}: RadioGroupProps) {
  const moving = useRef(false);
  return (
    <div
      className="choices"
      id={field.id}
      data-layout={options.layout ?? 'tiles'}
      role="radiogroup"
      aria-labelledby={`${field.id}-label`}
      aria-describedby={field.describedBy}
      aria-required={field.required || undefined}
      aria-invalid={field.invalid || undefined}
      onKeyDown={(event) => {
        moving.current = event.key.startsWith('Arrow');
      }}
      onKeyUp={() => {
        moving.current = false;
      }}
      onPointerDown={() => {
        moving.current = false;
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur();
      }}
    >
      {choices.map((choice) => (
        <ChoiceTile
          key={String(choice.value)}
          id={`${field.id}-${choice.value}`}
          name={field.name}
          label={choice.label}
          value={String(choice.value)}
          checked={choice.value === value}
          onChoose={() => {
            if (choice.value !== value) onChange(choice.value, choice.label);
          }}
          onPress={() => {
            if (!moving.current) onCommit();
          }}
          onCommit={onCommit}
          {...options.choices?.[String(choice.value)]}
        />
      ))}
    </div>
  );
}

/**
 * Draws a choice between a few options: as tiles, as a row, or as a dropdown on narrow screens if the author prefers
 * that.
 */
function ButtonGroup(props: WidgetProps<Json, ButtonGroupWidget>) {
  const narrow = useMedia(NARROW);
  const choices = choicesOf(props.schema);
  if (narrow && props.options.narrow === 'select') {
    return <SelectControl {...props} options={{}} choices={choices} loading={false} />;
  }
  return <RadioGroup {...props} choices={choices} />;
}

export const widget = defineWidget('group', ButtonGroup);
