import './lookup.css';
import { type FocusEvent, useRef } from 'react';
import type { LookupWidget } from '#types/widgets/lookup';
import { useEngine } from '../../engine-context.ts';
import { fill } from '../../fill.ts';
import { afterPress } from '../../form/after-press.ts';
import { useForm } from '../../form/form-context.ts';
import { normalText } from '../../form/normal-text.ts';
import type { Json } from '../../form/paths.ts';
import { RetryNote } from '../../ui/RetryNote.tsx';
import { Text } from '../../ui/Text.tsx';
import { useTextInput } from '../text/use-text-input.ts';
import { chosenItem, type TypeaheadValue, textOf } from '../typeahead/suggestions.ts';
import { controlProps, type DisplayedField, defineWidget, type WidgetProps } from '../widget.ts';
import { useLookup } from './use-lookup.ts';
import { rejectUnknown, useQuietError } from './use-quiet-error.ts';

/** Returns the number or code, and on the next line the text about the item that was found. */
function display(value: Json, { options: { labelKey, found } }: DisplayedField<LookupWidget>): string {
  const item = chosenItem(value);
  return item ? `${textOf(value, labelKey)}\n${fill(found, item)}` : textOf(value, labelKey);
}

/** Draws a number or code that a source looks up. The item is the answer and shows below. */
function Lookup({ options, value, onChange, ...field }: WidgetProps<TypeaheadValue, LookupWidget>) {
  const { labelKey, length, replace } = options;
  const source = useEngine().sources[options.source];
  if (!source)
    throw new Error(`The field "${field.name}" asks for the source "${options.source}", which is not there.`);

  const { store } = useForm();
  const item = chosenItem(value);
  const text = textOf(value, labelKey);
  // an unfinished composition is not a number yet
  const isWhole = text.length === length && text === normalText(text);
  const searchText = !item && isWhole ? text : undefined;
  const { status, tryAgain } = useLookup(source, searchText, (items, asked) => {
    const found = items.find((known) => String(known[labelKey]) === asked);
    if (found) onChange([found]);
    else rejectUnknown(store, field.path);
  });
  const isOpen = status === 'reading' || status === 'slow';
  const hasFailed = status === 'failed';
  useQuietError(isOpen || hasFailed, field);
  const box = useRef<HTMLDivElement>(null);

  const leave = ({ relatedTarget }: FocusEvent) => {
    // keep a button that just got the focus
    if (hasFailed && !box.current?.contains(relatedTarget)) afterPress(tryAgain);
    field.onBlur();
  };
  const statusId = `${field.id}-status`;
  return (
    <div className="lookup" ref={box}>
      <input
        className="control"
        {...controlProps(field)}
        type="text"
        inputMode={options.inputMode ?? 'text'}
        value={text}
        placeholder={options.placeholder}
        aria-describedby={[field.describedBy, statusId].filter(Boolean).join(' ')}
        {...useTextInput(onChange, replace)}
        onBlur={leave}
      />
      <p className="lookup-status" id={statusId} role="status">
        <Text>{item ? fill(options.found, item) : isOpen ? options.searching : ''}</Text>
      </p>
      <RetryNote status={status} failed={options.failed} onRetry={tryAgain} />
    </div>
  );
}

export const widget = defineWidget('label', Lookup, { display });
