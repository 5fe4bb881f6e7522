import { createServer } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { freePorts, portsAsked } from '../../../scripts/port.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('PORT changes the port; the card frame’s is the next one', async () => {
  expect(await freePorts('npm start', '54321')).toEqual({ site: 54_321, cardFrame: 54_322 });
  vi.stubEnv('PORT', '54323');
  expect(portsAsked()).toEqual({ site: 54_323, cardFrame: 54_324 });
  vi.stubEnv('PORT', '');
  expect(portsAsked()).toEqual({ site: 8080, cardFrame: 8081 });
});

test.each(['abc', '0', '70000', '80.5'])('PORT=%s is refused with a word on what to do', async (asked) => {
  await expect(freePorts('npm start', asked)).rejects.toThrow(
    `PORT=${asked} is no port. Use a number from 1 to 65534.`,
  );
});

test('PORT=65535 is refused, since the card frame has the next one', async () => {
  await expect(freePorts('npm start', '65535')).rejects.toThrow(
    'PORT=65535 leaves no next port, which the card frame is served on. Use a number from 1 to 65534.',
  );
});

/** Takes any port, for as long as the work lasts. */
async function whileTaken(work: (port: number) => Promise<void>): Promise<void> {
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port));
  });
  await work(port);
  await new Promise((resolve) => other.close(resolve));
}

test('reports a port that is taken before anything is built', async () => {
  await whileTaken(async (port) => {
    await expect(freePorts('npm run dev', String(port))).rejects.toThrow(
      new RegExp(`^The port ${port} is in use on this machine. Choose another: PORT=\\d+ npm run dev$`),
    );
  });
});

test('so is a taken port of the card frame', async () => {
  await whileTaken(async (port) => {
    await expect(freePorts('npm start', String(port - 1))).rejects.toThrow(
      `The port ${port}, the card frame's, is in use on this machine. Choose another: PORT=`,
    );
  });
});
