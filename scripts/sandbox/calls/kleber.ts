import { randomBytes } from 'node:crypto';
import type { KleberCall } from '#types/api/kleber';
import type { TempTokenCall } from '#types/api/tempToken';
import { calls } from '../../api/calls.ts';
import type { SandboxCall } from '../call.ts';
import { methods } from '../kleber.ts';

/** Characters that a client must encode. Real keys may contain them. In the sandbox every key does. */
const NEEDS_ENCODING = '+/';

export const tempToken: SandboxCall<TempTokenCall> = {
  ...calls.tempToken,
  answer(_request, { keys }) {
    const token = `${NEEDS_ENCODING}${randomBytes(16).toString('base64')}`;
    keys.set(token, true);
    return { status: 'Success', token };
  },
};

/** Returns errors in Kleber's envelope too, with status 200. */
export const kleber: SandboxCall<KleberCall> = {
  ...calls.kleber,
  answer({ query }, { keys }) {
    const { RequestKey, Method } = query;
    const { required, find } = methods[Method];
    const missing = required.find((name) => !query[name]?.trim());
    let ErrorMessage = missing ? `${missing} is required` : '';
    if (!RequestKey) ErrorMessage = 'Request Key is required';
    else if (!keys.get(RequestKey)) ErrorMessage = 'Temporary Request Key has expired';
    const Result = ErrorMessage ? [] : find(query);
    return { DtResponse: { RequestId: '', ResultCount: String(Result.length), ErrorMessage, Result } };
  },
};
