import { useContext, useState } from 'react';
import type { KleberRecord } from '#types/api/kleber';
import type { SuburbWidget } from '#types/widgets/suburb';
import { plainText } from '../../../engine/plain-text.ts';
import { Alert } from '../../../engine/ui/Alert.tsx';
import { SearchBox } from '../../../engine/widgets/typeahead/SearchBox.tsx';
import { type Suggestion, suggestionsFor } from '../../../engine/widgets/typeahead/suggestions.ts';
import { useSearch } from '../../../engine/widgets/typeahead/use-search.ts';
import { defineWidget, type WidgetProps } from '../../../engine/widgets/widget.ts';
import { PlaceContext } from '../address/place-context.ts';
import { localities } from '../address/searches.ts';

/** The compiler fills in the schema's defaults. */
type Options = SuburbWidget & Required<Pick<SuburbWidget, 'minLength' | 'delay'>>;

/**
 * Draws a suburb or town. There are suggestions, but any text is an answer. A chosen suburb sets the state and
 * postcode of the address around it.
 */
function Suburb({ options, value: text = '', onChange, ...field }: WidgetProps<string, Options>) {
  const { minLength, delay } = options;
  const { choose: choosePlace, notFound } = useContext(PlaceContext);
  /** The text that was just typed. A chosen or restored suburb is not searched for. */
  const [typed, setTyped] = useState<string>();
  const isTyped = typed === text;
  const search = useSearch(localities, { text: isTyped ? text : undefined, minLength, delay });
  const { items } = search;
  const isDone = search.status === 'done';
  const isNotFound = isDone && items.length === 0;
  const isNew = isDone && !items.some(({ Locality }) => plainText(String(Locality)) === plainText(text));
  const newText = isNew ? text.trim() : undefined;

  const type = (next: string) => {
    setTyped(next);
    onChange(next || undefined);
  };
  const choose = (suggestion: Suggestion) => {
    // the typed text is the suburb
    if (suggestion.kind === 'new') setTyped(undefined);
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
        suggestions={suggestionsFor({ items, labelKey: 'line', newText })}
        isChosen={!isTyped}
        takesAnyText
        onType={type}
        onChoose={choose}
        onBlur={field.onBlur}
      />
      {isNotFound && notFound && (
        <div role="alert">
          <Alert level="info" text={notFound} />
        </div>
      )}
    </>
  );
}

export const widget = defineWidget('label', Suburb);
