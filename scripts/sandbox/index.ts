import type { FastifyInstance } from 'fastify';
import { addCall, type SandboxState } from './call.ts';
import { calls } from './calls/index.ts';
import { TemporaryKeys } from './calls/kleber.ts';
import { SubmissionAnswers } from './calls/submission-answers.ts';
import { CardGateway } from './card-frame/gateway.ts';
import { createContracts } from './contracts.ts';
import { addDocuments } from './documents.ts';
import { addFaults, FaultQueue } from './faults.ts';
import { addOutbox, Outbox } from './outbox.ts';
import { addReports, PolicyReports } from './policy-reports.ts';
import { References } from './references.ts';

export const MEMORY_NOTICE = 'The sandbox keeps its data in memory: it is lost on restart.';

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
  const contracts = createContracts();
  const faults = new FaultQueue();
  const references = new References();
  const keys = new TemporaryKeys();
  const submissionAnswers = new SubmissionAnswers();
  const reports = new PolicyReports(log);
  const state: SandboxState = { contracts, faults, outbox, references, keys, gateway, submissionAnswers };

  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  for (const call of calls) addCall(app, call, state);
  addDocuments(app);
  app.get('/sandbox', async () => ({
    name: "Stand-in for the insurer's servers",
    data: MEMORY_NOTICE,
    calls: calls.map(({ name, method, url }) => ({ name, method, url })),
  }));
  addOutbox(app, outbox);
  addFaults(
    app,
    calls.map(({ name }) => name),
    contracts,
    faults,
  );
  addReports(app, contracts, reports);
  addReset(app, [outbox, faults, references, keys, gateway, submissionAnswers, reports]);
}
