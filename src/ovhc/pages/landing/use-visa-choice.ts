import { useRef, useState } from 'react';
import { useEngine } from '../../../engine/engine-context.ts';
import { fieldId, useForm } from '../../../engine/form/form-context.ts';
import type { Source } from '../../../engine/source.ts';
import { useTree } from '../../../engine/ui/tree.ts';

/** The name of the visa field, and its path in the answers. */
export const VISA_FIELD = 'visaType';
export const VISA = `/${VISA_FIELD}`;

export interface VisaChoice {
  /** The code of the visa that is being looked up. */
  pending: string | undefined;
  choose(code: string): void;
}

/**
 * Chooses a visa by its code, with the current data of the field's source. If the lookup fails or the visa has no
 * cover, the field shows what is wrong.
 * @param onChosen called after a visa with cover is chosen
 */
export function useVisaChoice(source: Source | undefined, onChosen: () => void): VisaChoice {
  const { report } = useEngine();
  const tree = useTree();
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
    // the visitor has typed a newer answer
    if (store.getState().answers[VISA_FIELD] !== before) return;
    store.setValue([VISA_FIELD], visa ? [visa] : code);
    if (visa) report({ type: 'update', field: VISA_FIELD, label: String(visa.name) });
    const { isSupported }: Partial<Record<keyof { isSupported: boolean }, unknown>> = visa ?? {};
    if (isSupported === true) onChosen();
    else tree().getElementById(fieldId(idPrefix, VISA))?.focus();
  };
  return { pending, choose: (code) => void choose(code) };
}
