import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import type { Suggestion } from './suggestions.ts';

type State = UseComboboxState<Suggestion>;

const { FunctionOpenMenu, InputChange, InputClick, InputKeyDownEnter, ItemClick } =
  useCombobox.stateChangeTypes;

function decide(state: State, { type, changes }: UseComboboxStateChangeOptions<Suggestion>): Partial<State> {
  switch (type) {
    case InputClick:
      return { ...changes, selectedItem: null, isOpen: true };
    case InputKeyDownEnter:
    case ItemClick:
      switch (changes.selectedItem?.kind) {
        case 'more':
          // the first of the new lines takes the place of "more", and stays active
          return { ...state, selectedItem: changes.selectedItem, isOpen: true };
        case 'all':
          return { ...changes, isOpen: true };
        default:
          return changes;
      }
    default:
      return { ...changes, selectedItem: null };
  }
}

/**
 * Changes Downshift's behaviour: leaving the field chooses nothing, a click into it never closes the list, and "more"
 * and "all" grow the list instead of being chosen. A choice is reported once and then forgotten, since the form keeps
 * it; a `selectedItem` held at null instead would lose some choices.
 *
 * @param canOpen whether there is anything to suggest: with a choice made there is not, and Enter is the form's
 */
export function comboboxBehaviour(canOpen: boolean) {
  return (state: State, change: UseComboboxStateChangeOptions<Suggestion>): Partial<State> => {
    const next = decide(state, change);
    // to type or to clear is to let the choice go
    const letsGo = change.type === InputChange || change.type === FunctionOpenMenu;
    return canOpen || letsGo ? next : { ...next, isOpen: false };
  };
}
