import type { UseComboboxReturnValue } from 'downshift';
import { useEngine } from '../../engine-context.ts';
import { Text } from '../../ui/Text.tsx';
import type { Suggestion } from './suggestions.ts';

interface SuggestionListProps {
  combobox: UseComboboxReturnValue<Suggestion>;
  suggestions: readonly Suggestion[];
  hidden: boolean;
}

/** The list that belongs to the input. It stays in the document while it is closed, as the pattern asks. */
export function SuggestionList({ combobox, suggestions, hidden }: SuggestionListProps) {
  const { more, newSelection } = useEngine().texts.typeahead;
  const wordsOf = (suggestion: Suggestion) => {
    if (suggestion.kind === 'more') return more;
    return suggestion.kind === 'new' ? newSelection + suggestion.label : suggestion.label;
  };
  return (
    <ul {...combobox.getMenuProps({ className: 'typeahead-list', hidden })}>
      {!hidden &&
        suggestions.map((suggestion, index) => {
          const isActive = index === combobox.highlightedIndex;
          const line = combobox.getItemProps({ item: suggestion, index, 'aria-selected': isActive });
          return (
            <li {...line} key={line.id} className="typeahead-option" data-kind={suggestion.kind}>
              <Text>{wordsOf(suggestion)}</Text>
              {suggestion.kind === 'item' && suggestion.detail && (
                <span className="typeahead-detail">
                  <Text>{` ${suggestion.detail}`}</Text>
                </span>
              )}
            </li>
          );
        })}
    </ul>
  );
}
