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
 * Returns the ports of PORT.
 * @throws UsageError if a port is invalid, or in use, with advice to run `command` with another
 */
export async function freePorts(command: string, given?: string): Promise<Ports> {
  const ports = readPorts(given);
  const other = ports.site + 11 <= 65_535 ? ports.site + 10 : 8080;
  const advice = `Choose another: PORT=${other} ${command}`;
  for (const [port, whose] of [
    [ports.site, ''],
    [ports.cardFrame, ", the card frame's,"],
  ] as const)
    if (!(await isFree(port)))
      throw new UsageError(`The port ${port}${whose} is in use on this machine. ${advice}`);
  return ports;
}
