import type { RefObject } from 'react';
import './address.css';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { errorAt } from '../../../engine/form/field-errors.ts';
import { useForm } from '../../../engine/form/form-context.ts';
import { getIn, pointer } from '../../../engine/form/paths.ts';
import { AlertRegion } from '../../../engine/ui/AlertRegion.tsx';
import { defineWidget, type WidgetProps } from '../../../engine/widgets/widget.ts';
import { type AddressOptions, AddressSearch } from './AddressSearch.tsx';
import { ManualAddress } from './ManualAddress.tsx';
import { type Address, type AddressValue, beginsWith, chosenAddress, manualAddress } from './value.ts';

/**
 * Moves the focus to the first input that is drawn next, with the caret at its end, so that a visitor can go on typing.
 * A focus outside the box stays where it is.
 *
 * @param shown what is drawn in the box right now
 * @returns what to call before something else is drawn
 */
export function useFocusMove(box: RefObject<HTMLElement | null>, shown: unknown): () => void {
  const isMoving = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when something else is drawn
  useLayoutEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    const input = box.current?.querySelector('input');
    input?.focus();
    input?.setSelectionRange(input.value.length, input.value.length);
  }, [shown]);
  return () => {
    isMoving.current = box.current?.contains(document.activeElement) ?? false;
  };
}

/**
 * Draws an address, which is searched for or entered by hand. Its value says which, so a reload shows the same. No part
 * of it is reported to analytics.
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
  /** The address that was entered by hand before the visitor went back to the search. */
  const left = useRef<Address>(undefined);

  const enter = (known: Address, failed: boolean) => {
    moveFocus();
    setFailed(failed);
    const isSame = left.current && beginsWith(left.current, known);
    onChange({ ...(isSame && left.current), ...known, isManual: true });
  };
  const search = () => {
    moveFocus();
    setFailed(false);
    left.current = manualAddress(read());
    onChange(undefined);
  };

  // a chosen address with a part that is missing or does not fit is put right by hand: the search shows no parts
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

export const widget = defineWidget('label', AddressField, { drawsFields: true });
