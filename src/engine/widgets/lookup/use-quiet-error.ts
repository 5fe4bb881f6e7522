import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useForm } from '../../form/form-context.ts';
import type { FormStore } from '../../form/form-store.ts';
import { type Path, pointer } from '../../form/paths.ts';
import type { WidgetProps } from '../widget.ts';

/** Makes a text without items invalid, as if it broke the schema's minimum of items, until the text changes. */
export function rejectUnknown(store: FormStore, path: Path): void {
  const at = pointer(path);
  const error = { instancePath: at, keyword: 'minItems', params: { limit: 1 } };
  store.setState(({ rejected, touched }) => ({
    rejected: new Map(rejected).set(at, error),
    touched: new Set(touched).add(at),
  }));
}

/** Hides a field's error while the lookup is still running. */
export function useQuietError(
  isOpen: boolean,
  { path, invalid, showError }: Pick<WidgetProps, 'path' | 'invalid' | 'showError'>,
): void {
  const { store } = useForm();
  const isDelayed = useRef(false);
  const hideError = useEffectEvent(() => {
    isDelayed.current = true;
    const at = pointer(path);
    store.setState(({ touched }) => ({ touched: new Set([...touched].filter((other) => other !== at)) }));
  });
  const showErrorAgain = useEffectEvent(() => {
    if (isDelayed.current) showError();
    isDelayed.current = false;
  });
  // before the paint
  useLayoutEffect(() => {
    if (isOpen && invalid) hideError();
  }, [isOpen, invalid]);
  useEffect(() => {
    if (!isOpen) showErrorAgain();
  }, [isOpen]);
}
