import type { EmailQuoteAnswer, EmailQuoteFields, EmailQuoteServletCall } from '#types/api/emailQuoteServlet';
import type { SandboxCall } from '../call.ts';
import { refusal } from '../http-error.ts';
import { productWithId } from '../product-ids.ts';

const CALL = 'emailQuoteServlet';

/** A reference that the request brings back; undefined the first time. */
function broughtBack(
  fields: EmailQuoteFields,
  name: 'opportunityId' | 'quoteId' | 'rnNumber',
): string | undefined {
  const { [name]: reference } = fields;
  if (reference === '') return undefined;
  if (/^[\w-]{1,40}$/.test(reference)) return reference;
  throw refusal(CALL, name, 'is no reference: send what the last answer had, or nothing the first time');
}

const isRecord = (item: unknown) => typeof item === 'object' && item !== null && !Array.isArray(item);

/** The same of the insurer's own records. */
function customersBroughtBack({ customers }: EmailQuoteFields): EmailQuoteAnswer['customers'] | undefined {
  if (customers === '') return undefined;
  try {
    const records: unknown = JSON.parse(customers);
    if (Array.isArray(records) && records.every(isRecord)) return records;
  } catch {
    // told below, like JSON that is no such list
  }
  throw refusal(
    CALL,
    'customers',
    'is no JSON list of objects: send what the last answer had, or nothing the first time',
  );
}

export const emailQuoteServlet: SandboxCall<EmailQuoteServletCall> = {
  name: CALL,
  method: 'POST',
  url: '/hcf/emailQuoteServlet',
  body: 'form',
  bodyLimit: 16 * 1024,
  outbox: 'emails',
  answer: ({ body }, { references }) => {
    productWithId(body.hcfProductId, CALL, 'hcfProductId');
    return {
      opportunityId: broughtBack(body, 'opportunityId') ?? references.issue('OP'),
      quoteId: broughtBack(body, 'quoteId') ?? references.issue('Q'),
      rnNumber: broughtBack(body, 'rnNumber') ?? references.issue('RN'),
      customers: customersBroughtBack(body) ?? [{ customerId: references.issue('C') }],
    };
  },
};
