import { rmSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import visas from '../../../scripts/sandbox/data/visas.json' with { type: 'json' };
import { Child } from './support/child.ts';
import { copyProject } from './support/copy-project.ts';
import { freePair, listens } from './support/free-pair.ts';

const TIME = 120_000;

test('npm start answers the request in flight and frees its ports on SIGTERM', {
  timeout: TIME,
}, async () => {
  const port = await freePair();
  const site = `http://127.0.0.1:${port}`;
  const npm = new Child('npm', ['start'], { PORT: String(port) });
  await npm.prints(/The site is up/);
  expect(await listens(port + 1)).toBe(true);

  const setFaults = (faults: object[]) =>
    fetch(`${site}/sandbox/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(faults),
    });
  await setFaults([{ call: 'visatypes', fault: 'delay', ms: 1000, times: 1 }]);
  const answer = fetch(`${site}/hcf/ovhc/visatypes.json`);
  // the fault is used up as soon as the request arrives
  await vi.waitFor(async () => expect(await (await setFaults([])).json()).toEqual([]), { interval: 10 });
  npm.process.kill('SIGTERM');

  expect(await (await answer).json()).toEqual(visas);
  expect(await npm.exit).toBe(0);
  expect([await listens(port), await listens(port + 1)]).toEqual([false, false]);
});

test('npm start passes calls on to BACKEND and has no sandbox', { timeout: TIME }, async () => {
  const insurer = Fastify();
  insurer.get('/cover/hcf/ovhc/visatypes.json', async () => [{ code: '1', name: 'Real', isSupported: true }]);
  const origin = await insurer.listen({ host: '127.0.0.1', port: 0 });
  const port = await freePair();
  const npm = new Child('npm', ['start'], {
    PORT: String(port),
    BACKEND: `${origin}/cover`,
    VITE_CARD_FRAME_ORIGINS: 'https://cards.example.com',
  });
  await npm.prints(/Calls go to http:.*\/cover\n/);
  const site = `http://127.0.0.1:${port}`;
  expect(await (await fetch(`${site}/hcf/ovhc/visatypes.json`)).json()).toEqual([
    { code: '1', name: 'Real', isSupported: true },
  ]);
  expect((await fetch(`${site}/sandbox`)).status).toBe(404);
  const { headers } = await fetch(`${site}/health-insurance/overseas-visitors`);
  expect(headers.get('content-security-policy')).toContain('frame-src https://cards.example.com');
  // no card frame
  expect(await listens(port + 1)).toBe(false);
  npm.process.kill('SIGTERM');
  expect(await npm.exit).toBe(0);
  await insurer.close();
});

test('npm start rejects a wrong setting before it builds', async () => {
  const env = { TAG_MANAGER_ORIGIN: 'tags.example' };
  const start = new Child(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], env);
  expect(await start.exit).toBe(1);
  expect(start.output).toMatch(/^TAG_MANAGER_ORIGIN is "tags\.example", which isn't an origin\. .*\n$/);
});

test.each([
  ['scripts/start.ts', 1],
  ['scripts/build.ts', 2],
])(
  '%s says which file of the content is missing, without a stack',
  async (script, code) => {
    const root = copyProject();
    rmSync(join(root, 'content/insurer.json'));
    const args = ['--import', 'tsx', script];
    const program = new Child(process.execPath, args, { PORT: String(await freePair()) }, root);
    expect(await program.exit).toBe(code);
    expect(program.output).toContain(
      'There is no insurer.json in content/. Run npm run check to see what to do.',
    );
    expect(program.output).not.toMatch(/^ +at /m);
  },
  TIME,
);
