import { useMemo, useRef, useState } from 'react';
import type { TypeaheadWidget } from '#types/widgets/typeahead';
import { useEngine } from '../../engine-context.ts';
import type { Json } from '../../form/paths.ts';
import { type DisplayedField, defineWidget, type WidgetProps } from '../widget.ts';
import { SearchBox } from './SearchBox.tsx';
import { chosenItem, type Suggestion, suggestionsFor, type TypeaheadValue, textOf } from './suggestions.ts';
import { withSynonyms } from './synonyms.ts';
import { useExactChoice } from './use-exact-choice.ts';
import { useRevalidation } from './use-revalidation.ts';
import { useSearch } from './use-search.ts';

/** Returns the label of the chosen item, with its detail: Emma (Jane Austen). */
function display(value: Json, { options }: DisplayedField<TypeaheadWidget>): string {
  const { labelKey = 'name', detailKey } = options;
  const label = textOf(value, labelKey);
  const detail = detailKey && typeof value !== 'string' ? textOf(value, detailKey) : '';
  return detail ? `${label} (${detail})` : label;
}

/** The compiler fills in the schema's defaults, and gives a field without a source another module. */
type Options = TypeaheadWidget &
  Required<Pick<TypeaheadWidget, 'source' | 'labelKey' | 'minLength' | 'delay' | 'pageSize'>>;

/** Draws a search in a source. Visitors choose one item; editing its text removes it. */
function Typeahead({ options, value, onChange, onInvalid, ...field }: WidgetProps<TypeaheadValue, Options>) {
  const { labelKey, minLength, delay, pageSize, detailKey, browse } = options;
  const source = useEngine().sources[options.source];
  if (!source)
    throw new Error(`The field "${field.name}" asks for the source "${options.source}", which is not there.`);
  const searched = useMemo(() => withSynonyms(source, options.synonyms), [source, options.synonyms]);

  const chosen = chosenItem(value);
  const text = textOf(value, labelKey);
  /** True if the visitor asked for the whole list. */
  const [isBrowsing, setBrowsing] = useState(false);
  const search = useSearch(searched, {
    text: chosen ? undefined : text,
    minLength: isBrowsing ? 0 : minLength,
    delay,
  });
  const [shown, setShown] = useState({ text, pages: 1 });
  const pages = shown.text === text ? shown.pages : 1;
  const isDone = search.status === 'done';
  const suggestions = suggestionsFor({
    items: search.items,
    labelKey,
    detailKey,
    shown: pages * pageSize,
    newText: options.allowNew && isDone ? text.trim() : undefined,
    allText: isDone && search.items.length === 0 ? browse : undefined,
  });
  useRevalidation(source, {
    value,
    labelKey,
    allowNew: options.allowNew ?? false,
    onChange,
    showError: field.showError,
  });

  /** The last text with which the field was left. Its error was reported. */
  const left = useRef('');
  const type = (typed: string) => {
    setBrowsing(false);
    onChange(typed || undefined);
    // a text with a message is reported together with it
    if (chosen) field.showError();
    else if (typed === '' && left.current !== text) onInvalid();
    if (typed === '') left.current = '';
  };
  const take = (item: NonNullable<typeof chosen>) => onChange([item], String(item[labelKey]));
  const choose = (suggestion: Suggestion) => {
    if (suggestion.kind === 'more') setShown({ text, pages: pages + 1 });
    else if (suggestion.kind === 'all') {
      setBrowsing(true);
      onChange(undefined);
    } else if ('item' in suggestion) take(suggestion.item);
  };
  const exact = useExactChoice({
    text,
    search,
    keys: [labelKey, ...(detailKey ? [detailKey] : [])],
    onChoose: take,
    onUnknown: () => {
      left.current = text;
      field.onBlur();
    },
  });

  return (
    <SearchBox
      {...field}
      placeholder={options.placeholder}
      autoComplete="off"
      text={text}
      search={search}
      suggestions={suggestions}
      isChosen={chosen !== undefined}
      chosenDetail={chosen && detailKey ? textOf(value, detailKey) : undefined}
      emptyHelp={options.emptyHelp}
      onType={type}
      onChoose={choose}
      onEnter={exact.onEnter}
      onFocus={exact.onReturn}
      onBlur={chosen || text === '' ? field.onBlur : exact.onLeave}
    />
  );
}

export const widget = defineWidget('label', Typeahead, { display });
