import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePorts } from '../../../scripts/free-ports.ts';

/** Occupies a port while some work runs. */
async function whileTaken(work: (port: number) => Promise<void>): Promise<void> {
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port));
  });
  await work(port);
  await new Promise((resolve) => other.close(resolve));
}

test('returns the ports of the site and the card frame', async () => {
  expect(await freePorts('npm start', '54321')).toEqual({ site: 54_321, cardFrame: 54_322 });
});

test('rejects an invalid port', async () => {
  await expect(freePorts('npm start', 'abc')).rejects.toThrow('PORT=abc is not a port.');
});

test('rejects a port in use and suggests another', async () => {
  await whileTaken(async (port) => {
    await expect(freePorts('npm run dev', String(port))).rejects.toThrow(
      new RegExp(`^The port ${port} is in use on this machine. Choose another: PORT=\\d+ npm run dev$`),
    );
    await expect(freePorts('npm start', String(port - 1))).rejects.toThrow(
      `The port ${port}, the card frame's, is in use on this machine. Choose another: PORT=`,
    );
  });
});
