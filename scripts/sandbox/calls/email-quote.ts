import type { EmailQuoteAnswer, EmailQuoteServletCall } from '#types/api/emailQuoteServlet';
import { calls } from '../../api/calls.ts';
import { isObject } from '../../content/json.ts';
import type { SandboxCall } from '../call.ts';
import { fieldError } from '../errors.ts';
import { productWithId } from '../products.ts';
import { issueReference } from '../store.ts';

const ADVICE = 'send what the last answer had, or nothing the first time';

function parseCustomers(customers: string): EmailQuoteAnswer['customers'] {
  try {
    const records: unknown = JSON.parse(customers);
    if (Array.isArray(records) && records.every(isObject)) return records;
  } catch {
    // handled below, like JSON of the wrong shape
  }
  throw fieldError('customers', `is not a JSON list of objects: ${ADVICE}`);
}

/** Keeps the references of an earlier answer. The first e-mail of a quote gets new ones. */
export const emailQuoteServlet: SandboxCall<EmailQuoteServletCall> = {
  ...calls.emailQuoteServlet,
  bodyLimit: 16 * 1024,
  outbox: 'emails',
  answer({ body }, store) {
    const referenceIn = (field: 'opportunityId' | 'quoteId' | 'rnNumber', prefix: string) => {
      if (body[field] === '') return issueReference(store, prefix);
      if (/^[\w-]{1,40}$/.test(body[field])) return body[field];
      throw fieldError(field, `is not a reference: ${ADVICE}`);
    };
    productWithId(body.hcfProductId, 'hcfProductId');
    return {
      opportunityId: referenceIn('opportunityId', 'OP'),
      quoteId: referenceIn('quoteId', 'Q'),
      rnNumber: referenceIn('rnNumber', 'RN'),
      customers: body.customers
        ? parseCustomers(body.customers)
        : [{ customerId: issueReference(store, 'C') }],
    };
  },
};
