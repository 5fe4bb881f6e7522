import { createServer } from 'node:net';

/** Returns true if somebody listens on a port of this machine. */
export function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(true));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(false)));
  });
}

/** Returns a free port whose next port is also free. */
export async function freePair(): Promise<number> {
  for (let port = 20_000 + (process.pid % 10_000); ; port += 2)
    if (!(await listens(port)) && !(await listens(port + 1))) return port;
}
