import { afterEach, describe, expect, test, vi } from 'vitest';
import { Child } from './support/child.ts';

const A_MINUTE = 60_000;
const FIXTURE = 'tests/fixtures/shutdown-server.ts';

let server: Child;

async function start(patience = A_MINUTE): Promise<string> {
  server = new Child(process.execPath, ['--import', 'tsx', FIXTURE, String(patience)]);
  const [, address = ''] = await server.prints(/listening at (\S+)/);
  return address;
}

/** Sends a request and resolves when the server has received it. */
async function request(url: string): Promise<{ answer: Promise<string> }> {
  const answer = fetch(url).then(
    (response) => response.text(),
    () => 'cut off',
  );
  await server.prints(/asked/);
  return { answer };
}

afterEach(() => {
  server.process.kill('SIGKILL');
});

describe.each(['SIGTERM', 'SIGINT'] as const)('%s', (signal) => {
  test('stops an idle server with exit code 0', async () => {
    const address = await start();
    await (await fetch(`${address}/nothing`)).text();
    server.process.kill(signal);
    expect(await server.exit).toBe(0);
  });

  test('cuts off unanswered requests after the time limit, with exit code 1', async () => {
    const { answer } = await request(`${await start(100)}/never`);
    server.process.kill(signal);
    expect(await server.exit).toBe(1);
    expect(await answer).toBe('cut off');
    expect(server.output).toContain('Requests in flight were cut off after 0.1 s.');
  });

  test('stops the server at once if repeated, with exit code 1', async () => {
    const { answer } = await request(`${await start()}/never`);
    await vi.waitFor(
      () => {
        server.process.kill(signal);
        expect(server.process.exitCode).toBe(1);
      },
      { timeout: 10_000, interval: 100 },
    );
    expect(await answer).toBe('cut off');
    expect(server.output).toContain('Stopped at once');
  });
});

test('answers a request in flight and rejects new ones', async () => {
  const address = await start();
  const { answer } = await request(`${address}/late`);
  server.process.kill('SIGTERM');
  await vi.waitFor(() => expect(fetch(`${address}/nothing`)).rejects.toThrow(), { interval: 10 });
  expect(await answer).toBe('answered');
  expect(await server.exit).toBe(0);
});

test('treats two immediate signals as one', async () => {
  const { answer } = await request(`${await start()}/late`);
  server.process.kill('SIGTERM');
  server.process.kill('SIGTERM');
  expect(await answer).toBe('answered');
  expect(await server.exit).toBe(0);
});
