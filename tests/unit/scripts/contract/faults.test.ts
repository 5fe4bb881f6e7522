import { expect, test } from 'vitest';
import { check, type Fault, html, json, startBackend, status, truncated } from './support.ts';

const assign = (place: (answer: ReturnType<typeof JSON.parse>) => object, change: object) =>
  json((answer) => void Object.assign(place(answer), change));

const VISAS = 'GET /hcf/ovhc/visatypes';
const COUNTRIES = 'GET /hcf/ovhc/countries';
const FUNDS = 'GET /hcf/getHealthFunds';
const BRANCH = 'POST /hcf/getBankBranch';
const OFFERS = 'GET /hcf/ovhc/ovhcPathToPurchase';
const IDS = 'GET /hcf/ovhc/getproductid';
const PRICE = 'POST /hcf/getPrice';
const TOKEN = 'GET /hcf/tempToken';
const KLEBER = 'GET /KleberWebService';
const EMAIL = 'POST /hcf/emailQuoteServlet';
const FRAME = 'POST /hcf/paymentParams';
const SUBMISSION = 'POST /hcf/preSubmission';
const OUTCOME = 'GET /hcf/preSubmission';

test('finds faults, each in its call and at its pointer', async () => {
  const { url } = await startBackend([
    { at: VISAS, change: assign((visas) => visas[1], { isSupported: 'no' }) },
    { at: COUNTRIES, change: json((countries) => delete countries[3].name) },
    { at: FUNDS, change: html },
    { at: BRANCH, change: status(503) },
    { at: OUTCOME, status: 404, change: status(200) },
    { at: OFFERS, change: assign(([, { prices }]) => prices[0], { excessCode: 'Z', priceWeekly: 13.16 }) },
    { at: KLEBER, query: 'RetrieveAddress', change: truncated },
    { at: KLEBER, query: 'SearchLocality', change: 'drop' },
    { at: SUBMISSION, from: 2, change: assign((answer) => answer, { mn: 'M1' }) },
  ]);
  const { code, fits, problems, notAsked } = await check(url, '--writes');
  expect({ code, fits }).toEqual({ code: 1, fits: false });
  expect(problems).toEqual([
    'visatypes: /1/isSupported must be boolean, is string',
    'countries: /3/name is missing',
    'getHealthFunds: the content type is "text/html", must be application/json',
    'getBankBranch: the status is 503, must be 200',
    'preSubmissionOutcome (unknown reference): the status is 200, must be 404',
    'ovhcPathToPurchase: /1/prices/0/priceWeekly must be string, is number',
    'ovhcPathToPurchase: /1/prices/0/excessCode must be one of A, G, I, N',
    expect.stringMatching(/^kleber \(RetrieveAddress\): the answer is not JSON \(\d+ characters\)$/),
    'kleber (SearchLocality): there was no answer: other side closed',
    'preSubmission (repeated): /mn differs from the first answer to the same reference',
    'preSubmissionOutcome (after a refused application): the status is 200, must be 404',
  ]);
  expect(notAsked).toEqual(['kleber (RetrieveLocalityPostcodes): SearchLocality gave no locality']);
});

const inRecord = (change: object) => assign(({ DtResponse }) => DtResponse.Result[0], change);
const inKleber = (change: object) => assign(({ DtResponse }) => DtResponse, change);
const inAnswer = (change: object) => assign((answer) => answer, change);

