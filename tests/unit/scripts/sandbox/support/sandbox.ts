import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { beforeEach, expect } from 'vitest';
import type { EmailQuoteFields } from '#types/api/emailQuoteServlet';
import type { PriceRequest } from '#types/api/getPrice';
import type { SandboxFault } from '#types/api/sandboxFaults';
import requests from '../../../../../scripts/api/sample-requests.json' with { type: 'json' };
import { type SandboxOptions, sandbox } from '../../../../../scripts/sandbox/index.ts';
import type { OutboxContents } from '../../../../../scripts/sandbox/outbox.ts';

type Sent = PromiseLike<LightMyRequestResponse>;

/** A single aged 30: Extended Visitor Cover, no excess, paid weekly. */
export const PRICE = requests.price as PriceRequest;

/** Makes the sandbox answer as on the day when the cover of the sample requests starts. */
export const ON_SAMPLE_DAY = { 'x-sandbox-today': PRICE.CommencementDate };

/** The first e-mail with a couple's quote. */
export const EMAIL: EmailQuoteFields = {
  scaleCode: 'D',
  stateCode: 'N',
  ageCode: 'B',
  rebateCode: '-1',
  contactUser: 'Y',
  isOVHCProduct: 'true',
  hcfProductId: 'HV3 XV1',
  cmsProductName: 'Extended Visitor Cover',
  excessCode: 'I',
  price: '251.94',
  emailAddress: 'amelie@example.com',
  firstName: 'Amélie',
  quoteDate: '2026-11-20',
  paymentFrequency: 'M',
  packageAmountWeekly: '58.14',
  packageAmountFortnightly: '116.28',
  packageAmountMonthly: '251.94',
  packageAmountQuarterly: '',
  packageAmountHalfYearly: '1511.64',
  packageAmountYearly: '3023.28',
  visaSubclass: '417',
  primaryAge: '30',
  partnerAge: '28',
  uiPath: 'mix-and-match',
  opportunityId: '',
  quoteId: '',
  rnNumber: '',
  customers: '',
};

/** Returns the JSON of a response, and expects its status. */
export async function answerOf(sent: Sent, status = 200) {
  const response = await sent;
  expect(response.statusCode, response.body).toBe(status);
  return response.json();
}

/** Returns the message of a refusal, and expects its status. */
export const messageOf = async (sent: Sent, status = 400): Promise<string> =>
  (await answerOf(sent, status)).message;

/** Returns the requests that tests make to a sandbox at `app`. Resets the sandbox before each test. */
export function requestsTo(app: FastifyInstance) {
  const get = (url: string) => app.inject(url);
  const read = (url: string, status?: number) => answerOf(get(url), status);
  const post = (url: string, payload?: object | string, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url,
      headers: { ...ON_SAMPLE_DAY, ...headers },
      ...(payload !== undefined && { payload }),
    });
  const reset = async () => {
    expect((await post('/sandbox/reset')).statusCode).toBe(204);
  };
  beforeEach(reset);
  return {
    app,
    get,
    /** Returns the JSON at a path, and expects its status. */
    read,
    post,
    reset,
    postForm: (url: string, fields: Record<string, string> | string) =>
      post(url, String(new URLSearchParams(fields)), { 'content-type': 'application/x-www-form-urlencoded' }),
    addFault: (fault: SandboxFault) => post('/sandbox/faults', [fault]),
    outbox: (): Promise<OutboxContents> => read('/sandbox/outbox'),
  };
}

export function startSandbox(options: SandboxOptions = {}) {
  const app = Fastify();
  app.register(sandbox, options);
  return requestsTo(app);
}
