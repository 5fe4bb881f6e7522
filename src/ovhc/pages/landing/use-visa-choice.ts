import { useRef, useState } from 'react';
import { useEngine } from '../../../engine/engine-context.ts';
import { fieldId, useForm } from '../../../engine/form/form-context.ts';
import type { Source } from '../../../engine/source.ts';

/** The name of the visa's field, and its place in the answers. */
export const VISA_FIELD = 'visaType';
export const VISA = `/${VISA_FIELD}`;

export interface VisaChoice {
  /** The number of the visa that is being looked up. */
  pending: string | undefined;
  choose(code: string): void;
}

/**
 * Chooses a visa by its number, as the field's own source knows it today. What can't be looked up, or has no cover, is
 * left to the field: it says what is wrong.
 *
 * @param onChosen is called with a visa chosen that there is cover for
 */
export function useVisaChoice(source: Source | undefined, onChosen: () => void): VisaChoice {
  const { report } = useEngine();
  const { store, idPrefix } = useForm();
  const [pending, setPending] = useState<string>();
  const last = useRef<string>(undefined);

  const choose = async (code: string) => {
    last.current = code;
    setPending(code);
    const before = store.getState().answers[VISA_FIELD];
    const visa = await source?.lookup({ code }, new AbortController().signal).catch((error: unknown) => {
      console.error('The visa could not be looked up.', error);
    });
    if (last.current !== code) return;
    setPending(undefined);
    // what was typed meanwhile is newer
    if (store.getState().answers[VISA_FIELD] !== before) return;
    store.setValue([VISA_FIELD], visa ? [visa] : code);
    if (visa) report({ type: 'update', field: VISA_FIELD, label: String(visa.name) });
    const { isSupported }: Partial<Record<keyof { isSupported: boolean }, unknown>> = visa ?? {};
    if (isSupported === true) onChosen();
    else document.getElementById(fieldId(idPrefix, VISA))?.focus();
  };
  return { pending, choose: (code) => void choose(code) };
}
