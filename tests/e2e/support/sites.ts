import type { Ports } from '../../../scripts/settings.ts';

/** The number of parallel workers. Each has its own site and sandbox, with its own faults and outbox. */
export const WORKERS = 2;

const PORT = Number(process.env.E2E_PORT ?? 8123);

/**
 * Returns the ports of a worker's site, of its card frame, of its site with the forms of tests/fixtures/forms, and of a
 * page that is not ours.
 */
export function portsOf(worker: number): Ports & { forms: number; host: number } {
  const site = PORT + 4 * worker;
  return { site, cardFrame: site + 1, forms: site + 2, host: site + 3 };
}

export function addressOf(worker: number, site: 'site' | 'forms' | 'host' = 'site'): string {
  return `http://127.0.0.1:${portsOf(worker)[site]}`;
}
