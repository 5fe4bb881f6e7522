import './email-quote.css';
import type { EmailQuote } from '#types/content/email-quote';
import { useEngine } from '../../../engine/engine-context.ts';
import { useFormStore } from '../../../engine/form/form-context.ts';
import { Dialog } from '../../../engine/ui/Dialog.tsx';
import { RetryNote } from '../../../engine/ui/RetryNote.tsx';
import { useLazyModule } from '../../../engine/ui/use-lazy-module.ts';
import type { PricedQuote } from '../../quote/price-inputs.ts';
import type { PriceState } from '../use-price.ts';
import { EmailQuoteSuccess } from './EmailQuoteSuccess.tsx';
import { useEmailQuote } from './use-email-quote.ts';

const loadForm = () => import('./EmailQuoteForm.tsx');

interface EmailDialogProps {
  open: boolean;
  onClose(): void;
  content: EmailQuote;
  quote: PricedQuote;
  price: PriceState;
}

/**
 * Draws the dialog that e-mails a quote (§2). Closing it keeps the typed answers and does not stop an e-mail. Its
 * form loads when the page is idle, or at the latest when the dialog opens.
 */
export function EmailDialog({ open, onClose, content, quote, price }: EmailDialogProps) {
  const { texts } = useEngine();
  const { success, heading } = content;
  const form = useFormStore(content.schema);
  const { mail, send, writeAgain } = useEmailQuote(quote, price);
  const { status, result, tryAgain } = useLazyModule(loadForm, open, 'when idle');
  const close = () => {
    onClose();
    if (mail.status === 'sent') writeAgain();
  };

  return (
    <Dialog open={open} heading={mail.status === 'sent' ? success.title : heading} onClose={close}>
      {mail.status === 'sent' && <EmailQuoteSuccess {...mail} content={success} onClose={close} />}
      {mail.status !== 'sent' && result && (
        <result.EmailQuoteForm
          content={content}
          form={form}
          isSending={mail.status !== 'unsent'}
          onSend={send}
        />
      )}
      {mail.status !== 'sent' && !result && (
        <>
          {status === 'reading' && <p role="status">{texts.loading}</p>}
          <RetryNote status={status} onRetry={tryAgain} />
        </>
      )}
    </Dialog>
  );
}
