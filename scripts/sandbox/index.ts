import type { FastifyInstance } from 'fastify';
import { addCall } from './call.ts';
import { calls } from './calls/index.ts';
import { addDocuments } from './documents.ts';
import { addFaults } from './faults.ts';
import { addOutbox } from './outbox.ts';
import { addReports } from './policy-reports.ts';
import { createStore, resetStore, type SandboxStore } from './store.ts';

export const IN_MEMORY = 'The sandbox keeps its data in memory: it is lost on restart.';

/** The first path segments of the API. Unknown paths below them get a JSON answer. */
export const API_ROOTS = new Set(['sandbox', ...calls.map(({ url }) => url.split('/')[1])]);

export interface SandboxOptions {
  /** The store that is shared with the card frame. Without it there is no card frame. */
  store?: SandboxStore;
  /** Called with a log line for each policy report. */
  log?: (line: string) => void;
}

/**
 * Fastify plugin that replaces the insurer's servers (§7): their calls, their documents and, under /sandbox, the
 * controls for tests. All data is in memory.
 */
export async function sandbox(
  app: FastifyInstance,
  { store = createStore(), log = () => {} }: SandboxOptions,
): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  for (const call of calls) addCall(app, call, store);
  addDocuments(app);
  app.get('/sandbox', async () => ({
    name: "Stand-in for the insurer's servers",
    data: IN_MEMORY,
    calls: calls.map(({ name, method, url }) => ({ name, method, url })),
  }));
  addOutbox(app, store);
  addFaults(
    app,
    calls.map(({ name }) => name),
    store,
  );
  addReports(app, store, log);
  // this route accepts any body
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', async () => undefined);
    scope.post('/sandbox/reset', async (_request, reply) => {
      resetStore(store);
      return reply.code(204).send();
    });
  });
}
