import type { FastifyInstance } from 'fastify';
import { calls } from '../calls.ts';

/** For the start script to print and for GET /sandbox to say. */
export const MEMORY_NOTICE = 'The sandbox keeps its data in memory: it is lost on restart.';

/** GET /sandbox: what this is, and the calls it answers by the names that POST /sandbox/faults takes. */
export function addAbout(app: FastifyInstance): void {
  app.get('/sandbox', async () => ({
    name: "Stand-in for the insurer's servers",
    data: MEMORY_NOTICE,
    calls: calls.map(({ name, method, url }) => ({ name, method, url })),
  }));
}
