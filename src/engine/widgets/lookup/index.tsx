import './lookup.css';
import { useRef } from 'react';
import type { LookupWidget } from '#types/widgets/lookup';
import { useEngine } from '../../engine-context.ts';
import { fill } from '../../fill.ts';
import { afterPress } from '../../form/after-press.ts';
import { useForm } from '../../form/form-context.ts';
import { rewrite } from '../text/replace.ts';
import { chosenItem, type TypeaheadValue, textOf } from '../typeahead/value.ts';
import { defineWidget, type WidgetProps } from '../widget.ts';
import { rejectUnknown } from './reject-unknown.ts';
import { useLookup } from './use-lookup.ts';
import { useQuietError } from './use-quiet-error.ts';

/** A number or code that a source knows; the item it stands for is the answer, and is told below. */
function Lookup({ options, value, onChange, ...field }: WidgetProps<TypeaheadValue, LookupWidget>) {
  const { labelKey, length, replace } = options;
  const source = useEngine().sources[options.source];
  if (!source)
    throw new Error(`The field "${field.name}" asks for the source "${options.source}", which is not there.`);

  const { store } = useForm();
  const item = chosenItem(value);
  const text = textOf(value, labelKey);
  // one mistake is told once: also one that was kept from before
  const told = useRef(item ? undefined : text);
  const wanted = !item && text.length === length ? text : undefined;
  const { isOpen, hasFailed, askAgain } = useLookup(source, wanted, (items, asked) => {
    const found = items.find((known) => String(known[labelKey]) === asked);
    if (found) return onChange([found]);
    rejectUnknown(store, field.path);
    if (told.current !== asked) field.onInvalid();
    told.current = asked;
  });
  useQuietError(isOpen || hasFailed, field);
  const input = useRef<HTMLInputElement>(null);
  const tryAgain = useRef<HTMLButtonElement>(null);

  const type = (control: HTMLInputElement) => {
    if (replace) rewrite(control, replace, text, length);
    onChange(control.value || undefined);
  };
  const statusId = `${field.id}-status`;
  return (
    <>
      <input
        className="control"
        ref={input}
        id={field.id}
        name={field.name}
        type="text"
        inputMode={options.inputMode ?? 'text'}
        value={text}
        placeholder={options.placeholder}
        // how long a pasted text is shows once it is written as the field wants it
        maxLength={replace ? undefined : length}
        autoComplete={field.autoComplete}
        aria-required={field.required || undefined}
        aria-invalid={field.invalid || undefined}
        aria-describedby={[field.describedBy, statusId].filter(Boolean).join(' ')}
        onChange={({ target }) => type(target)}
        onFocus={askAgain}
        onBlur={({ relatedTarget }) => {
          // the button must not go as it is come to
          if (hasFailed && relatedTarget !== tryAgain.current) afterPress(askAgain);
          field.onBlur();
        }}
      />
      <p className="lookup-status" id={statusId} role="status">
        {item && fill(options.found, item)}
        {isOpen && options.searching}
        {hasFailed && options.failed}
      </p>
      {hasFailed && (
        <button
          className="button-quiet"
          type="button"
          ref={tryAgain}
          onClick={() => {
            askAgain();
            // the button goes
            input.current?.focus();
          }}
        >
          {options.tryAgain}
        </button>
      )}
    </>
  );
}

export const widget = defineWidget('label', Lookup);
