import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApplicationPage } from '#types/content/application-page';
import type { DialogContent } from '#types/content/dialog';
import type { Submission } from '../../../engine/journey/submission.ts';
import { loadModule } from '../../../engine/load-module.ts';
import type { SubmitOutcome } from '../../actions/submit-application.ts';
import { reportSystemError } from '../../analytics/events.ts';
import type { PaymentAmounts } from '../../application/application-facts.ts';
import { withPartnerCover } from '../../store/draft-store.ts';
import { quoteStore } from '../../store/quote-store.ts';
import { loadOutcomes } from '../outcome/use-outcomes.ts';

/** Returns a value that does not change while it is frozen. */
export function useFrozenWhile<Value>(value: Value, isFrozen: boolean): Value {
  const [drawn, setDrawn] = useState(value);
  if (isFrozen || Object.is(drawn, value)) return drawn;
  setDrawn(value);
  return value;
}

/** Loads the code that submits an application. It is separate because the record's validators are heavy. */
const loadSubmit = () => import('../../actions/submit-application.ts');

interface Payment {
  pay(submission: Submission): Promise<void>;
  /** True while the application is being submitted. */
  isPaying: boolean;
  /** The message about a failure. */
  dialog: DialogContent | undefined;
  closeDialog(): void;
}

interface PaymentOptions {
  dialogs: ApplicationPage['dialogs'];
  amounts: PaymentAmounts;
  /** True while the step with the payment is open. */
  isNear: boolean;
  /** Called if the price has changed: it must be shown again. */
  onPriceChanged(): void;
  /** Called when the application is accepted, before the quote is cleared. */
  onAccepted(): void;
}

/** Submits the application, and shows failures in a dialog. */
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
    // preloads before the submission; a click that needs the code reports the failure
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

  // after the dialog has returned the focus, maybe to a button that can no longer be used
  useEffect(() => {
    if (dialog) return;
    failed.current?.returnFocus();
    failed.current = undefined;
  }, [dialog]);

  const closeDialog = useCallback(() => setDialog(undefined), []);
  return { pay, isPaying, dialog, closeDialog };
}
