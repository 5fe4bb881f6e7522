import type { FastifyInstance } from 'fastify';
import type { Outbox } from '../outbox.ts';

/** GET /sandbox/outbox: what would have been e-mailed and submitted since the last reset (OutboxContents). */
export function addOutbox(app: FastifyInstance, outbox: Outbox): void {
  app.get('/sandbox/outbox', async () => outbox.contents);
}
