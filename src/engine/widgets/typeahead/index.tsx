import { useRef, useState } from 'react';
import type { TypeaheadWidget } from '#types/widgets/typeahead';
import { useEngine } from '../../engine-context.ts';
import { defineWidget, type WidgetProps } from '../widget.ts';
import { SearchBox } from './SearchBox.tsx';
import { type Suggestion, suggestionsFor } from './suggestions.ts';
import { useRevalidation } from './use-revalidation.ts';
import { useSearch } from './use-search.ts';
import { chosenItem, type TypeaheadValue, textOf } from './value.ts';

/** A search in a source; one item is chosen, and editing it lets it go. */
function Typeahead({
  options,
  value,
  onChange,
  onInvalid,
  ...field
}: WidgetProps<TypeaheadValue, TypeaheadWidget>) {
  const { labelKey = 'name', minLength = 2, delay = 200, pageSize = 100 } = options;
  const source = useEngine().sources[options.source];
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
  const choose = (suggestion: Suggestion) => {
    if (suggestion.kind === 'more') setShown({ text, pages: pages + 1 });
    else if ('item' in suggestion) {
      told.current = undefined;
      onChange([suggestion.item], suggestion.label);
    }
  };
  const leave = () => {
    if (!chosen && text !== '' && told.current !== text) tellInvalid(text);
    field.onBlur();
  };

  return (
    <SearchBox
      {...field}
      placeholder={options.placeholder}
      autoComplete="off"
      text={text}
      search={search}
      suggestions={suggestions}
      isChosen={chosen !== undefined}
      onType={type}
      onChoose={choose}
      onBlur={leave}
    />
  );
}

export const widget = defineWidget('label', Typeahead);
