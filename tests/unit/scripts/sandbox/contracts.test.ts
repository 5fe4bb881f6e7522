import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { addCall } from '../../../../scripts/sandbox/call.ts';
import { CardGateway } from '../../../../scripts/sandbox/card-frame/gateway.ts';
import { createContracts } from '../../../../scripts/sandbox/contracts.ts';
import { FaultQueue } from '../../../../scripts/sandbox/fault-queue.ts';
import { sandbox } from '../../../../scripts/sandbox/index.ts';
import { offersFor } from '../../../../scripts/sandbox/offers.ts';
import { Outbox } from '../../../../scripts/sandbox/outbox.ts';
import { References } from '../../../../scripts/sandbox/references.ts';
import { GivenAnswers } from '../../../../scripts/sandbox/submission/given-answers.ts';
import { TemporaryKeys } from '../../../../scripts/sandbox/temporary-keys.ts';

const contracts = createContracts();
const [product] = offersFor({ visaCode: '482', coverType: 'S', ageBand: 'A1', partnerAgeBand: '' });

const misfitWith = (info: object, price: object = {}) =>
  contracts.misfit('ovhcPathToPurchase', 'response', [
    { productInfo: { ...product?.productInfo, ...info }, prices: [{ ...product?.prices[0], ...price }] },
  ]);

describe('§7 requests are held to their schema', () => {
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
  ])('§7 %s is a 400 that says where and what', async (url, where, what) => {
    const response = await app.inject(url);
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toContain(where);
    expect(response.json().message).toContain(what);
  });
});

describe('§7 answers are held to their schema', () => {
  test('§7 an answer that drifted is a 500 that names the file and the field, and leaves nothing', async () => {
    const app = Fastify();
    const answer = () => [{ code: '482', name: 'Skills in Demand visa', isSupported: 'yes' }];
    const outbox = new Outbox();
    const memory = {
      references: new References(),
      keys: new TemporaryKeys(),
      gateway: new CardGateway(),
      given: new GivenAnswers(),
    };
    const backstage = { contracts, faults: new FaultQueue(), outbox, ...memory };
    const call = { name: 'visatypes', method: 'GET', url: '/drifted', outbox: 'emails', answer } as const;
    addCall(app, call, backstage);
    const response = await app.inject('/drifted');
    expect(response.statusCode).toBe(500);
    expect(response.json().message).toBe(
      "The sandbox's answer of visatypes breaks schemas/api/visatypes.schema.json: response/0/isSupported must be boolean",
    );
    expect(outbox.contents.emails).toEqual([]);
  });

  test('§7 a call without a schema cannot be served', () => {
    expect(() => contracts.misfit('nosuch', 'request', {})).toThrow('schemas/api/nosuch.schema.json');
  });
});

describe('§3 product.schema.json', () => {
  test('§3 takes what the sandbox sells, and fields that servers add', () => {
    expect(misfitWith({ addedLater: true }, { addedLater: 1 })).toBeUndefined();
  });

  test.each(['13.1', '13', '-13.16', '1,013.16', '$13.16'])('§3 refuses the amount %s', (priceWeekly) => {
    expect(misfitWith({}, { priceWeekly })).toContain('priceWeekly must match pattern');
  });

  test.each([
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example',
    'summary',
  ])('§3 refuses the product summary page %s', (productSummaryPageUrl) => {
    expect(misfitWith({ productSummaryPageUrl })).toContain('productSummaryPageUrl must match pattern');
  });

  test('§3 takes a disclosure document on https, but no script', () => {
    expect(misfitWith({ pdsDocUrl: 'https://documents.example/a.pdf' })).toBeUndefined();
    expect(misfitWith({ pdsDocUrl: 'javascript:alert(1)' })).toContain('pdsDocUrl must match pattern');
  });

  test('§3 refuses an unknown inclusion status and an unknown excess', () => {
    const coverSummaryFeatures = [{ feature: 'Emergency ambulance', inclusionStatus: 'maybe' }];
    expect(misfitWith({ coverSummaryFeatures })).toContain('(included, partial, excluded)');
    expect(misfitWith({}, { excessCode: 'Z' })).toContain('(A, G, I, N)');
  });

  test('§3 refuses a product without prices', () => {
    const unpriced = { productInfo: product?.productInfo, prices: [] };
    expect(contracts.misfit('ovhcPathToPurchase', 'response', [unpriced])).toContain('prices');
  });
});
