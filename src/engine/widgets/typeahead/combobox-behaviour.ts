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
      if (changes.selectedItem?.kind !== 'more') return changes;
      // the first of the new lines takes the place of "more", and stays active
      return { ...state, selectedItem: changes.selectedItem, isOpen: true };
    default:
      return { ...changes, selectedItem: null };
  }
}

/**
 * Where we want it otherwise than Downshift: leaving the field chooses nothing, a click into it never closes
 * the list, and "more" grows the list instead of being chosen. A choice is told of once and then forgotten, since
 * it is the form that keeps it; a `selectedItem` held at null instead would take some choices back unheard.
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
