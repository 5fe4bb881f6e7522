import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import type { Suggestion } from './suggestions.ts';

type State = UseComboboxState<Suggestion>;

const { InputBlur, InputChange, InputClick, InputKeyDownEnter, InputKeyDownEscape, ItemClick } =
  useCombobox.stateChangeTypes;

function decide(state: State, { type, changes }: UseComboboxStateChangeOptions<Suggestion>): Partial<State> {
  switch (type) {
    case InputBlur:
      return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
    case InputClick:
      return { ...changes, isOpen: true };
    case InputKeyDownEscape:
      return { ...state, isOpen: false, highlightedIndex: -1 };
    case InputKeyDownEnter:
    case ItemClick:
      if (changes.selectedItem?.kind !== 'more') return changes;
      // the first of the new lines takes the place of "more", and stays active
      return { ...state, selectedItem: changes.selectedItem, isOpen: true };
    default:
      return changes;
  }
}

/**
 * Where we want it otherwise than Downshift: leaving the field chooses nothing, Escape never empties it, a click
 * into it never closes the list, and "more" grows the list instead of being chosen.
 *
 * @param canOpen whether there is anything to suggest: with a choice made there is not, and Enter is the form's
 */
export function comboboxBehaviour(canOpen: boolean) {
  return (state: State, change: UseComboboxStateChangeOptions<Suggestion>): Partial<State> => {
    const next = decide(state, change);
    // to type is to let the choice go
    return canOpen || change.type === InputChange ? next : { ...next, isOpen: false };
  };
}
