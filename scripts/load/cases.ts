import type { Options, Request } from 'autocannon';
import { PRICE, submission } from './requests.ts';

/** One kind of request that the server is loaded with. */
export interface LoadCase {
  name: string;
  options: Omit<Options, 'url'> & { path: string };
}

const JSON_BODY = { 'content-type': 'application/json' };
const accepting = (encoding: string) => ({ 'accept-encoding': encoding });
const get = (name: string, path: string, headers: Record<string, string> = {}): LoadCase => ({
  name,
  options: { path, headers },
});

const LANDING = '/health-insurance/overseas-visitors';
const PRODUCTS = '/hcf/ovhc/ovhcPathToPurchase.417.S.A1..json';

/** Pages and calls, compressed and uncompressed. */
export const CASES: readonly LoadCase[] = [
  get('landing page, br', LANDING, accepting('gzip, deflate, br')),
  get('landing page, gzip', LANDING, accepting('gzip')),
  get('landing page, as it is', LANDING),
  get('page that is not there', `${LANDING}/no-such-page`),
  get('visatypes, br', '/hcf/ovhc/visatypes.json', accepting('gzip, deflate, br')),
  get('visatypes, as it is', '/hcf/ovhc/visatypes.json'),
  get('ovhcPathToPurchase, br', PRODUCTS, accepting('gzip, deflate, br')),
  get('ovhcPathToPurchase, as it is', PRODUCTS),
  {
    name: 'getPrice',
    options: { path: '/hcf/getPrice', method: 'POST', headers: JSON_BODY, body: JSON.stringify(PRICE) },
  },
];

let submitted = 0;

/** Returns a case that sends applications, each a different one. */
export function submissions(name: string): LoadCase {
  const setupRequest = (request: Request): Request => {
    submitted += 1;
    return { ...request, body: submission(submitted) };
  };
  const request: Request = { method: 'POST', path: '/hcf/preSubmission', headers: JSON_BODY, setupRequest };
  return { name, options: { path: '/hcf/preSubmission', requests: [request] } };
}
