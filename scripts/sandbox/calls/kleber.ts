import { randomBytes } from 'node:crypto';
import type { KleberCall, KleberQuery } from '#types/api/kleber';
import type { TempTokenCall } from '#types/api/tempToken';
import type { SandboxCall } from '../call.ts';
import { methods } from '../kleber.ts';
import type { SandboxStore } from '../store.ts';

/** Characters that a client must encode. Real keys may contain them. In the sandbox every key does. */
const NEEDS_ENCODING = '+/';

export const tempToken: SandboxCall<TempTokenCall> = {
  name: 'tempToken',
  method: 'GET',
  url: '/hcf/tempToken',
  answer(_request, { keys }) {
    const token = `${NEEDS_ENCODING}${randomBytes(16).toString('base64')}`;
    keys.set(token, true);
    return { status: 'Success', token };
  },
};

/** Returns the error message for a query, or an empty text if the query can be answered. */
function errorIn(query: KleberQuery, { keys }: SandboxStore): string {
  const { RequestKey, Method } = query;
  if (!RequestKey) return 'Request Key is required';
  if (!keys.get(RequestKey)) return 'Temporary Request Key has expired';
  const missing = methods[Method].required.find((name) => !query[name]?.trim());
  return missing ? `${missing} is required` : '';
}

/** Returns errors in Kleber's envelope too, with status 200. */
export const kleber: SandboxCall<KleberCall> = {
  name: 'kleber',
  method: 'GET',
  url: '/KleberWebService/DtKleberService.svc/ProcessQueryStringRequest',
  answer({ query }, store) {
    const ErrorMessage = errorIn(query, store);
    const Result = ErrorMessage ? [] : methods[query.Method].find(query);
    return { DtResponse: { RequestId: '', ResultCount: String(Result.length), ErrorMessage, Result } };
  },
};
