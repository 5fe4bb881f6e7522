import './select.css';
import type { SelectWidget } from '#types/widgets/select';
import { useEngine } from '../../engine-context.ts';
import type { Json } from '../../form/paths.ts';
import type { Choice } from '../../form/schema.ts';
import { Icon, icons } from '../../ui/Icon.tsx';
import { type ControlField, controlProps, type WidgetProps } from '../widget.ts';

type Field = WidgetProps<Json, Pick<SelectWidget, 'placeholder'>>;

interface SelectControlProps extends ControlField, Pick<Field, 'value' | 'schema' | 'options' | 'onChange'> {
  choices: readonly Choice[];
  loading: boolean;
}

/**
 * Draws a native dropdown. Its placeholder means "no answer" and can be chosen again. A value that is not a choice
 * shows as no answer.
 */
export function SelectControl({ choices, loading, value, onChange, ...field }: SelectControlProps) {
  const { texts } = useEngine();
  const chosen = choices.findIndex((choice) => choice.value === value);
  // with a default there is no empty choice to return to
  const isAlwaysAnswered = field.required && field.schema.default !== undefined && chosen >= 0;
  return (
    <div className="select">
      <select
        className="control"
        {...controlProps(field)}
        value={chosen < 0 ? '' : String(chosen)}
        aria-labelledby={`${field.id}-label`}
        aria-busy={loading || undefined}
        onChange={(event) => {
          const choice = choices[Number(event.target.value || -1)];
          onChange(choice?.value, choice?.label ?? '');
        }}
      >
        {!isAlwaysAnswered && (
          <option value="">
            {loading ? texts.loading : (field.options.placeholder ?? texts.select.placeholder)}
          </option>
        )}
        {choices.map((choice, index) => (
          <option
            key={String(choice.value)}
            value={index}
            // don't translate amounts and numbers
            translate={/\p{L}/u.test(choice.label) ? undefined : 'no'}
          >
            {choice.label}
          </option>
        ))}
      </select>
      <Icon shape={icons.chevronDown} />
    </div>
  );
}
