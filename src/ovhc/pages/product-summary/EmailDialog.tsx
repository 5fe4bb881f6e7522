import './email-quote.css';
import { useEffect } from 'react';
import type { EmailQuote } from '#types/content/email-quote';
import type { SavedQuote } from '#types/data/saved-quote';
import { useEngine } from '../../../engine/engine-context.ts';
import { useFormStore } from '../../../engine/form/use-form-store.ts';
import { Dialog } from '../../../engine/ui/Dialog.tsx';
import { useLateModule } from '../../../engine/ui/use-late-module.ts';
import type { PriceState } from '../use-price.ts';
import { EmailQuoteSuccess } from './EmailQuoteSuccess.tsx';
import { useEmailQuote } from './use-email-quote.ts';

const loadForm = () => import('./EmailQuoteForm.tsx');

interface EmailDialogProps {
  open: boolean;
  onClose(): void;
  content: EmailQuote;
  quote: SavedQuote;
  price: PriceState;
}

/**
 * The dialog that e-mails a quote (§2). What was typed in it, and a mail that is on its way, outlive its closing; its
 * form comes while the page is idle, or at the latest when it is opened.
 */
export function EmailDialog({ open, onClose, content, quote, price }: EmailDialogProps) {
  const { texts } = useEngine();
  const { success, heading } = content;
  const form = useFormStore(content.schema);
  const { mail, send, writeAgain } = useEmailQuote(quote, price);
  const late = useLateModule(loadForm);
  const { load } = late;
  useEffect(() => {
    if (open) load();
  }, [open, load]);
  const close = () => {
    onClose();
    if (mail.status === 'sent') writeAgain();
  };

  return (
    <Dialog open={open} heading={mail.status === 'sent' ? success.title : heading} onClose={close}>
      {mail.status === 'sent' && <EmailQuoteSuccess {...mail} content={success} onClose={close} />}
      {mail.status !== 'sent' && late.module && (
        <late.module.EmailQuoteForm
          content={content}
          form={form}
          isSending={mail.status === 'sending'}
          onSend={send}
        />
      )}
      {mail.status !== 'sent' && !late.module && (
        <p role="status">{late.hasFailed ? texts.failure : texts.loading}</p>
      )}
    </Dialog>
  );
}
