import type { KleberAnswer, KleberCall, KleberQuery, KleberRecord } from '#types/api/kleber';
import type { SandboxCall } from '../call.ts';
import { methods } from '../kleber/methods.ts';
import type { TemporaryKeys } from '../temporary-keys.ts';

/** Kleber's envelope. Errors travel in it too, with status 200. */
const envelope = (ErrorMessage: string, Result: KleberRecord[]): KleberAnswer => ({
  DtResponse: { RequestId: '', ResultCount: String(Result.length), ErrorMessage, Result },
});

/** What keeps a query from being answered; empty where nothing does. */
function problemWith(query: KleberQuery, keys: TemporaryKeys): string {
  const { RequestKey, Method } = query;
  if (!RequestKey) return 'Request Key is required';
  if (!keys.isGood(RequestKey)) return 'Temporary Request Key has expired';
  const missing = methods[Method].needs.find((name) => !query[name]?.trim());
  return missing ? `${missing} is required` : '';
}

export const kleber: SandboxCall<KleberCall> = {
  name: 'kleber',
  method: 'GET',
  url: '/KleberWebService/DtKleberService.svc/ProcessQueryStringRequest',
  answer: ({ query }, { keys }) => {
    const problem = problemWith(query, keys);
    return envelope(problem, problem ? [] : methods[query.Method].find(query));
  },
};
