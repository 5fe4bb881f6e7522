import './button-group.css';
import { useRef } from 'react';
import type { ButtonGroupWidget } from '#types/widgets/button-group';
import type { Json } from '../../form/paths.ts';
import { type Choice, choicesOf } from '../../form/schema.ts';
import { NARROW, useMedia } from '../../ui/use-media.ts';
import { SelectControl } from '../select/SelectControl.tsx';
import { defineWidget, type WidgetProps } from '../widget.ts';
import { ChoiceTile, type RadioProps } from './ChoiceTile.tsx';

interface RadioGroupProps extends RadioProps {
  choices: readonly Choice[];
}

/**
 * Draws a group of radio buttons. Arrow keys move and choose, as in every radio group. Only a click, Enter or Space
 * is a deliberate choice (WCAG 3.2.2) and may open the next step.
 */
export function RadioGroup({ choices, ...field }: RadioGroupProps) {
  const moving = useRef(false);
  return (
    <div
      className="choices"
      id={field.id}
      data-layout={field.options.layout ?? 'tiles'}
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
        if (!event.currentTarget.contains(event.relatedTarget)) field.onBlur();
      }}
    >
      {choices.map((choice) => (
        <ChoiceTile
          key={String(choice.value)}
          choice={choice}
          field={field}
          onPress={() => {
            if (!moving.current) field.onCommit();
          }}
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
