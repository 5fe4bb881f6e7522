import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from '../../../scripts/port.ts';

test('issue 2: PORT changes the port', async () => {
  expect(await freePort('54321')).toBe(54_321);
});

test.each(['abc', '0', '70000', '80.5'])(
  'issue 2: PORT=%s is refused with a word on what to do',
  async (asked) => {
    await expect(freePort(asked)).rejects.toThrow(`PORT=${asked} is no port. Use a number`);
  },
);

test('issue 2: a port that is taken is told of before anything is built', async () => {
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port));
  });
  await expect(freePort(String(port))).rejects.toThrow(`The port ${port} is in use on this machine.`);
  await new Promise((resolve) => other.close(resolve));
});
