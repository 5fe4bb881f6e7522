import { describe, expect, test } from 'vitest';
import type { EmailQuoteAnswer, EmailQuoteFields } from '#types/api/emailQuoteServlet';
import { answerOf, EMAIL, messageOf, startSandbox } from './support/sandbox.ts';

const { postForm, addFault, outbox, reset } = startSandbox();

const post = (changes: Partial<EmailQuoteFields> = {}) =>
  postForm('/hcf/emailQuoteServlet', { ...EMAIL, ...changes });
const send = (changes?: Partial<EmailQuoteFields>): Promise<EmailQuoteAnswer> => answerOf(post(changes));

describe('§7 references', () => {
  const numbered = (number: number): EmailQuoteAnswer => ({
    opportunityId: `OP${number}`,
    quoteId: `Q${number}`,
    rnNumber: `RN${number}`,
    customers: [{ customerId: `C${number}` }],
  });
  const again = ({ customers, ...references }: EmailQuoteAnswer) => ({
    ...references,
    customers: JSON.stringify(customers),
  });

  test('§7 the first e-mail of a quote gets new ones, which its next e-mails send and get again', async () => {
    const first = await send();
    expect(first).toEqual(numbered(10000001));
    expect(await send({ ...again(first), emailAddress: 'a@example.com' })).toEqual(first);
    expect(await send()).toEqual(numbered(10000002));
  });

  test('§7 those from before a reset stay; new ones count from the start', async () => {
    await send();
    const second = await send();
    await reset();
    expect(await send(again(second))).toEqual(second);
    expect(await send()).toEqual(numbered(10000001));
  });
});

describe('§7 the outbox', () => {
  test('§7 has each request and its answer, oldest first', async () => {
    const firstName = 'José & Söhne + 1%';
    const answers = [await send(), await send({ firstName })];
    const receivedAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect((await outbox()).emails).toEqual([
      { receivedAt, request: EMAIL, response: answers[0] },
      { receivedAt, request: { ...EMAIL, firstName }, response: answers[1] },
    ]);
  });

  test.each([
    { fault: 'status', status: 500 },
    { fault: 'malformed' },
    { fault: 'wrong-shape' },
    { fault: 'empty' },
  ] as const)('§7 has no request with the fault $fault', async (kind) => {
    await addFault({ call: 'emailQuoteServlet', times: 1, ...kind });
    await post();
    expect((await outbox()).emails).toEqual([]);
    expect((await send()).rnNumber).toBe('RN10000001');
  });
});

const ADVICE = 'send what the last answer had, or nothing the first time';

test.each([
  [
    { hcfProductId: 'HV9' },
    'hcfProductId "HV9" is the id of no product. Use one of: HV1, HV2, HV3 XV1, HV4 XV2',
  ],
  [{ rnNumber: 'RN 1\r\nBcc: all' }, `rnNumber is no reference: ${ADVICE}`],
  [{ customers: '[object Object]' }, `customers is no JSON list of objects: ${ADVICE}`],
  [{ customers: '["C1"]' }, `customers is no JSON list of objects: ${ADVICE}`],
  [{ customers: '{}' }, `customers is no JSON list of objects: ${ADVICE}`],
])('§7 emailQuoteServlet refuses %j, and nothing is in the outbox', async (changes, problem) => {
  expect(await messageOf(post(changes))).toBe(`emailQuoteServlet: request/body/${problem}`);
  expect((await outbox()).emails).toEqual([]);
});
