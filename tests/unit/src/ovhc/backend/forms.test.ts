import { expect, test } from 'vitest';
import { formPath, sendForm } from '../../../../../src/ovhc/backend/forms.ts';
import { serveRequests } from './server.ts';

const ACCEPTED = { reference: 'F10000001' };
const REFUSED = { errors: [{ pointer: '/email', keyword: 'pattern', params: { pattern: '@' } }] };
const send = () =>
  sendForm({
    path: formPath('claim'),
    answers: { email: 'ana@example.com' },
    key: 'key-1',
    files: [],
    onProgress: () => {},
    signal: new AbortController().signal,
  });

test.each([
  [200, ACCEPTED],
  [422, REFUSED],
])('sends the answers with their key, and returns an answer with the status %i', async (status, body) => {
  const requests = serveRequests({ status, body });
  expect(await send()).toEqual(body);
  const [request] = requests;
  expect([request?.method, new URL(request?.url ?? '').pathname]).toEqual(['POST', '/hcf/forms/claim']);
  expect(request?.headers.get('idempotency-key')).toBe('key-1');
  expect(await request?.json()).toEqual({ email: 'ana@example.com' });
});

test.each([
  { status: 500, body: ACCEPTED },
  { body: {} },
  { status: 422, body: { errors: [] } },
  { body: 'F1' },
  new TypeError('Failed to fetch'),
])('fails without a retry for %j', async (reply) => {
  const requests = serveRequests(reply);
  await expect(send()).rejects.toThrow('/hcf/forms/claim failed');
  expect(requests).toHaveLength(1);
});
