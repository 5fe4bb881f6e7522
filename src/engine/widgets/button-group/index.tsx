import './button-group.css';
import { useRef } from 'react';
import type { ButtonGroupWidget } from '#types/widgets/button-group';
import type { Json } from '../../form/paths.ts';
import { choicesOf } from '../../form/schema.ts';
import { NARROW, useMedia } from '../../ui/use-media.ts';
import { SelectControl } from '../select/SelectControl.tsx';
import { defineWidget, type WidgetProps } from '../widget.ts';
import { ChoiceTile } from './ChoiceTile.tsx';

/**
 * Draws a group of radio buttons. The arrow keys move and choose, as in every radio group, but only a click, Enter or
 * Space is a choice that is meant (WCAG 3.2.2), and only that may lead on to the next step.
 */
function RadioGroup({
  options,
  schema,
  value,
  onChange,
  onBlur,
  onCommit,
  ...field
}: WidgetProps<Json, ButtonGroupWidget>) {
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
      {choicesOf(schema).map((choice) => (
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

/** Draws one choice among a few: tiles, a row, or on a narrow screen a dropdown where the author prefers that. */
function ButtonGroup(props: WidgetProps<Json, ButtonGroupWidget>) {
  const narrow = useMedia(NARROW);
  if (narrow && props.options.narrow === 'select') {
    return <SelectControl {...props} options={{}} choices={choicesOf(props.schema)} loading={false} />;
  }
  return <RadioGroup {...props} />;
}

export const widget = defineWidget('group', ButtonGroup);
