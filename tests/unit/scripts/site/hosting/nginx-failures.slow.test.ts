import { rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { groupsOf } from '../../../../../scripts/groups-of.ts';
import { startNginx } from '../../../../../scripts/nginx.ts';
import { hostedSite } from '../../../../../scripts/site/hosting/hosted-site.ts';
import { nginxConf } from '../../../../../scripts/site/hosting/nginx.ts';
import {
  askBroken,
  askRaw,
  breaks,
  type Seen,
  startBrokenBackend,
  startRawBackend,
} from '../../../../fixtures/broken-backend.ts';
import { siteOf, temporaryFolder } from '../support/site.ts';

const PAGE = '<script src="/assets/first.js" integrity="sha384-a" async></script>';
const files = { 'page/index.html': PAGE };
vi.stubEnv('VITE_CARD_FRAME_ORIGINS', 'https://cards.example.com');
const { dist } = siteOf(files);
const site = hostedSite(dist, '/page', Object.keys(files));
afterAll(() => {
  vi.unstubAllEnvs();
});

const startFor = (backend: string, change = (conf: string) => conf) =>
  startNginx((listen) => change(nginxConf({ ...site, backend }, { root: dist, listen })));

/** An answer of nginx itself, or a broken connection. Never 500, and never an answer that looks whole. */
function expectFailure({ status, headers, body, isWhole }: Seen, about?: unknown): void {
  expect({ about, status, isWhole }).not.toMatchObject({ status: 500 });
  if (!isWhole) return;
  expect({ about, status }).toEqual({ about, status: 502 });
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  expect(JSON.parse(body)).toMatchObject({ statusCode: 502 });
}

describe('an answer that breaks off', () => {
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  let backend: Awaited<ReturnType<typeof startBrokenBackend>>;

  beforeAll(async () => {
    backend = await startBrokenBackend();
    nginx = await startFor(backend.address);
  }, 120_000);
  afterAll(async () => {
    await nginx.close();
    await backend.close();
  });

  test.each([...groupsOf(breaks, ({ moment }) => moment)])('%s never looks whole', async (_moment, cases) => {
    const seen = await Promise.all(
      cases.map(async (given) => [given, await askBroken(nginx.origin, given)] as const),
    );
    for (const [given, answer] of seen) expectFailure(answer, given);
  });
});

const OK = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n';
const BODY = 'content-length: 2\r\n\r\n[]';
const write = (text: string) => (socket: Socket) => socket.write(text);

test.each<[string, (socket: Socket) => unknown]>([
  ['closes at once', (socket) => socket.end()],
  ['resets the connection', (socket) => socket.resetAndDestroy()],
  ['does not speak HTTP', (socket) => socket.end('SSH-2.0-OpenSSH_9.2p1\r\n')],
  ['sends a header that is none', (socket) => socket.end(`${OK}\x01: yes\r\n${BODY}`)],
  ['sends headers without an end', write(`${OK}${'x-long: yes\r\n'.repeat(5_000)}`)],
  ['sends chunks that are none', write(`${OK}transfer-encoding: chunked\r\n\r\n5\r\n[1,2]\r\nnonsense\r\n`)],
])('a backend that %s never gives a whole answer', async (_what, answer) => {
  const backend = await startRawBackend(answer);
  const nginx = await startFor(backend.address);
  expectFailure(await askRaw(`${nginx.origin}/hcf/getHealthFunds.json`, { 'accept-encoding': 'br' }));
  await nginx.close();
  await backend.close();
});

test('a failure of nginx itself is not 500', async () => {
  const folder = temporaryFolder();
  const backend = await startRawBackend(write(`${OK}${BODY}`));
  const nginx = await startFor(backend.address, (conf) =>
    conf.replace('server_tokens off;', `client_body_temp_path ${folder}/bodies;`),
  );
  // nginx has nowhere to keep a long body
  rmSync(join(folder, 'bodies'), { recursive: true });
  const body = new Uint8Array(1_000_000);
  const { status } = await fetch(`${nginx.origin}/hcf/forms/a`, { method: 'POST', body });
  expect(status).toBe(502);
  await nginx.close();
  await backend.close();
});
