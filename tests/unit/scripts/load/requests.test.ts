import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { PRICE, submission } from '../../../../scripts/load/requests.ts';
import { sandbox } from '../../../../scripts/sandbox/index.ts';
import type { OutboxContents } from '../../../../scripts/sandbox/outbox.ts';

const app = Fastify();
app.register(sandbox);

const post = (url: string, payload: string) =>
  app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json' } });

test('the price that npm run load asks for has an answer', async () => {
  expect((await post('/hcf/getPrice', JSON.stringify(PRICE))).statusCode).toBe(200);
});

test('the applications that npm run load sends are accepted, each as one of its own', async () => {
  for (const number of [1, 2]) {
    const answer = await post('/hcf/preSubmission', submission(number));
    expect(answer.json()).toMatchObject({ SaveStatus: 'OK' });
  }
  const { submissions } = (await app.inject('/sandbox/outbox')).json<OutboxContents>();
  expect(submissions).toHaveLength(2);
});
