import type { APIRequestContext } from '@playwright/test';
import type { SandboxFault } from '#types/api/sandboxFaults';
import type { Product } from '#types/data/product';
import type { Summary } from '../../../scripts/sandbox/monitoring/summary.ts';
import type { OutboxContents } from '../../../scripts/sandbox/outbox.ts';

export type Submission = OutboxContents['submissions'][number];

/** The longest delay that the sandbox accepts, in milliseconds. */
export const FOR_EVER = 2_000_000;

/** Controls the sandbox and makes its calls directly, so that tests can compare the page with the answers. */
export function sandboxOf(request: APIRequestContext) {
  const get = async <Answer>(path: string) => (await (await request.get(path)).json()) as Answer;
  const outbox = () => get<OutboxContents>('/sandbox/outbox');
  return {
    reset: () => request.post('/sandbox/reset'),
    /** Makes all further requests of a call fail, or as many as `times` specifies. */
    async fault(fault: SandboxFault): Promise<void> {
      const answer = await request.post('/sandbox/faults', { data: [fault] });
      if (!answer.ok()) throw new Error(`The sandbox refused the fault: ${await answer.text()}`);
    },
    /** Returns the products (§7) for a visa, a cover type and age bands. */
    products: (selection: string) => get<Product[]>(`/hcf/ovhc/ovhcPathToPurchase.${selection}.json`),
    outbox,
    submissions: async () => (await outbox()).submissions,
    /** Returns the report about the visits of a build with monitoring. */
    monitoring: () => get<Summary>('/sandbox/monitoring'),
  };
}

export type Sandbox = ReturnType<typeof sandboxOf>;
