import { useEffect, useEffectEvent, useState } from 'react';
import type { Recipient } from '#types/data/answers';
import { sendQuote } from '../../actions/send-quote.ts';
import { pushEvent } from '../../analytics/events.ts';
import type { PricedQuote } from '../../quote/price-inputs.ts';

import type { PriceState } from '../use-price.ts';

type Mail =
  | { status: 'unsent' }
  /** waiting for the price that the page shows, or being sent */
  | { status: 'waiting' | 'sending'; recipient: Recipient }
  /** sent to an address, with a reference */
  | { status: 'sent'; email: string; rnNumber: string };

const UNSENT: Mail = { status: 'unsent' };

/**
 * E-mails a quote, one e-mail at a time, and only at the price that the page shows as current. If the price is
 * loading, the e-mail waits for it. Failures are reported to the console and the tag manager, not to the visitor
 * (§8).
 */
export function useEmailQuote(quote: PricedQuote, { quoted, status, tryAgain }: PriceState) {
  const [mail, setMail] = useState<Mail>(UNSENT);

  const fail = (error: unknown) => {
    console.error('The quote could not be e-mailed.', error);
    pushEvent({ event: 'error', errorName: 'emailQuote', errorType: 'system error' });
    setMail(UNSENT);
  };
  const isPriceOpen = status === 'updating' || status === 'slow';
  const sendNow = useEffectEvent((recipient: Recipient) => {
    if (!quoted) return fail(new Error('There is no current price for this quote.'));
    setMail({ status: 'sending', recipient });
    sendQuote(quote, recipient, quoted).then(
      (rnNumber) => setMail({ status: 'sent', email: recipient.email, rnNumber }),
      fail,
    );
  });
  useEffect(() => {
    if (mail.status === 'waiting' && !isPriceOpen) sendNow(mail.recipient);
  }, [mail, isPriceOpen]);

  const send = ({ firstName = '', email = '' }: Partial<Record<keyof Recipient, unknown>>) => {
    if (mail.status !== 'unsent') return;
    // in the same commit as setMail, so that the e-mail waits for the price
    if (status === 'unconfirmed') tryAgain();
    setMail({ status: 'waiting', recipient: { firstName: String(firstName), email: String(email) } });
  };
  return {
    mail,
    send,
    /** Shows the form again, after the visitor has seen the e-mail's reference. */
    writeAgain: () => setMail(UNSENT),
  };
}
