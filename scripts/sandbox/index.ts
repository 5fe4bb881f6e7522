import type { FastifyInstance } from 'fastify';
import { addCall } from './call.ts';
import { calls } from './calls.ts';
import { CardGateway } from './card-frame/gateway.ts';
import { createContracts } from './contracts.ts';
import { FaultQueue } from './fault-queue.ts';
import { Outbox } from './outbox.ts';
import { PolicyReports } from './policy-reports.ts';
import { References } from './references.ts';
import { addAbout } from './routes/about.ts';
import { addDocuments } from './routes/documents.ts';
import { addFaults } from './routes/faults.ts';
import { addOutbox } from './routes/outbox.ts';
import { addReports } from './routes/reports.ts';
import { addReset } from './routes/reset.ts';
import { GivenAnswers } from './submission/given-answers.ts';
import { TemporaryKeys } from './temporary-keys.ts';

export { MEMORY_NOTICE } from './routes/about.ts';

/** The first segments of the paths that programs call: what is unknown below them is answered in JSON. */
export const API_ROOTS = new Set(['sandbox', ...calls.map(({ url }) => url.split('/')[1])]);

export interface SandboxOptions {
  outbox?: Outbox;
  /** The one that the card frame was given; without it there is no card frame to pay in. */
  gateway?: CardGateway;
  /** Receives a line for each policy report. */
  log?: (line: string) => void;
}

/**
 * A Fastify plugin: the stand-in for the insurer's servers (§7), its documents and, under /sandbox, the switches of
 * a test. Everything is in memory.
 */
export async function sandbox(
  app: FastifyInstance,
  { outbox = new Outbox(), gateway = new CardGateway(), log = () => {} }: SandboxOptions,
): Promise<void> {
  const contracts = createContracts();
  const faults = new FaultQueue();
  const references = new References();
  const keys = new TemporaryKeys();
  const given = new GivenAnswers();
  const reports = new PolicyReports(log);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  const backstage = { contracts, faults, outbox, references, keys, gateway, given };
  for (const call of calls) addCall(app, call, backstage);
  addDocuments(app);
  addAbout(app);
  addOutbox(app, outbox);
  addFaults(app, contracts, faults);
  addReports(app, contracts, reports);
  addReset(app, [outbox, faults, references, keys, gateway, given, reports]);
}
