import type { EmailQuoteAnswer, EmailQuoteFields } from '#types/api/emailQuoteServlet';
import validate from '../../../schemas/api/emailQuoteServlet.schema.json?validator=response';
import { OVHC_TIMEOUT, postForm } from './call.ts';

/** E-mails a quote (§7). @throws CallError if there is no usable answer, and so no reference */
export function emailQuote(fields: EmailQuoteFields): Promise<EmailQuoteAnswer> {
  const body = new URLSearchParams({ ...fields });
  return postForm<EmailQuoteAnswer>('/emailQuoteServlet', body, { validate, timeout: OVHC_TIMEOUT });
}
