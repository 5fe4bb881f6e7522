import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { KleberRecord } from '#types/api/kleber';
import type { AddressWidget } from '#types/widgets/address';
import { useForm } from '../../../engine/form/form-context.ts';
import { getIn } from '../../../engine/form/paths.ts';
import { SearchBox } from '../../../engine/widgets/typeahead/SearchBox.tsx';
import { type Suggestion, suggestionsFor } from '../../../engine/widgets/typeahead/suggestions.ts';
import { useSearch } from '../../../engine/widgets/typeahead/use-search.ts';
import type { WidgetProps } from '../../../engine/widgets/widget.ts';
import { addresses } from './searches.ts';
import { useRetrieval } from './use-retrieval.ts';
import {
  type Address,
  type AddressValue,
  addressFromSearch,
  addressOf,
  chosenAddress,
  searchText,
} from './value.ts';

/** The compiler fills in the schema's defaults. */
export type AddressOptions = AddressWidget & Required<Pick<AddressWidget, 'minLength' | 'delay'>>;

interface AddressSearchProps extends WidgetProps<AddressValue, AddressOptions> {
  /** Switches to manual entry with the known parts, for example after a failed search. */
  onManual(address: Address, hasFailed: boolean): void;
}

/**
 * Draws the search for an address. Visitors choose an address, whose parts are then fetched, or say that theirs is
 * not listed.
 */
export function AddressSearch({ options, onManual, onChange, ...field }: AddressSearchProps) {
  const { minLength, delay } = options;
  const value = useStore(useForm().store, ({ answers }) => getIn(answers, field.path));
  const chosen = chosenAddress(value);
  const text = searchText(value);
  /** The text that the visitor typed or returned to. A restored text is not searched for. */
  const [typed, setTyped] = useState<string>();

  const retrieval = useRetrieval((suggested, found) => {
    const address = { ...addressOf(suggested), ...(found && addressOf(found)) };
    if (found) onChange(address, '');
    else onManual(address, true);
  });
  const isSettled = chosen !== undefined || retrieval.isRetrieving;
  const query = isSettled || typed !== text ? undefined : text;
  const search = useSearch(addresses, { text: query, minLength, delay });
  /** The last chosen address. Text that is added before its street belongs to the same address. */
  const last = useRef(chosen);
  if (chosen) last.current = chosen;

  const hasFailed = search.status === 'failed';
  const onFailure = useEffectEvent(() => onManual(addressFromSearch(text, last.current), true));
  useEffect(() => {
    if (hasFailed) onFailure();
  }, [hasFailed]);

  const type = (next: string) => {
    retrieval.giveUp();
    setTyped(next);
    onChange(next || undefined);
  };
  const choose = (suggestion: Suggestion) => {
    if (suggestion.kind === 'none') onManual(addressFromSearch(text.trim(), last.current), false);
    if (suggestion.kind !== 'item') return;
    // the suggestion is a valid answer already, for visitors who leave before its parts arrive
    onChange(addressOf(suggestion.item as KleberRecord));
    retrieval.start(suggestion.item as KleberRecord);
  };
  const { items } = search;
  return (
    <SearchBox
      {...field}
      placeholder={options.placeholder}
      autoComplete="off"
      text={text}
      search={search}
      suggestions={isSettled ? [] : suggestionsFor({ items, labelKey: 'line', noneText: options.notListed })}
      isChosen={isSettled}
      busy={retrieval.isRetrieving ? options.retrieving : undefined}
      onType={type}
      onChoose={choose}
      onFocus={() => setTyped(text)}
      // no error while its parts are being fetched
      onBlur={retrieval.isRetrieving ? () => {} : field.onBlur}
    />
  );
}