test.each<[string | string[], Fault]>([
  ['ovhcPathToPurchase: is empty, must have products for visa 482', { at: OFFERS, change: () => '[]' }],
  [
    'getproductid: has no id of OVHC-COMPLETE, which ovhcPathToPurchase offers',
    { at: IDS, change: json((ids) => ids.pop()) },
  ],
  [
    'getHealthFunds: /HealthFunds is empty, must list all funds',
    { at: FUNDS, change: inAnswer({ HealthFunds: [] }) },
  ],
  [
    [
      'getPrice: for an invalid request (an empty object), the status is 200, must be from 400 to 499',
      'getPrice: for an invalid request (a start in the past), the status is 200, must be from 400 to 499',
    ],
    { at: PRICE, status: 400, change: status(200) },
  ],
  [
    'getBankBranch: for an invalid request (a BSB of two digits), the status is 500, must be from 400 to 499',
    { at: BRANCH, status: 400, change: status(500) },
  ],
  [
    'kleber (RetrieveAddress): /DtResponse/Result/0/State is missing or empty',
    { at: KLEBER, query: 'RetrieveAddress', change: inRecord({ State: '' }) },
  ],
  [
    'kleber (SearchLocality): /DtResponse/ErrorMessage must be empty',
    { at: KLEBER, query: 'SearchLocality', change: inKleber({ ErrorMessage: 'Busy' }) },
  ],
  [
    'kleber (unknown key): /DtResponse/ErrorMessage must say that the request key is wrong',
    { at: KLEBER, query: 'RequestKey=unknown', change: inKleber({ ErrorMessage: 'No' }) },
  ],
  [
    [
      'preSubmissionOutcome (unknown reference): /isReceived must be false',
      'preSubmissionOutcome (after a refused application): /isReceived must be false',
    ],
    { at: OUTCOME, status: 404, change: inAnswer({ isReceived: true }) },
  ],
  [
    [
      'preSubmissionOutcome (after preSubmission): /amt differs from the answer of preSubmission',
      'preSubmissionOutcome (after the repeat): /amt differs from the answer of preSubmission',
    ],
    { at: OUTCOME, change: inAnswer({ amt: '1.00' }) },
  ],
  [
    'preSubmissionOutcome (after the repeat): /amt differs from the answer of preSubmission',
    { at: OUTCOME, from: 2, change: inAnswer({ amt: '1.00' }) },
  ],
  [
    'preSubmissionOutcome (after a refused application): the status is 200, must be 404',
    { at: OUTCOME, status: 404, from: 2, change: status(200) },
  ],
  [
    'preSubmission (repeated): for an invalid request (a start in the past), the status is 500, must be from 400 to 499',
    { at: SUBMISSION, status: 400, change: status(500) },
  ],
  [
    'paymentParams: /baseUrl must be an address without user, query and hash',
    { at: FRAME, change: inAnswer({ baseUrl: 'frame' }) },
  ],
  [
    'emailQuoteServlet: /customers/0 must be object, is number',
    { at: EMAIL, change: inAnswer({ customers: [1] }) },
  ],
])('finds "%s"', async (problem, fault) => {
  const { url } = await startBackend([fault]);
  expect((await check(url, '--writes')).problems).toEqual([problem].flat());
});

test('accepts properties that the contract leaves open', async () => {
  const { url } = await startBackend(
    [PRICE, SUBMISSION, OUTCOME].map((at) => ({ at, change: inAnswer({ later: 1 }) })),
  );
  expect((await check(url, '--writes')).problems).toEqual([]);
});

test('says which calls could not be asked, and why', async () => {
  const { url } = await startBackend([
    { at: PRICE, change: inAnswer({ Premium: 148.2 }) },
    { at: TOKEN, change: html },
  ]);
  const { code, problems, notAsked } = await check(url, '--writes');
  expect(code).toBe(1);
  expect(problems).toEqual([
    'getPrice: /Premium must be string, is number',
    'tempToken: the content type is "text/html", must be application/json',
  ]);
  expect(notAsked).toEqual([
    ...['SearchAddress', 'RetrieveAddress', 'SearchLocality', 'RetrieveLocalityPostcodes'].map(
      (method) => `kleber (${method}): tempToken gave no key`,
    ),
    ...['emailQuoteServlet', 'paymentParams', 'preSubmission'].map(
      (call) => `${call}: getPrice gave no price`,
    ),
  ]);
  const { url: other } = await startBackend([{ at: VISAS, change: status(500) }]);
  expect((await check(other)).notAsked).toEqual(
    ['ovhcPathToPurchase', 'getproductid', 'getPrice'].map(
      (call) => `${call}: visatypes gave no supported visa`,
    ),
  );
});
