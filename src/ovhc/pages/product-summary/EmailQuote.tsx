import './email-quote.css';
import { useState } from 'react';
import type { EmailQuote as EmailQuoteContent } from '#types/content/email-quote';
import { useEngine } from '../../../engine/engine-context.ts';
import { useFormStore } from '../../../engine/form/use-form-store.ts';
import { Dialog } from '../../../engine/ui/Dialog.tsx';
import { useLateModule } from '../../../engine/ui/use-late-module.ts';
import { EmailQuoteSuccess } from './EmailQuoteSuccess.tsx';
import { useEmailQuote } from './use-email-quote.ts';
import type { PriceState } from './use-price.ts';

const loadForm = () => import('./EmailQuoteForm.tsx');

interface EmailQuoteProps {
  content: EmailQuoteContent;
  price: PriceState;
}

/**
 * The link that opens the dialog, and the dialog. What was typed in it, and a mail that is on its way, outlive its
 * closing; its form comes while the page is idle, or at the latest when it is opened.
 */
export function EmailQuote({ content, price }: EmailQuoteProps) {
  const { schema, success, heading } = content;
  const { texts } = useEngine();
  const form = useFormStore(schema);
  const [isOpen, setOpen] = useState(false);
  const { mail, send, writeAgain } = useEmailQuote(price);
  const late = useLateModule(loadForm);
  const close = () => setOpen(false);

  return (
    <>
      <button
        className="button-quiet"
        type="button"
        onClick={() => {
          late.load();
          writeAgain();
          setOpen(true);
        }}
      >
        {content.link}
      </button>
      <Dialog open={isOpen} heading={mail.status === 'sent' ? success.title : heading} onClose={close}>
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
    </>
  );
}
