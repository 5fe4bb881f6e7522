import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '../forms/form-page.ts';
import { agree, fillIn } from '../forms/rental-form.ts';
import { addressOf } from '../support/sites.ts';

const BYTES_A_SECOND = 100_000;
/** Together they take longer than a server waits for headers, or for the whole of a small request. */
const FILES = ['september.pdf', 'october.pdf', 'november.pdf'].map((name) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.alloc(860_000, name),
}));

/** Passes on what the visitor sends as slowly as a bad line, for the host of the site. */
async function passSlowly(visitor: Socket, site: Socket, port: string, received: (text: string) => void) {
  for await (const bytes of visitor as AsyncIterable<Buffer>) {
    const text = bytes.toString('latin1');
    received(text);
    site.write(text.replace(/^(Host: 127\.0\.0\.1:)\d+/m, `$1${port}`), 'latin1');
    await pause((1000 * bytes.length) / BYTES_A_SECOND);
  }
  site.end();
}

/** Starts a slow line to a site. `posts` lists the requests that came through it. */
async function startSlowLine(address: string) {
  const { port } = new URL(address);
  const posts: string[] = [];
  const relay = createServer((visitor) => {
    const site = connect(Number(port), '127.0.0.1');
    const end = () => void [visitor, site].map((socket) => socket.destroy());
    for (const socket of [visitor, site]) socket.on('error', end);
    site.pipe(visitor);
    passSlowly(visitor, site, port, (text) => posts.push(...(text.match(/^POST \S+/gm) ?? []))).catch(end);
  }).listen(0, '127.0.0.1');
  await once(relay, 'listening');
  const origin = `http://127.0.0.1:${(relay.address() as AddressInfo).port}`;
  return { origin, posts, close: () => relay.close() };
}

test('§2 sends files on a slow line once, and does not say that all are sent while they are on their way', async ({
  page,
  form,
  sandbox,
}, { parallelIndex }) => {
  test.setTimeout(90_000);
  const line = await startSlowLine(addressOf(parallelIndex, 'forms'));
  await fillIn(page, form, FILES, line.origin);
  await form.tick(agree);
  await form.press('Send the application');
  const started = Date.now();
  const bar = page.getByRole('progressbar');
  await expect(bar).toBeVisible();
  // the network has taken all of them, and most are still on their way
  await expect(bar).not.toHaveAttribute('value');
  await expect(page.getByText('100%')).toHaveCount(0);
  expect((await sandbox.outbox()).forms).toEqual([]);
  await expect(form.heading).toHaveText('We’ve received your application', { timeout: 60_000 });
  expect(Date.now() - started).toBeGreaterThan(20_000);
  expect(line.posts).toEqual(['POST /hcf/forms/rental-application']);
  const sent = (await sandbox.outbox()).forms.map(({ files }) =>
    files?.map(({ name, size }) => [name, size]),
  );
  expect(sent).toEqual([FILES.map(({ name, buffer }) => [name, buffer.length])]);
  line.close();
});
