import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useForm } from '../../form/form-context.ts';
import { pointer } from '../../form/paths.ts';
import type { WidgetProps } from '../widget.ts';

/** Keeps a field's error back while it is not known yet whether there is one, whatever would have it show. */
export function useQuietError(
  isOpen: boolean,
  { path, invalid, showError }: Pick<WidgetProps, 'path' | 'invalid' | 'showError'>,
): void {
  const { store } = useForm();
  const isKeptBack = useRef(false);
  const keepBack = useEffectEvent(() => {
    isKeptBack.current = true;
    const at = pointer(path);
    store.setState(({ touched }) => ({ touched: new Set([...touched].filter((other) => other !== at)) }));
  });
  const letGo = useEffectEvent(() => {
    if (isKeptBack.current) showError();
    isKeptBack.current = false;
  });
  // before it is drawn
  useLayoutEffect(() => {
    if (isOpen && invalid) keepBack();
  }, [isOpen, invalid]);
  useEffect(() => {
    if (!isOpen) letGo();
  }, [isOpen]);
}
