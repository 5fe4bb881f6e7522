import Fastify, { type InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import type { Product } from '#types/data/product';
import schema from '../../../../schemas/api/preSubmission.schema.json' with { type: 'json' };
import { addCall } from '../../../../scripts/sandbox/call.ts';
import { contractErrors } from '../../../../scripts/sandbox/contracts.ts';
import { createStore } from '../../../../scripts/sandbox/store.ts';
import { BY_ACCOUNT, PAYMENT, REFERENCE } from './support/payments.ts';
import { messageOf, PRICE, startSandbox } from './support/sandbox.ts';

const { app, get, read, post } = startSandbox();

const OFFERS = '/hcf/ovhc/ovhcPathToPurchase';
const KLEBER = '/KleberWebService/DtKleberService.svc/ProcessQueryStringRequest';
const SEARCH = `${KLEBER}?Method=DataTools.Capture.Address.Reverse.AuPaf.SearchLocality&OutputFormat=json`;
const AGE_BANDS = 'request/params/ageBand must be equal to one of the allowed values (A1, A2, A3, A4, NA)';

test.each([
  ['ovhcPathToPurchase', `${OFFERS}.482.X.A1..json`, 'request/params/coverType'],
  ['ovhcPathToPurchase', `${OFFERS}.482.S.A5..json`, AGE_BANDS],
  ['ovhcPathToPurchase', `${OFFERS}..S.A1..json`, 'request/params/visaCode must match pattern'],
  ['getproductid', '/hcf/ovhc/getproductid.482.D.A1.35.json', 'request/params/partnerAgeBand'],
  ['visatypes', '/hcf/ovhc/visatypes.json?all=yes', 'additional properties (query)'],
  ['getHealthFunds', '/hcf/getHealthFunds.json', "request must have required property 'query'"],
  ['getHealthFunds', '/hcf/getHealthFunds.json?AutoCompleteText=a', "property 'isOverseasVisitor'"],
  ['kleber', `${KLEBER}?Method=DataTools.Verify.Email&OutputFormat=json`, 'request/query/Method'],
  ['kleber', `${SEARCH}&OutputFormat=xml`, 'request/query/OutputFormat'],
  ['kleber', `${SEARCH}&RequestKey=a&RequestKey=b`, 'request/query/RequestKey must be string'],
  ['kleber', `${SEARCH}&Suburb=a`, '(Suburb)'],
  ['preSubmissionOutcome', '/hcf/preSubmission?reference=1234', 'request/query/reference'],
  ['preSubmissionOutcome', `/hcf/preSubmission?reference=${REFERENCE}&amount=1`, '(amount)'],
])('§7 returns 400 for a request that breaks the contract of %s: %s', async (call, url, problem) => {
  const message = await messageOf(get(url));
  expect(message).toContain(problem);
  expect(message).toContain(`See schemas/api/${call}.schema.json`);
});

const RECORD = { ...BY_ACCOUNT, submissionReference: REFERENCE };

test.each<[string, object | undefined, string]>([
  ['getPrice', { ...PRICE, ClientDOB: '2001-02-29' }, 'request/body/ClientDOB must match format "date"'],
  ['getPrice', { ...PRICE, PaymentFrequency: 'D' }, 'request/body/PaymentFrequency'],
  ['getPrice', { ...PRICE, isOVHCProduct: 'true' }, 'request/body/isOVHCProduct'],
  ['getPrice', { ...PRICE, Premium: '1.00' }, '(Premium)'],
  ['getPrice', undefined, "must have required property 'body'"],
  ['paymentParams', { ...PAYMENT, amount: '148.2' }, 'request/body/amount'],
  ['paymentParams', { ...PAYMENT, amount: 148.2 }, 'request/body/amount must be string'],
  ['paymentParams', { ...PAYMENT, paymentType: 'recurring' }, 'request/body/paymentType'],
  ['paymentParams?reference=', PAYMENT, 'request/query/reference'],
  [`paymentParams?reference=${'A'.repeat(32)}`, PAYMENT, 'request/query/reference'],
  [`paymentParams?reference=${'a'.repeat(31)}`, PAYMENT, 'request/query/reference'],
  ['preSubmission', { ...RECORD, debitType: 'C' }, "must have required property 'cardToken'"],
  ['preSubmission', { ...RECORD, scaleCode: 'D' }, "must have required property 'fam_spouse_title'"],
  ['preSubmission', { ...RECORD, rebateFlag: 'Y' }, 'request/body/rebateFlag'],
])('§7 returns 400 for a body that breaks the contract of %s: %j', async (path, body, problem) => {
  const message = await messageOf(post(`/hcf/${path}`, body));
  expect(message).toContain(problem);
  expect(message).toContain(`See schemas/api/${path.replace(/\?.*/, '')}.schema.json`);
});

test.each([
  ['application/json', 'as application/json'],
  ['text/plain', 'as text/plain'],
  [undefined, 'without a content-type'],
])('§7 returns 415 for a form sent as %s', async (type, reason) => {
  const headers: InjectOptions['headers'] = type ? { 'content-type': type } : {};
  const request = { method: 'POST', url: '/hcf/emailQuoteServlet', headers, payload: '{}' } as const;
  expect(await messageOf(app.inject(request), 415)).toBe(
    `emailQuoteServlet: the body came ${reason}. Send it as application/x-www-form-urlencoded`,
  );
});

test('§7 returns 500 for an invalid answer and keeps it out of the outbox', async () => {
  const server = Fastify();
  const store = createStore();
  const answer = () => [{ code: '482', name: 'Skills in Demand visa', isSupported: 'yes' }];
  addCall(server, { name: 'visatypes', method: 'GET', url: '/invalid', outbox: 'emails', answer }, store);
  expect(await messageOf(server.inject('/invalid'), 500)).toBe(
    "visatypes: the sandbox's answer breaks schemas/api/visatypes.schema.json: response/0/isSupported must be boolean",
  );
  expect(store.outbox.emails).toEqual([]);
  expect(() => contractErrors('nosuch', 'request', {})).toThrow('schemas/api/nosuch.schema.json');
});

const record = (Record: object) => ({ DtResponse: { ErrorMessage: '', Result: [Record] } });

test.each([
  ['getHealthFunds', { HealthFunds: [{ HealthFundId: '', HealthFundName: 'Bupa' }] }, '/HealthFundId'],
  ['getHealthFunds', [], 'response must be object'],
  ['tempToken', { status: 'Success' }, "must have required property 'token'"],
  ['tempToken', { status: 'Success', token: '' }, 'response/token'],
  ['tempToken', { status: 'Success', token: 'abc', addedLater: 1 }, undefined],
  ['kleber', record({ AddedLater: null }), 'response/DtResponse/Result/0/AddedLater must be string'],
  ['kleber', record({ Postcode: '0800', AddedLater: 'x' }), undefined],
  ['ovhcPathToPurchase', [{ productInfo: {}, prices: [] }], 'prices must NOT have fewer than 1 items'],
])('§7 validates answers of %s: %j returns the error %s', (call, answer, problem) => {
  expect(contractErrors(call, 'response', answer)).toEqual(problem && expect.stringContaining(problem));
});

const FEATURE = { feature: 'Emergency ambulance', inclusionStatus: 'maybe' };

test.each<[object, object, string | undefined]>([
  [{ addedLater: true }, { addedLater: 1 }, undefined],
  [{ pdsDocUrl: 'https://documents.example/a.pdf' }, {}, undefined],
  [{}, { priceWeekly: '13.1' }, 'priceWeekly must match pattern'],
  [{}, { priceWeekly: '1,013.16' }, 'priceWeekly must match pattern'],
  [{}, { priceWeekly: '$13.16' }, 'priceWeekly must match pattern'],
  [{ productSummaryPageUrl: '/\\evil.example' }, {}, 'productSummaryPageUrl must match pattern'],
  [{ productSummaryPageUrl: '/\t/evil.example' }, {}, 'productSummaryPageUrl must match pattern'],
  [{ productSummaryPageUrl: 'https://evil.example' }, {}, 'productSummaryPageUrl must match pattern'],
  [{ pdsDocUrl: 'javascript:alert(1)' }, {}, 'pdsDocUrl must match pattern'],
  [{ coverSummaryFeatures: [FEATURE] }, {}, '(included, partial, excluded)'],
  [{}, { excessCode: 'Z' }, '(A, G, I, N)'],
])('§3 validates products: %j with the price %j returns the error %s', async (info, price, problem) => {
  const [product]: Product[] = await read(`${OFFERS}.482.S.A1..json`);
  const errors = contractErrors('ovhcPathToPurchase', 'response', [
    { productInfo: { ...product?.productInfo, ...info }, prices: [{ ...product?.prices[0], ...price }] },
  ]);
  expect(errors).toEqual(problem && expect.stringContaining(problem));
});

test('every text of an application has a longest length', () => {
  const { record, dependants } = schema.properties;
  const texts = { ...record.properties, ...dependants.items.properties };
  const isBounded = (text: object) =>
    ['maxLength', 'enum', 'const', 'format', '$ref', 'pattern'].some((keyword) => keyword in text);
  expect(Object.entries(texts).filter(([, text]) => !isBounded(text))).toEqual([]);
});
