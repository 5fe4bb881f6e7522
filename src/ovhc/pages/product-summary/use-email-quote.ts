import { useRef, useState } from 'react';
import type { Recipient } from '#types/data/answers';
import type { SavedQuote } from '#types/data/saved-quote';
import { askPrice } from '../../actions/ask-price.ts';
import { sendQuote } from '../../actions/send-quote.ts';
import { pushEvent } from '../../analytics/tag-manager.ts';
import type { Unchecked } from '../../quote/unchecked.ts';
import type { PriceState } from '../use-price.ts';

type Mail =
  | { status: 'unsent' | 'sending' }
  /** on its way to an address, under a reference */
  | { status: 'sent'; email: string; rnNumber: string };

/**
 * E-mails a quote as it is when the button is pressed, one mail at a time. A failure is told to the console and the
 * tag manager, not the visitor (§8).
 */
export function useEmailQuote(quote: SavedQuote, price: PriceState) {
  const [mail, setMail] = useState<Mail>({ status: 'unsent' });
  const isSending = useRef(false);

  const send = async (answers: Unchecked<Recipient>) => {
    if (isSending.current) return;
    isSending.current = true;
    setMail({ status: 'sending' });
    const recipient = { firstName: String(answers.firstName ?? ''), email: String(answers.email ?? '') };
    try {
      // what is sent is the price of what is chosen, whichever still shows
      const quoted = price.quoted ?? (await askPrice(quote));
      if (!quoted) throw new Error('There is no price for this quote.');
      const rnNumber = await sendQuote(quote, recipient, quoted);
      setMail({ status: 'sent', email: recipient.email, rnNumber });
    } catch (error) {
      console.error('The quote could not be e-mailed.', error);
      pushEvent({ event: 'error', errorName: 'emailQuote', errorType: 'system error' });
      setMail({ status: 'unsent' });
    } finally {
      isSending.current = false;
    }
  };

  return {
    mail,
    send: (answers: Unchecked<Recipient>) => void send(answers),
    /** After a mail whose reference has been seen, the form again. */
    writeAgain: () => setMail({ status: 'unsent' }),
  };
}
