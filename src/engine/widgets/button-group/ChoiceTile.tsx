import type { IconShape } from '../../compiled.ts';
import { Icon } from '../../ui/Icon.tsx';

interface ChoiceTileProps {
  id: string;
  name: string;
  label: string;
  value: string;
  checked: boolean;
  icon?: IconShape | undefined;
  help?: string | undefined;
  onChoose(): void;
  /** A click. Arrow keys also cause one. */
  onPress(): void;
  /** Enter or Space. */
  onCommit(): void;
}

/** Draws a radio button as a tile. A click on the chosen tile counts as a choice again. */
export function ChoiceTile({
  id,
  name,
  label,
  value,
  checked,
  icon,
  help,
  onChoose,
  onPress,
  onCommit,
}: ChoiceTileProps) {
  return (
    <label className="choice">
      <input
        className="choice-radio"
        type="radio"
        id={id}
        name={name}
        value={value}
        checked={checked}
        aria-labelledby={`${id}-label`}
        aria-describedby={help && `${id}-help`}
        onChange={onChoose}
        onClick={onPress}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          // natively, Enter would submit the form, and Space does nothing on a radio button that arrow keys have
          // chosen
          event.preventDefault();
          onChoose();
          onCommit();
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
