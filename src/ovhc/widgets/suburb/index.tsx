import { useContext, useState } from 'react';
import type { KleberRecord } from '#types/api/kleber';
import type { SuburbWidget } from '#types/widgets/suburb';
import { AlertRegion } from '../../../engine/ui/AlertRegion.tsx';
import { SearchBox } from '../../../engine/widgets/typeahead/SearchBox.tsx';
import { type Suggestion, suggestionsFor } from '../../../engine/widgets/typeahead/suggestions.ts';
import { useSearch } from '../../../engine/widgets/typeahead/use-search.ts';
import { defineWidget, type WidgetProps } from '../../../engine/widgets/widget.ts';
import { PlaceContext } from '../address/place-context.ts';
import { localities } from '../address/searches.ts';

/** A suburb or town: suggestions help, and any text is an answer. One that is chosen tells the address around it. */
function Suburb({ options, value: text = '', onChange, ...field }: WidgetProps<string, SuburbWidget>) {
  const { minLength = 3, delay = 800 } = options;
  const { choose: choosePlace, notFound } = useContext(PlaceContext);
  /** What was typed just now: neither a chosen suburb nor a restored one is searched for. */
  const [typed, setTyped] = useState<string>();
  const isTyped = typed === text;
  const search = useSearch(localities, { text: isTyped ? text : undefined, minLength, delay });
  const { items } = search;
  const isNotFound = search.status === 'done' && items.length === 0;

  const type = (next: string) => {
    setTyped(next);
    onChange(next || undefined);
  };
  const choose = (suggestion: Suggestion) => {
    if (suggestion.kind !== 'item') return;
    const locality = suggestion.item as KleberRecord;
    setTyped(undefined);
    onChange(locality.Locality, '');
    choosePlace(locality, items as readonly KleberRecord[]);
  };
  return (
    <>
      <SearchBox
        {...field}
        placeholder={options.placeholder}
        autoComplete={field.autoComplete ?? 'off'}
        text={text}
        search={search}
        suggestions={suggestionsFor({ items, labelKey: 'line' })}
        isChosen={!isTyped}
        takesAnyText
        onType={type}
        onChoose={choose}
        onBlur={field.onBlur}
      />
      <AlertRegion alerts={isNotFound && notFound ? [{ level: 'info', text: notFound }] : []} values={{}} />
    </>
  );
}

export const widget = defineWidget('label', Suburb);
