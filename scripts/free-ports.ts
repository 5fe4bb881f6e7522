import { createServer } from 'node:net';
import { UsageError } from './content/usage-error.ts';
import { type Ports, readPorts } from './settings.ts';

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/**
 * Returns the ports of PORT if both are free.
 *
 * @param command for the advice to run it again with another port
 * @throws UsageError if one is invalid or in use: before anything is built
 */
export async function freePorts(command: string, given?: string): Promise<Ports> {
  const ports = readPorts(given);
  const other = ports.site + 11 <= 65_535 ? ports.site + 10 : 8080;
  const advice = `Choose another: PORT=${other} ${command}`;
  if (!(await isFree(ports.site)))
    throw new UsageError(`The port ${ports.site} is in use on this machine. ${advice}`);
  if (!(await isFree(ports.cardFrame)))
    throw new UsageError(
      `The port ${ports.cardFrame}, the card frame's, is in use on this machine. ${advice}`,
    );
  return ports;
}
