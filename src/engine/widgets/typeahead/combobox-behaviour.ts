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
          // the first new line replaces "more" and stays active
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
 * Changes Downshift's behaviour: leaving the field chooses nothing, a click into it never closes the list, and
 * "more" and "all" extend the list instead of being chosen. A choice is reported once and not kept, because the form
 * stores it. A controlled `selectedItem` of null would lose some choices.
 * @param canOpen false if there is nothing to suggest, for example after a choice; Enter then belongs to the form
 */
export function comboboxBehaviour(canOpen: boolean) {
  return (state: State, change: UseComboboxStateChangeOptions<Suggestion>): Partial<State> => {
    const next = decide(state, change);
    // typing or clearing drops the choice
    const letsGo = change.type === InputChange || change.type === FunctionOpenMenu;
    return canOpen || letsGo ? next : { ...next, isOpen: false };
  };
}
