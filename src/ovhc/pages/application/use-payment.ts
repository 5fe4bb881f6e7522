import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApplicationPage } from '#types/content/application-page';
import type { DialogContent } from '#types/content/dialog';
import type { Submission } from '../../../engine/journey/submission.ts';
import type { SubmitOutcome } from '../../actions/submit-application.ts';
import { reportSystemError } from '../../analytics/payment-failure.ts';
import type { PaymentAmounts } from '../../application/payment-facts.ts';
import { quoteStore } from '../../store/quote-store.ts';

/** What sends an application comes with the step that does: the record's rules are heavy. */
const loadSubmit = () => import('../../actions/submit-application.ts');

interface Payment {
  pay(submission: Submission): Promise<void>;
  /** Whether something is on its way. */
  isPaying: boolean;
  /** What has gone wrong, to be told. */
  dialog: DialogContent | undefined;
  closeDialog(): void;
}

interface PaymentOptions {
  dialogs: ApplicationPage['dialogs'];
  amounts: PaymentAmounts;
  /** Whether the step that pays is open. */
  isNear: boolean;
  /** Is called where what was priced is not what was answered: the two are to be brought together. */
  onPriceChanged(): void;
  /** Is called as the application is accepted, before the quote goes. */
  onAccepted(): void;
}

/** Sends the application and tells of what fails. */
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
    // the click that needs it tells of the failure
    if (isNear) loadSubmit().catch(() => {});
  }, [isNear]);

  const pay = useCallback(
    async (submission: Submission) => {
      const priced = typeof amounts === 'object' ? { quote: quoteStore.getState(), amounts } : undefined;
      setIsPaying(true);
      const outcome = await loadSubmit().then(
        ({ submitApplication }) => submitApplication(submission, priced, onAccepted),
        (error: unknown): SubmitOutcome => {
          console.error('What sends the application could not be fetched.', error);
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
