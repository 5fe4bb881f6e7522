import autocannon, { type Options, type Request } from 'autocannon';
import requests from '../api/sample-requests.json' with { type: 'json' };

// on the day when the cover of the sample requests starts
const headers = { 'content-type': 'application/json', 'x-sandbox-today': requests.price.CommencementDate };
const post = { method: 'POST', headers } as const;
const LANDING = '/health-insurance/overseas-visitors';
const VISAS = '/hcf/ovhc/visatypes.json';
const PRODUCTS = '/hcf/ovhc/ovhcPathToPurchase.417.S.A1..json';
const PRE_SUBMISSION = '/hcf/preSubmission';

interface LoadCase {
  name: string;
  options: Omit<Options, 'url'> & { path: string };
}

const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };

const get = (name: string, path: string, headers: Record<string, string> = BROWSER): LoadCase => ({
  name,
  options: { path, headers },
});

/**
 * Returns what visitors ask for: pages, files and calls.
 * @param script the path of a script of the build
 * @param content the path of a page's content module
 */
export const casesFor = (script: string, content: string): readonly LoadCase[] => [
  get('page', LANDING),
  get('page, gzip', LANDING, { 'accept-encoding': 'gzip' }),
  get('page, uncompressed', LANDING, {}),
  get('unknown page', `${LANDING}/no-such-page`),
  get('script', script),
  get('content', content),
  get('call: visatypes', VISAS),
  get('call: ovhcPathToPurchase', PRODUCTS),
  {
    name: 'call: getPrice',
    options: { path: '/hcf/getPrice', ...post, body: JSON.stringify(requests.price) },
  },
];

// serialized once, because the load generator shares the machine with the server
const APPLICATION = `",${JSON.stringify(requests.application).slice(1)}`;
let submitted = 0;

/** Returns the body of an application. @param number makes its reference unique */
export function submission(number: number): string {
  return `{"submissionReference":"${number.toString(16).padStart(32, '0')}${APPLICATION}`;
}

/** Returns a case that submits applications, each a different one. */
export function submissions(name: string): LoadCase {
  const setupRequest = (request: Request): Request => {
    submitted += 1;
    return { ...request, body: submission(submitted) };
  };
  const request: Request = { path: PRE_SUBMISSION, ...post, setupRequest };
  return { name, options: { path: PRE_SUBMISSION, requests: [request] } };
}

/** Sends requests of one case over 50 connections, for a number of seconds or until a number of them is answered. */
export async function fire(
  origin: string,
  { name, options: { path, ...options } }: LoadCase,
  until: { duration: number } | { amount: number },
) {
  const result = await autocannon({ url: `${origin}${path}`, connections: 50, ...options, ...until });
  const { requests: sent, latency, errors, timeouts } = result;
  return {
    name,
    rate: sent.total / result.duration,
    p99: latency.p99,
    // broken connections, timeouts and 5xx responses
    errors: errors + timeouts + result['5xx'],
    statuses: Object.keys(result.statusCodeStats ?? {}).join(', '),
  };
}
