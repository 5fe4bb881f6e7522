import Combobox from '@github/combobox-nav';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useEngine } from '../../engine-context.ts';
import { Text } from '../../ui/Text.tsx';
import type { Suggestion } from './suggestions.ts';
import type { Search } from './use-search.ts';

interface SuggestionListProps {
  id: string;
  labelId: string;
  /** The input that the list belongs to. It keeps the focus. */
  input: RefObject<HTMLInputElement | null>;
  /** The search results. When they change, no line is active. */
  items: Search['items'];
  suggestions: readonly Suggestion[];
  hidden: boolean;
  onChoose(suggestion: Suggestion): void;
}

/**
 * Draws the input's list. While it is shown, the arrow keys make a line active, and Enter chooses it. As the pattern
 * requires, the list stays in the document while it is closed.
 */
export function SuggestionList({
  id,
  labelId,
  input,
  items,
  suggestions,
  hidden,
  onChoose,
}: SuggestionListProps) {
  const { more, newSelection } = useEngine().texts.typeahead;
  const list = useRef<HTMLDivElement>(null);
  const keys = useRef<Combobox>(undefined);

  const onChosen = useEffectEvent(({ target }: Event) => {
    const suggestion = suggestions[[...(list.current?.children ?? [])].indexOf(target as Element)];
    if (suggestion) onChoose(suggestion);
  });
  useEffect(() => {
    const element = list.current;
    if (hidden || !input.current || !element) return;
    const combobox = new Combobox(input.current, element, { tabInsertsSuggestions: false });
    combobox.start();
    keys.current = combobox;
    element.addEventListener('combobox-commit', onChosen);
    return () => {
      combobox.stop();
      element.removeEventListener('combobox-commit', onChosen);
    };
  }, [hidden, input]);

  // a key never acts on another line than the one in view
  const onItems = useEffectEvent((_items: Search['items']) => keys.current?.clearSelection());
  useEffect(() => onItems(items), [items]);

  const wordsOf = (suggestion: Suggestion) => {
    if (suggestion.kind === 'more') return more;
    return suggestion.kind === 'new' ? newSelection + suggestion.label : suggestion.label;
  };
  return (
    <div
      ref={list}
      className="typeahead-list"
      id={id}
      role="listbox"
      aria-labelledby={labelId}
      hidden={hidden}
      // the input keeps the focus
      onMouseDown={(event) => event.preventDefault()}
    >
      {!hidden &&
        suggestions.map((suggestion, index) => {
          const lineId = `${id}-${index}`;
          return (
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input, which names the active line
            <div
              key={lineId}
              id={lineId}
              className="typeahead-option"
              role="option"
              data-kind={suggestion.kind}
            >
              <Text>{wordsOf(suggestion)}</Text>
              {suggestion.kind === 'item' && suggestion.detail && (
                <span className="typeahead-detail">
                  <Text>{` ${suggestion.detail}`}</Text>
                </span>
              )}
            </div>
          );
        })}
    </div>
  );
}
