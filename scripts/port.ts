import { createServer } from 'node:net';
import { UsageError } from './content/usage-error.ts';

const DEFAULT = 8080;
const HIGHEST = 65_535;

/** The ports of a site and of the card frame that it shows. */
export interface Ports {
  site: number;
  /** The next one: another port is another origin. */
  cardFrame: number;
}

/**
 * The ports that PORT asks for, 8080 and the next one unless it does.
 * @throws UsageError that says what to do, when they are no ports
 */
export function portsAsked(asked = process.env.PORT): Ports {
  const site = asked ? Number(asked) : DEFAULT;
  if (Number.isInteger(site) && site >= 1 && site < HIGHEST) return { site, cardFrame: site + 1 };
  const problem = site === HIGHEST ? 'leaves no next port, which the card frame is served on' : 'is no port';
  throw new UsageError(`PORT=${asked} ${problem}. Use a number from 1 to ${HIGHEST - 1}.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** Another port to try, where these are taken. */
const otherThan = ({ site }: Ports) => (site + 11 <= HIGHEST ? site + 10 : DEFAULT);

/**
 * The same, once both are known to be free.
 *
 * @param command that was run, and may be run again with another port
 * @throws UsageError that says what to do, when one is taken: before anything is built
 */
export async function freePorts(command: string, asked?: string): Promise<Ports> {
  const ports = portsAsked(asked);
  const advice = `Choose another: PORT=${otherThan(ports)} ${command}`;
  if (!(await isFree(ports.site)))
    throw new UsageError(`The port ${ports.site} is in use on this machine. ${advice}`);
  if (!(await isFree(ports.cardFrame)))
    throw new UsageError(
      `The port ${ports.cardFrame}, the card frame's, is in use on this machine. ${advice}`,
    );
  return ports;
}
