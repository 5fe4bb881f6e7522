import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApplicationPage } from '#types/content/application-page';
import type { DialogContent } from '#types/content/dialog';
import type { Submission } from '../../../engine/journey/submission.ts';
import { submitApplication } from '../../actions/submit-application.ts';
import type { Amounts } from '../../application/record/payment.ts';
import { quoteStore } from '../../store/quote-store.ts';

interface Payment {
  pay(submission: Submission): Promise<void>;
  /** What has gone wrong, to be told. */
  dialog: DialogContent | undefined;
  closeDialog(): void;
}

/**
 * Sends the application and tells of what fails.
 * @param onAccepted is called as it is accepted, before the quote goes
 */
export function usePayment(
  dialogs: ApplicationPage['dialogs'],
  amounts: Amounts | 'failed' | undefined,
  onAccepted: () => void,
): Payment {
  const [dialog, setDialog] = useState<DialogContent>();
  const failed = useRef<Submission>(undefined);

  const pay = useCallback(
    async (submission: Submission) => {
      const priced = typeof amounts === 'object' ? { quote: quoteStore.getState(), amounts } : undefined;
      const outcome = await submitApplication(submission, priced, onAccepted);
      if (outcome === 'accepted') return;
      failed.current = submission;
      setDialog(dialogs[outcome]);
    },
    [amounts, dialogs, onAccepted],
  );

  // once the dialog has given the focus back, to a button that may be of no use any more
  useEffect(() => {
    if (dialog) return;
    failed.current?.returnFocus();
    failed.current = undefined;
  }, [dialog]);

  const closeDialog = useCallback(() => setDialog(undefined), []);
  return { pay, dialog, closeDialog };
}
