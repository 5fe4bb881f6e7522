import './postcode.css';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { PostcodeWidget } from '#types/widgets/postcode';
import { choicesOf } from '../../../engine/form/schema.ts';
import { focusedIn } from '../../../engine/ui/tree.ts';
import { SelectControl } from '../../../engine/widgets/select/SelectControl.tsx';
import { useTextInput } from '../../../engine/widgets/text/use-text-input.ts';
import { controlProps, defineWidget, type WidgetProps } from '../../../engine/widgets/widget.ts';

/** Keeps the focus in the field when another control replaces the current one. */
function useSameFocus(box: RefObject<HTMLElement | null>, isList: boolean): void {
  // during this render the old control is still on the page
  const isInside = box.current?.contains(focusedIn(box.current)) ?? false;
  const wasList = useRef(isList);
  useLayoutEffect(() => {
    if (wasList.current === isList) return;
    wasList.current = isList;
    if (isInside) box.current?.querySelector<HTMLElement>('input, select')?.focus();
  });
}

/** Draws a postcode: typed, or chosen from those in its schema. */
function Postcode({ options, schema, onChange, ...field }: WidgetProps<string, PostcodeWidget>) {
  const choices = choicesOf(schema);
  const isList = choices.length > 0;
  const box = useRef<HTMLDivElement>(null);
  useSameFocus(box, isList);
  const input = useTextInput(onChange);
  return (
    <div className="postcode" ref={box}>
      {isList ? (
        <SelectControl
          {...field}
          options={options}
          schema={schema}
          onChange={onChange}
          choices={choices}
          loading={false}
        />
      ) : (
        <input
          className="control"
          {...controlProps(field)}
          inputMode="numeric"
          value={field.value ?? ''}
          placeholder={options.placeholder}
          {...input}
        />
      )}
    </div>
  );
}

export const widget = defineWidget('label', Postcode, { width: 5 });
