import type { UseComboboxReturnValue } from 'downshift';
import { useEngine } from '../../engine-context.ts';
import { Text } from '../../ui/Text.tsx';
import type { Suggestion } from './suggestions.ts';

const edges = (element: Element) => element.getBoundingClientRect();

/** Scrolls only the list until a line is fully in view, also above a last line that sticks to the bottom. */
export function revealLine(line: HTMLElement | null, list: HTMLElement | null): void {
  if (!line || !list) return;
  const foot = list.querySelector('[data-kind="none"]');
  const [own, box] = [edges(line), edges(list)];
  const bottom = foot && foot !== line ? edges(foot).top : box.bottom;
  list.scrollTop += Math.min(0, own.top - box.top) || Math.max(0, own.bottom - bottom);
}

interface SuggestionListProps {
  combobox: UseComboboxReturnValue<Suggestion>;
  suggestions: readonly Suggestion[];
  hidden: boolean;
}

/** Draws the input's list. As the pattern requires, it stays in the document while it is closed. */
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
