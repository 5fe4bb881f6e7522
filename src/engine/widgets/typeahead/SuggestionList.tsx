import type { UseComboboxReturnValue } from 'downshift';
import { useEngine } from '../../engine-context.ts';
import type { Suggestion } from './suggestions.ts';

interface SuggestionListProps {
  combobox: UseComboboxReturnValue<Suggestion>;
  suggestions: readonly Suggestion[];
  hidden: boolean;
}

/** The list that belongs to the input. It stays in the document while it is closed, as the pattern asks. */
export function SuggestionList({ combobox, suggestions, hidden }: SuggestionListProps) {
  const { more, newSelection } = useEngine().texts.typeahead;
  return (
    <ul {...combobox.getMenuProps({ className: 'typeahead-list', hidden })}>
      {!hidden &&
        suggestions.map((suggestion, index) => {
          const isActive = index === combobox.highlightedIndex;
          const line = combobox.getItemProps({ item: suggestion, index, 'aria-selected': isActive });
          return (
            <li {...line} key={line.id} className="typeahead-option" data-kind={suggestion.kind}>
              {suggestion.kind === 'more' && more}
              {suggestion.kind === 'new' && newSelection}
              {suggestion.kind !== 'more' && suggestion.label}
              {suggestion.kind === 'item' && suggestion.detail && (
                <span className="typeahead-detail"> {suggestion.detail}</span>
              )}
            </li>
          );
        })}
    </ul>
  );
}
