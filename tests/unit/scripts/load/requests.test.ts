import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { casesFor, submission } from '../../../../scripts/load/cases.ts';
import { sandbox } from '../../../../scripts/sandbox/index.ts';
import type { OutboxContents } from '../../../../scripts/sandbox/outbox.ts';

const app = Fastify();
app.register(sandbox);

const price = casesFor('/script.js', '/content.js').find(({ name }) => name === 'call: getPrice')?.options;
const headers = price?.headers as Record<string, string>;
const post = (url: string, payload: string) => app.inject({ method: 'POST', url, payload, headers });

test('the price request of npm run load is valid', async () => {
  expect((await post('/hcf/getPrice', String(price?.body))).statusCode).toBe(200);
});

test('the sandbox accepts each application of npm run load', async () => {
  for (const number of [1, 2]) {
    const answer = await post('/hcf/preSubmission', submission(number));
    expect(answer.json()).toMatchObject({ SaveStatus: 'OK' });
  }
  const { submissions } = (await app.inject('/sandbox/outbox')).json<OutboxContents>();
  expect(submissions).toHaveLength(2);
});
