import { createServer } from 'node:net';

const DEFAULT = 8080;
const HIGHEST = 65_535;

/** What the caller of a script can mend: told in a sentence, without a stack. */
export class PortError extends Error {}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/**
 * The port that PORT asks for, 8080 unless it does.
 * @throws PortError that says what to do, when it is no port or is taken: before anything is built
 */
export async function freePort(asked = process.env.PORT): Promise<number> {
  const port = asked ? Number(asked) : DEFAULT;
  if (!Number.isInteger(port) || port < 1 || port > HIGHEST)
    throw new PortError(`PORT=${asked} is no port. Use a number from 1 to ${HIGHEST}: PORT=8090 npm start`);
  if (!(await isFree(port)))
    throw new PortError(
      `The port ${port} is in use on this machine. Choose another: PORT=${port + 10} npm start`,
    );
  return port;
}
