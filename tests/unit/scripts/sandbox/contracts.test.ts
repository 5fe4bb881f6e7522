import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import type { Product } from '#types/data/product';
import { addCall } from '../../../../scripts/sandbox/call.ts';
import { TemporaryKeys } from '../../../../scripts/sandbox/calls/kleber.ts';
import { SubmissionAnswers } from '../../../../scripts/sandbox/calls/submission-answers.ts';
import { CardGateway } from '../../../../scripts/sandbox/card-frame/gateway.ts';
import { createContracts } from '../../../../scripts/sandbox/contracts.ts';
import { FaultQueue } from '../../../../scripts/sandbox/faults.ts';
import { sandbox } from '../../../../scripts/sandbox/index.ts';
import { Outbox } from '../../../../scripts/sandbox/outbox.ts';
import { References } from '../../../../scripts/sandbox/references.ts';

const contracts = createContracts();
const app = Fastify();
app.register(sandbox);

test.each([
  ['/hcf/ovhc/ovhcPathToPurchase.482.X.A1..json', 'request/params/coverType', 'S, D, F, P'],
  ['/hcf/ovhc/ovhcPathToPurchase.482.S.A5..json', 'request/params/ageBand', 'A1, A2, A3, A4, NA'],
  ['/hcf/ovhc/getproductid.482.D.A1.35.json', 'request/params/partnerAgeBand', 'A1, A2, A3, A4, NA'],
  ['/hcf/ovhc/ovhcPathToPurchase..S.A1..json', 'request/params/visaCode', 'must match pattern'],
  ['/hcf/ovhc/visatypes.json?all=yes', 'request must NOT have additional properties', 'query'],
  ['/hcf/tempToken?ExpirySeconds=9', 'request must NOT have additional properties', 'query'],
  ['/hcf/getHealthFunds.json', 'request', "must have required property 'query'"],
  ['/hcf/getHealthFunds.json?AutoCompleteText=a', 'request/query', "property 'isOverseasVisitor'"],
])('§7 the invalid request %s is a 400 that names the place and the problem', async (url, place, problem) => {
  const response = await app.inject(url);
  expect(response.statusCode).toBe(400);
  expect(response.json().message).toContain(place);
  expect(response.json().message).toContain(problem);
});

test('§7 an invalid answer is a 500 that names file and field, and is not in the outbox', async () => {
  const server = Fastify();
  const outbox = new Outbox();
  const answer = () => [{ code: '482', name: 'Skills in Demand visa', isSupported: 'yes' }];
  addCall(
    server,
    { name: 'visatypes', method: 'GET', url: '/invalid', outbox: 'emails', answer },
    {
      contracts,
      faults: new FaultQueue(),
      outbox,
      references: new References(),
      keys: new TemporaryKeys(),
      gateway: new CardGateway(),
      submissionAnswers: new SubmissionAnswers(),
    },
  );
  const response = await server.inject('/invalid');
  expect(response.statusCode).toBe(500);
  expect(response.json().message).toBe(
    "The sandbox's answer of visatypes breaks schemas/api/visatypes.schema.json: response/0/isSupported must be boolean",
  );
  expect(outbox.contents.emails).toEqual([]);
});

test('§7 a call needs a schema', () => {
  expect(() => contracts.validate('nosuch', 'request', {})).toThrow('schemas/api/nosuch.schema.json');
});

const record = (Record: object) => ({ DtResponse: { ErrorMessage: '', Result: [Record] } });

test.each([
  ['getHealthFunds', { HealthFunds: [{ HealthFundId: '', HealthFundName: 'Bupa' }] }, '/HealthFundId'],
  ['getHealthFunds', { HealthFunds: [{ HealthFundId: 'F106' }] }, "property 'HealthFundName'"],
  ['getHealthFunds', [], 'response must be object'],
  ['tempToken', { status: 'Success' }, "must have required property 'token'"],
  ['tempToken', { status: 'Success', token: '' }, 'response/token'],
  ['kleber', record({ Postcode: 800 }), 'response/DtResponse/Result/0/Postcode must be string'],
  ['kleber', record({ AddedLater: null }), 'response/DtResponse/Result/0/AddedLater must be string'],
])('§7 the contract of %s refuses the answer %j', (call, answer, message) => {
  expect(contracts.validate(call, 'response', answer)).toContain(message);
});

test.each([
  ['tempToken', { status: 'Success', token: 'abc', addedLater: 1 }],
  ['tempToken', { status: 'Failure' }],
  ['tempToken', { status: 'Failure', token: '' }],
  ['kleber', record({ Postcode: '0800', AddedLater: 'x' })],
])('§7 the contract of %s allows the answer %j', (call, answer) => {
  expect(contracts.validate(call, 'response', answer)).toBeUndefined();
});

describe('§3 product.schema.json', () => {
  async function errorsWith(info: object, price: object = {}): Promise<string | undefined> {
    const [product] = (await app.inject('/hcf/ovhc/ovhcPathToPurchase.482.S.A1..json')).json<Product[]>();
    return contracts.validate('ovhcPathToPurchase', 'response', [
      { productInfo: { ...product?.productInfo, ...info }, prices: [{ ...product?.prices[0], ...price }] },
    ]);
  }
  const maybe = [{ feature: 'Emergency ambulance', inclusionStatus: 'maybe' }];

  test('§3 allows what servers add, and a disclosure document on https', async () => {
    expect(await errorsWith({ addedLater: true }, { addedLater: 1 })).toBeUndefined();
    expect(await errorsWith({ pdsDocUrl: 'https://documents.example/a.pdf' })).toBeUndefined();
  });

  test.each([
    ...['13.1', '13', '-13.16', '1,013.16', '$13.16'].map(
      (priceWeekly) => [{}, { priceWeekly }, 'priceWeekly must match pattern'] as const,
    ),
    ...['javascript:alert(1)', '//evil.example', '/\\evil.example', '/\t/evil.example', 'summary'].map(
      (productSummaryPageUrl) =>
        [{ productSummaryPageUrl }, {}, 'productSummaryPageUrl must match pattern'] as const,
    ),
    [
      { productSummaryPageUrl: 'https://evil.example' },
      {},
      'productSummaryPageUrl must match pattern',
    ] as const,
    [{ pdsDocUrl: 'javascript:alert(1)' }, {}, 'pdsDocUrl must match pattern'] as const,
    [{ coverSummaryFeatures: maybe }, {}, '(included, partial, excluded)'] as const,
    [{}, { excessCode: 'Z' }, '(A, G, I, N)'] as const,
  ])('§3 refuses %j with the price %j', async (info, price, message) => {
    expect(await errorsWith(info, price)).toContain(message);
  });

  test('§3 refuses a product without prices', () => {
    expect(contracts.validate('ovhcPathToPurchase', 'response', [{ productInfo: {}, prices: [] }])).toContain(
      'prices must NOT have fewer than 1 items',
    );
  });
});
