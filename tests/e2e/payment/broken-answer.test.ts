import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DIST } from '../../../scripts/site/build.ts';
import { createServer as createSite } from '../../../scripts/site/server.ts';
import { sandboxOf } from '../support/sandbox.ts';
import { addressOf } from '../support/sites.ts';
import { test as base, expect } from '../support/test.ts';

/** Answers like the sandbox, except that the connection breaks in the middle of the answer to an application. */
async function answer(sandbox: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', url = '', headers } = request;
  const body = Buffer.concat(await request.toArray());
  const type = headers['content-type'];
  const answered = await fetch(`${sandbox}${url}`, {
    method,
    headers: type ? { 'content-type': type } : {},
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  });
  const text = await answered.text();
  response.writeHead(answered.status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
  });
  if (method === 'POST' && url === '/hcf/preSubmission')
    response.write(text.slice(0, text.length / 2), () => response.destroy());
  else response.end(text);
}

const test = base.extend({
  baseURL: async ({ playwright: _ }, use, { parallelIndex }) => {
    const backend = createServer((...both) => answer(addressOf(parallelIndex), ...both));
    backend.listen(0, '127.0.0.1');
    await once(backend, 'listening');
    const { port } = backend.address() as AddressInfo;
    const site = createSite({ dist: DIST, home: '/', backend: `http://127.0.0.1:${port}` });
    await use(await site.listen({ host: '127.0.0.1', port: 0 }));
    await site.close();
    backend.close();
  },
  sandbox: async ({ playwright }, use, { parallelIndex }) => {
    const request = await playwright.request.newContext({ baseURL: addressOf(parallelIndex) });
    const sandbox = sandboxOf(request);
    await sandbox.reset();
    await use(sandbox);
    await request.dispose();
  },
});

test('§4 an accepted application whose answer breaks off behind the site’s server is not answered with 500', async ({
  page,
  payment,
  sandbox,
  problems,
}) => {
  problems.provoke(/status of 502/);
  problems.tolerate(/./);
  await payment.open();
  const answered = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/hcf/preSubmission'),
  );
  await payment.payByAccount();
  const response = await answered;
  expect(await response.request().headerValue('accept-encoding')).toContain('br');
  expect(response.status()).toBe(502);
  expect((await sandbox.submissions()).map(({ response: { SaveStatus } }) => SaveStatus)).toEqual(['OK']);
});
