import type { EmailQuoteAnswer, EmailQuoteFields, EmailQuoteServletCall } from '#types/api/emailQuoteServlet';
import type { SandboxCall } from '../call.ts';
import { fieldError } from '../errors.ts';
import { productWithId } from '../products.ts';

const CALL = 'emailQuoteServlet';
const ADVICE = 'send what the last answer had, or nothing the first time';

/** Returns a reference from an earlier answer; undefined the first time. @throws a 400 for an invalid one */
function earlierReference(
  fields: EmailQuoteFields,
  name: 'opportunityId' | 'quoteId' | 'rnNumber',
): string | undefined {
  const { [name]: reference } = fields;
  if (reference === '') return undefined;
  if (/^[\w-]{1,40}$/.test(reference)) return reference;
  throw fieldError(CALL, name, `is no reference: ${ADVICE}`);
}

const isRecord = (item: unknown) => typeof item === 'object' && item !== null && !Array.isArray(item);

/** Returns the insurer's records from an earlier answer; undefined the first time. @throws a 400 for anything else */
function earlierCustomers({ customers }: EmailQuoteFields): EmailQuoteAnswer['customers'] | undefined {
  if (customers === '') return undefined;
  try {
    const records: unknown = JSON.parse(customers);
    if (Array.isArray(records) && records.every(isRecord)) return records;
  } catch {
    // reported below, like JSON of another shape
  }
  throw fieldError(CALL, 'customers', `is no JSON list of objects: ${ADVICE}`);
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
      opportunityId: earlierReference(body, 'opportunityId') ?? references.issue('OP'),
      quoteId: earlierReference(body, 'quoteId') ?? references.issue('Q'),
      rnNumber: earlierReference(body, 'rnNumber') ?? references.issue('RN'),
      customers: earlierCustomers(body) ?? [{ customerId: references.issue('C') }],
    };
  },
};
