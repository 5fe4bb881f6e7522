import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApplicationPage } from '#types/content/application-page';
import type { DialogContent } from '#types/content/dialog';
import type { Submission } from '../../../engine/journey/submission.ts';
import { loadModule } from '../../../engine/load-module.ts';
import { reportSystemError } from '../../analytics/events.ts';
import type { PaymentAmounts } from '../../application/application-facts.ts';
import { applicationQuoteStore, withPartnerCover } from '../../store/draft-store.ts';
import type { SubmitResult } from '../../submission/submit.ts';
import { loadOutcomes } from '../outcome/use-outcomes.ts';

/** Returns a value that does not change while it is frozen. */
export function useFrozenWhile<Value>(value: Value, isFrozen: boolean): Value {
  const [drawn, setDrawn] = useState(value);
  if (isFrozen || Object.is(drawn, value)) return drawn;
  setDrawn(value);
  return value;
}

/** Loads the code that submits an application. It is separate because the record's validators are heavy. */
const loadSubmit = () => import('../../submission/submit.ts');

type Dialogs = ApplicationPage['dialogs'];

/** Returns the dialog for a result; undefined if the page itself shows it. */
function dialogFor(dialogs: Dialogs, { type }: SubmitResult): DialogContent | undefined {
  switch (type) {
    case 'accepted':
    case 'changed elsewhere':
      return undefined;
    case 'card declined':
      return dialogs['payment-failed'];
    case 'not sent':
    case 'refused':
      return dialogs['submission-failed'];
    case 'price changed':
      return dialogs['price-changed'];
    case 'not received':
      return dialogs['not-received'];
    case 'unknown':
      return dialogs.unknown;
  }
}

interface Payment {
  pay(submission: Submission): Promise<void>;
  /** True while the application is being submitted. */
  isPaying: boolean;
  /** The message about a failure. */
  dialog: DialogContent | undefined;
  closeDialog(): void;
}

interface PaymentOptions {
  dialogs: Dialogs;
  amounts: PaymentAmounts;
  /** True while the step with the payment is open. */
  isNear: boolean;
  /** Called if the price or the application has changed: it must be shown again. */
  onOutdated(): void;
  /** Called when the application is accepted, before the quote is cleared. */
  onAccepted(): void;
}

/** Submits the application, and shows failures in a dialog. */
export function usePayment({ dialogs, amounts, isNear, onOutdated, onAccepted }: PaymentOptions): Payment {
  const [dialog, setDialog] = useState<DialogContent>();
  const [isPaying, setIsPaying] = useState(false);
  const failed = useRef<Submission>(undefined);
  useEffect(() => {
    // preloads before the submission; a click that needs the code reports the failure
    if (isNear) Promise.all([loadModule(loadSubmit), loadOutcomes()]).catch(() => {});
  }, [isNear]);

  const pay = useCallback(
    async (submission: Submission) => {
      const quote = withPartnerCover(applicationQuoteStore.getState());
      const priced = typeof amounts === 'object' ? { quote, amounts } : undefined;
      setIsPaying(true);
      const result = await loadModule(loadSubmit).then(
        ({ submitApplication }) => submitApplication(submission, priced, onAccepted),
        (error: unknown): SubmitResult => {
          console.error('The code for sending could not be loaded.', error);
          reportSystemError();
          return { type: 'not sent' };
        },
      );
      setIsPaying(false);
      if (result.type === 'accepted') return;
      if (result.type === 'price changed' || result.type === 'changed elsewhere') onOutdated();
      failed.current = submission;
      setDialog(dialogFor(dialogs, result));
    },
    [amounts, dialogs, onOutdated, onAccepted],
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
