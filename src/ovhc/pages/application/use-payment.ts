import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApplicationPage } from '#types/content/application-page';
import type { DialogContent } from '#types/content/dialog';
import type { Submission } from '../../../engine/journey/journey-steps.ts';
import { loadModule } from '../../../engine/load-module.ts';
import type { SubmitOutcome } from '../../actions/submit-application.ts';
import { reportSystemError } from '../../analytics/events.ts';
import type { PaymentAmounts } from '../../application/application-facts.ts';
import { withPartnerCover } from '../../store/draft-store.ts';
import { quoteStore } from '../../store/quote-store.ts';
import { loadOutcomes } from '../outcome/use-outcomes.ts';

/** Returns a value that stays the same while it is frozen, however it changes meanwhile. */
export function useFrozenWhile<Value>(value: Value, isFrozen: boolean): Value {
  const [drawn, setDrawn] = useState(value);
  if (isFrozen || Object.is(drawn, value)) return drawn;
  setDrawn(value);
  return value;
}

/** Loads the code that sends an application with the step that needs it: the record's validators are heavy. */
const loadSubmit = () => import('../../actions/submit-application.ts');

interface Payment {
  pay(submission: Submission): Promise<void>;
  /** True while something is on its way. */
  isPaying: boolean;
  /** Says what has gone wrong. */
  dialog: DialogContent | undefined;
  closeDialog(): void;
}

interface PaymentOptions {
  dialogs: ApplicationPage['dialogs'];
  amounts: PaymentAmounts;
  /** True while the step that pays is open. */
  isNear: boolean;
  /** Is called where the price is not the one that was paid: it has to be shown anew. */
  onPriceChanged(): void;
  /** Is called as the application is accepted, before the quote goes. */
  onAccepted(): void;
}

/** Sends the application, and says in a dialog what fails. */
export function usePayment({
  dialogs,
  amounts,
  isNear,
  onPriceChanged,
  onAccepted,
}: PaymentOptions): Payment {
  const [dialog, setDialog] = useState<DialogContent>();
  const [isPaying, setIsPaying] = useState(false);
  const failed = useRef<Submission>(undefined);
  useEffect(() => {
    // before anything is on its way; the click that needs it reports the failure
    if (isNear) Promise.all([loadModule(loadSubmit), loadOutcomes()]).catch(() => {});
  }, [isNear]);

  const pay = useCallback(
    async (submission: Submission) => {
      const quote = withPartnerCover(quoteStore.getState());
      const priced = typeof amounts === 'object' ? { quote, amounts } : undefined;
      setIsPaying(true);
      const outcome = await loadModule(loadSubmit).then(
        ({ submitApplication }) => submitApplication(submission, priced, onAccepted),
        (error: unknown): SubmitOutcome => {
          console.error('The code for sending could not be loaded.', error);
          reportSystemError();
          return 'submission-failed';
        },
      );
      setIsPaying(false);
      if (outcome === 'accepted') return;
      if (outcome === 'price-changed') onPriceChanged();
      failed.current = submission;
      setDialog(dialogs[outcome]);
    },
    [amounts, dialogs, onPriceChanged, onAccepted],
  );

  // once the dialog has given the focus back, to a button that may be of no use any more
  useEffect(() => {
    if (dialog) return;
    failed.current?.returnFocus();
    failed.current = undefined;
  }, [dialog]);

  const closeDialog = useCallback(() => setDialog(undefined), []);
  return { pay, isPaying, dialog, closeDialog };
}
