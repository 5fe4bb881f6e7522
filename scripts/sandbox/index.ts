import type { FastifyInstance } from 'fastify';
import { CALL_ROOTS } from '../api/calls.ts';
import { SANDBOX_REPORTS } from '../settings.ts';
import { addCall, type FindForm } from './call.ts';
import { calls } from './calls/index.ts';
import { addDocuments } from './documents.ts';
import { sandboxFaults } from './faults.ts';
import { addMonitoringReport, monitoring } from './monitoring/index.ts';
import type { FindSteps } from './monitoring/summary.ts';
import { addOutbox } from './outbox.ts';
import { policyReports } from './policy-reports.ts';
import { createStore, resetStore, type SandboxStore } from './store.ts';

export const IN_MEMORY = 'The sandbox keeps its data in memory: it is lost on restart.';

/** The first path segments of the API. Unknown paths below them get a JSON answer. */
export const API_ROOTS: ReadonlySet<string> = new Set(['sandbox', ...CALL_ROOTS]);

export interface SandboxOptions {
  /** The store that is shared with the card frame. Without it there is no card frame. */
  store?: SandboxStore;
  /** Called with a log line for each policy report. */
  log?: (line: string) => void;
  /** Finds a form page, whose answers the sandbox accepts. By default there is none. */
  findForm?: FindForm;
  /** Finds the steps of a page, for the order in which monitoring shows them. By default the order in which they came. */
  findSteps?: FindSteps;
}

/**
 * Fastify plugin that replaces the insurer's servers (§7): their calls, their documents and, under /sandbox, the
 * controls for tests. All data is in memory.
 */
export async function sandbox(
  app: FastifyInstance,
  { store = createStore(), log = () => {}, findForm, findSteps }: SandboxOptions,
): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  const controls = [sandboxFaults(calls.map(({ name }) => name)), policyReports(log), monitoring];
  for (const call of [...calls, ...controls]) addCall(app, call, store, findForm);
  addDocuments(app);
  addOutbox(app, store);
  addMonitoringReport(app, store, findSteps);
  app.get('/sandbox', async () => ({
    name: "Sandbox of the insurer's servers",
    data: IN_MEMORY,
    calls: calls.map(({ name, method, url }) => ({ name, method, url })),
  }));
  app.get(SANDBOX_REPORTS, async () => store.reports);
  app.register(async (scope) => {
    // the reset accepts any body
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', async () => undefined);
    scope.post('/sandbox/reset', async (_request, reply) => {
      resetStore(store);
      return reply.code(204).send();
    });
  });
}
