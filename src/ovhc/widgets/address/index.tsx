import './address.css';
import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { errorAt } from '../../../engine/form/field-errors.ts';
import { useForm } from '../../../engine/form/form-context.ts';
import { getIn, pointer } from '../../../engine/form/paths.ts';
import { AlertRegion } from '../../../engine/ui/AlertRegion.tsx';
import { focusedIn } from '../../../engine/ui/tree.ts';
import { defineWidget, type WidgetProps } from '../../../engine/widgets/widget.ts';
import { type AddressOptions, AddressSearch } from './AddressSearch.tsx';
import { ManualAddress } from './ManualAddress.tsx';
import {
  type Address,
  type AddressValue,
  chosenAddress,
  display,
  manualAddress,
  matchesStart,
} from './value.ts';

/**
 * Moves the focus to the first input of the next view, with the caret at its end, so that visitors can continue
 * typing. A focus outside the box does not move.
 * @param shown the current view of the box
 * @returns a function to call before the view changes
 */
export function useFocusMove(box: RefObject<HTMLElement | null>, shown: unknown): () => void {
  const left = useRef<{ view: unknown }>(undefined);
  useLayoutEffect(() => {
    if (!left.current || left.current.view === shown) return;
    left.current = undefined;
    const input = box.current?.querySelector('input');
    input?.focus();
    input?.setSelectionRange(input.value.length, input.value.length);
  }, [box, shown]);
  return () => {
    left.current = box.current?.contains(focusedIn(box.current)) ? { view: shown } : undefined;
  };
}

/**
 * Draws an address, by search or manual entry. The value contains which, so that a reload shows the same. Analytics
 * gets no part of it.
 */
function AddressField(props: WidgetProps<AddressValue, AddressOptions>) {
  const { path, options, onChange } = props;
  const { store } = useForm();
  const read = () => getIn(store.getState().answers, path);
  const isManual = useStore(store, ({ answers }) => manualAddress(getIn(answers, path)) !== undefined);
  const isInvalid = useStore(
    store,
    ({ answers, errors }) =>
      chosenAddress(getIn(answers, path)) !== undefined && errorAt(errors, pointer(path), true) !== undefined,
  );
  const [hasFailed, setFailed] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const moveFocus = useFocusMove(box, isManual);
  /** The manual address from before the visitor went back to the search. */
  const left = useRef<Address>(undefined);

  const enter = (known: Address, failed: boolean) => {
    moveFocus();
    setFailed(failed);
    const isSame = left.current && matchesStart(left.current, known);
    onChange({ ...(isSame && left.current), ...known, isManual: true });
  };
  const search = () => {
    moveFocus();
    setFailed(false);
    left.current = manualAddress(read());
    onChange(undefined);
  };

  // a chosen address with a missing or invalid part is corrected by manual entry, because the search shows no parts
  const onMisfit = useEffectEvent(() => {
    const chosen = chosenAddress(read());
    if (chosen) enter(chosen, false);
  });
  useLayoutEffect(() => {
    if (isInvalid) onMisfit();
  }, [isInvalid]);

  return (
    <div className="address" ref={box}>
      <AlertRegion
        alerts={hasFailed ? [{ level: 'info', text: options.searchFailed }] : []}
        values={store.getState().facts}
      />
      {isManual ? (
        <ManualAddress {...props} onSearch={search} />
      ) : (
        <AddressSearch {...props} onManual={enter} />
      )}
    </div>
  );
}

export const widget = defineWidget('label', AddressField, { drawsFields: true, display });
