import type { FastifyInstance } from 'fastify';
import type { MonitoringCall } from '#types/api/monitoring';
import { JSON_TYPE } from '../../api/calls.ts';
import type { SandboxCall } from '../call.ts';
import type { SandboxStore } from '../store.ts';
import { type FindSteps, summarize } from './summary.ts';

const PATH = '/sandbox/monitoring';

/** The maximum number of stored events of a page load, and of the errors among them. A page sends about 200 at most. */
const [MAX_EVENTS, MAX_ERRORS] = [300, 20];

/** POST /sandbox/monitoring: stores what pages send about real visits. */
export const monitoring: SandboxCall<MonitoringCall> = {
  name: 'monitoring',
  method: 'POST',
  url: PATH,
  accepts: ['text/plain', JSON_TYPE],
  // a 204 has no body
  answers: { 204: '' },
  bodyLimit: 64 * 1024,
  answer({ body }, { visits }) {
    const earlier = visits.get(body.visit)?.events ?? [];
    const events = [...earlier, ...body.events].slice(-MAX_EVENTS);
    const old = new Set(events.filter(({ type }) => type === 'error').slice(0, -MAX_ERRORS));
    visits.set(body.visit, { ...body, events: events.filter((event) => !old.has(event)) });
    return {};
  },
};

/** Adds GET /sandbox/monitoring, which reports what pages have sent. */
export function addMonitoringReport(app: FastifyInstance, store: SandboxStore, findSteps?: FindSteps): void {
  app.get(PATH, async (_request, reply) => {
    const visits = [...store.visits.keys()].flatMap((visit) => store.visits.get(visit) ?? []);
    const report = JSON.stringify(await summarize(visits, findSteps), null, 2);
    return reply.type(JSON_TYPE).send(report);
  });
}
