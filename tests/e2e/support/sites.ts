import type { Ports } from '../../../scripts/settings.ts';

/** The number of parallel workers. Each has its own site and sandbox, with its own faults and outbox. */
export const WORKERS = 2;

const PORT = Number(process.env.E2E_PORT ?? 8123);

/** The ports of a worker's site and of its card frame. */
export function portsOf(worker: number): Ports {
  const site = PORT + 2 * worker;
  return { site, cardFrame: site + 1 };
}

export function addressOf(worker: number): string {
  return `http://127.0.0.1:${portsOf(worker).site}`;
}
