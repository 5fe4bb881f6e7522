import './typeahead.css';
import { useCombobox } from 'downshift';
import { useRef, useState } from 'react';
import type { TypeaheadWidget } from '#types/widgets/typeahead';
import { useEngine } from '../../engine-context.ts';
import { Icon, icons } from '../../ui/Icon.tsx';
import { defineWidget, type WidgetProps } from '../widget.ts';
import { comboboxBehaviour } from './combobox-behaviour.ts';
import { SearchStatus, SpokenStatus } from './SearchStatus.tsx';
import { SuggestionList } from './SuggestionList.tsx';
import { type Suggestion, suggestionsFor } from './suggestions.ts';
import { useRevalidation } from './use-revalidation.ts';
import { useSearch } from './use-search.ts';
import { chosenItem, type TypeaheadValue, textOf } from './value.ts';

/** A search with suggestions, after the combobox pattern; one item is chosen, and editing it lets it go. */
function Typeahead({
  options,
  value,
  onChange,
  onInvalid,
  ...field
}: WidgetProps<TypeaheadValue, TypeaheadWidget>) {
  const { labelKey = 'name', minLength = 2, delay = 200, pageSize = 100 } = options;
  const { sources, texts } = useEngine();
  const source = sources[options.source];
  if (!source)
    throw new Error(`The field "${field.name}" asks for the source "${options.source}", which is not there.`);

  const chosen = chosenItem(value);
  const text = textOf(value, labelKey);
  const search = useSearch(source, { text: chosen ? undefined : text, minLength, delay });
  const [shown, setShown] = useState({ text, pages: 1 });
  const pages = shown.text === text ? shown.pages : 1;
  const suggestions = suggestionsFor({
    items: search.items,
    labelKey,
    detailKey: options.detailKey,
    shown: pages * pageSize,
    newText: options.allowNew && search.status === 'done' ? text.trim() : undefined,
  });
  useRevalidation(source, {
    value,
    labelKey,
    allowNew: options.allowNew ?? false,
    onChange,
    showError: field.showError,
  });

  // one mistake is told once: a text on leaving the field, not again when it is left again or cleared
  const told = useRef<string>(undefined);
  const tellInvalid = (entry: string) => {
    told.current = entry;
    onInvalid();
  };
  const type = (typed: string) => {
    onChange(typed || undefined);
    if (chosen || (typed === '' && told.current !== text)) tellInvalid(typed);
  };
  const choose = (suggestion: Suggestion | null) => {
    if (suggestion?.kind === 'more') setShown({ text, pages: pages + 1 });
    else if (suggestion) {
      told.current = undefined;
      onChange([suggestion.item], suggestion.label);
    }
  };

  const combobox = useCombobox<Suggestion>({
    items: suggestions,
    inputId: field.id,
    labelId: `${field.id}-label`,
    menuId: `${field.id}-menu`,
    getItemId: (index) => `${field.id}-option-${index}`,
    itemToString: (suggestion) => (suggestion && suggestion.kind !== 'more' ? suggestion.label : text),
    inputValue: text,
    stateReducer: comboboxBehaviour(!chosen),
    onStateChange: ({ selectedItem }) => choose(selectedItem ?? null),
  });
  const isListed = combobox.isOpen && suggestions.length > 0;

  return (
    <div className="typeahead">
      <Icon shape={icons.search} />
      <input
        {...combobox.getInputProps({
          className: 'control',
          name: field.name,
          placeholder: options.placeholder,
          autoComplete: 'off',
          'aria-expanded': isListed,
          'aria-required': field.required || undefined,
          'aria-invalid': field.invalid || undefined,
          'aria-describedby': field.describedBy,
          onChange: (event) => type((event.target as HTMLInputElement).value),
          onFocus: () => {
            if (!chosen) combobox.openMenu();
          },
          onBlur: () => {
            if (!chosen && text !== '' && told.current !== text) tellInvalid(text);
            field.onBlur();
          },
        })}
      />
      {text !== '' && (
        <button
          className="button-bare typeahead-clear"
          type="button"
          aria-label={`${texts.typeahead.clear} ${field.label}`}
          onClick={() => {
            type('');
            document.getElementById(field.id)?.focus();
            combobox.openMenu();
          }}
        >
          <Icon shape={icons.clear} />
        </button>
      )}
      <div
        className="typeahead-menu"
        hidden={!combobox.isOpen || Boolean(chosen) || search.status === 'failed'}
      >
        <SearchStatus search={search} />
        <SuggestionList combobox={combobox} suggestions={suggestions} hidden={!isListed} />
      </div>
      <SpokenStatus search={search} active={combobox.isOpen && !chosen} />
    </div>
  );
}

export const widget = defineWidget('label', Typeahead);
