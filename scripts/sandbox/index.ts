import type { FastifyInstance } from 'fastify';
import { addCall, createState } from './call.ts';
import { calls } from './calls/index.ts';
import { CardGateway } from './card-frame/gateway.ts';
import { addDocuments } from './documents.ts';
import { addFaults } from './faults.ts';
import { addOutbox, Outbox } from './outbox.ts';
import { addReports, PolicyReports } from './policy-reports.ts';

export const IN_MEMORY = 'The sandbox keeps its data in memory: it is lost on restart.';

/** The first segments of paths for programs. Unknown paths below them are answered in JSON. */
export const API_ROOTS = new Set(['sandbox', ...calls.map(({ url }) => url.split('/')[1])]);

export interface SandboxOptions {
  outbox?: Outbox;
  /** Shared with the card frame. Without it there is no card frame. */
  gateway?: CardGateway;
  /** Receives a line for each policy report. */
  log?: (line: string) => void;
}

/** Adds POST /sandbox/reset, which restores the initial state, whatever the body. Answers 204. */
function addReset(app: FastifyInstance, stores: { clear(): void }[]): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', async () => undefined);
    scope.post('/sandbox/reset', async (_request, reply) => {
      for (const store of stores) store.clear();
      return reply.code(204).send();
    });
  });
}

/**
 * Fastify plugin that stands in for the insurer's servers (§7): their calls, their documents and, under /sandbox, the
 * controls for tests. Everything is in memory.
 */
export async function sandbox(
  app: FastifyInstance,
  { outbox = new Outbox(), gateway = new CardGateway(), log = () => {} }: SandboxOptions,
): Promise<void> {
  const state = createState(outbox, gateway);
  const { contracts, faults } = state;
  const reports = new PolicyReports(log);

  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  for (const call of calls) addCall(app, call, state);
  addDocuments(app);
  app.get('/sandbox', async () => ({
    name: "Stand-in for the insurer's servers",
    data: IN_MEMORY,
    calls: calls.map(({ name, method, url }) => ({ name, method, url })),
  }));
  addOutbox(app, outbox);
  const names = calls.map(({ name }) => name);
  addFaults(app, names, contracts, faults);
  addReports(app, contracts, reports);
  const { contracts: _, ...stores } = state;
  addReset(app, [...Object.values(stores), reports]);
}
