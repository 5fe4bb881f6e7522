import { useEffect, useEffectEvent } from 'react';
import { useEngine } from '../engine-context.ts';
import { useForm } from './form-context.ts';
import type { FormState } from './form-store.ts';

interface ShownMessage {
  /** The control's. */
  id: string;
  /** The field's, for analytics. */
  name: string;
  message: string | undefined;
  /** Returns its message in a state of the form. */
  messageIn(state: FormState): string | undefined;
}

/** Adds a field's message to its form's, for as long as it shows, and reports that the entry is not valid (§7). */
export function useShownMessage({ id, name, message, messageIn }: ShownMessage): void {
  const { messages, store } = useForm();
  const { report } = useEngine();
  const isCurrent = useEffectEvent(() => messageIn(store.getState()) === message);
  const reportInvalid = useEffectEvent(() => report({ type: 'invalid', field: name }));
  useEffect(() => {
    // a widget may have kept it back, or found the answer, before it was drawn
    if (!message || !isCurrent()) return;
    reportInvalid();
    messages?.setState({ [id]: message });
    return () => {
      const { [id]: _gone, ...others } = messages?.getState() ?? {};
      messages?.setState(others, true);
    };
  }, [messages, id, message]);
}
