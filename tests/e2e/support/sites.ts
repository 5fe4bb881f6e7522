/** How many tests run at once; each worker has a site with a sandbox of its own, whose faults and outbox are its alone. */
export const WORKERS = 2;

const PORT = Number(process.env.E2E_PORT ?? 8123);

/** The port of a worker's site. The next one belongs to its card frame. */
export function portOf(worker: number): number {
  return PORT + 2 * worker;
}

export function addressOf(worker: number): string {
  return `http://127.0.0.1:${portOf(worker)}`;
}
