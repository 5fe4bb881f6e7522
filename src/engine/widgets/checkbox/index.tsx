import './checkbox.css';
import type { CheckboxWidget } from '#types/widgets/checkbox';
import { LabelText } from '../../form/FieldFrame.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { controlProps, defineWidget, type WidgetProps } from '../widget.ts';

/** Draws a checkbox for consent. An unticked box is no answer. */
function Checkbox({ options, label, value, onChange, ...field }: WidgetProps<boolean, CheckboxWidget>) {
  const moreId = `${field.id}-more`;
  const describedBy = [options.text && moreId, field.describedBy].filter(Boolean).join(' ');
  return (
    <>
      <label className="checkbox">
        <input
          {...controlProps(field)}
          type="checkbox"
          checked={value === true}
          aria-describedby={describedBy || undefined}
          onChange={({ target }) => (target.checked ? onChange(true, label) : onChange(undefined, ''))}
        />
        <span>
          <LabelText label={label} optional={field.optional} />
        </span>
      </label>
      {options.text && (
        <div className="checkbox-more" id={moreId}>
          <RichText nodes={options.text} />
        </div>
      )}
    </>
  );
}

export const widget = defineWidget('none', Checkbox, {
  display: (value, { texts }) => (value === true ? texts.yes : undefined),
});
