import type { ButtonGroupWidget } from '#types/widgets/button-group';
import type { Json } from '../../form/paths.ts';
import type { Choice } from '../../form/schema.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { WidgetProps } from '../widget.ts';

export type RadioProps = WidgetProps<Json, Pick<ButtonGroupWidget, 'layout' | 'choices'>>;

interface ChoiceTileProps {
  choice: Choice;
  /** The group's field. */
  field: RadioProps;
  /** Called for a click. Arrow keys also cause one. */
  onPress(): void;
}

/** Draws a radio button as a tile. A click on the chosen tile counts as a choice again. */
export function ChoiceTile({ choice: { value, label }, field, onPress }: ChoiceTileProps) {
  const id = `${field.id}-${value}`;
  const { icon, help } = field.options.choices?.[String(value)] ?? {};
  const choose = () => {
    if (value !== field.value) field.onChange(value, label);
  };
  return (
    <label className="choice">
      <input
        className="choice-radio"
        type="radio"
        id={id}
        name={field.name}
        value={String(value)}
        checked={value === field.value}
        aria-labelledby={`${id}-label`}
        aria-describedby={help && `${id}-help`}
        onChange={choose}
        onClick={onPress}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          // natively, Enter would submit the form, and Space does nothing on a radio button that arrow keys have
          // chosen
          event.preventDefault();
          choose();
          field.onCommit();
        }}
      />
      {icon && <Icon shape={icon} />}
      <span className="choice-text">
        <span className="choice-label" id={`${id}-label`}>
          {label}
        </span>
        {help && (
          <span className="choice-help" id={`${id}-help`}>
            {help}
          </span>
        )}
      </span>
    </label>
  );
}
