import type { APIRequestContext } from '@playwright/test';
import type { ProductSelectors } from '#types/api/ovhcPathToPurchase';
import type { SandboxFault } from '#types/api/sandboxFaults';
import type { Product } from '#types/data/product';
import type { VisaType } from '#types/data/visa-type';
import type { OutboxContents } from '../../../scripts/sandbox/outbox.ts';

/**
 * The longest delay that the sandbox takes, in milliseconds: a call that never comes back while the tests run. A shorter
 * one would submit the application of one test while a later test of a long run has the sandbox.
 */
export const FOR_EVER = 2_000_000;

/** Controls the sandbox, and makes its calls directly: what the page shows has to be what they answer. */
export class Sandbox {
  readonly #request: APIRequestContext;

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  async reset(): Promise<void> {
    await this.#request.post('/sandbox/reset');
  }

  /** Makes every further request of a call fail, or as many as its `times` says. */
  async fault(fault: SandboxFault): Promise<void> {
    const answer = await this.#request.post('/sandbox/faults', { data: [fault] });
    if (!answer.ok()) throw new Error(`The sandbox refused the fault: ${await answer.text()}`);
  }

  async keepWaiting(call: string): Promise<void> {
    await this.fault({ call, fault: 'delay', ms: FOR_EVER });
  }

  visaTypes(): Promise<VisaType[]> {
    return this.#get('/hcf/ovhc/visatypes.json');
  }

  /** Returns the answer of §7's call for a selection. */
  products({ visaCode, coverType, ageBand, partnerAgeBand }: ProductSelectors): Promise<Product[]> {
    return this.#get(
      `/hcf/ovhc/ovhcPathToPurchase.${visaCode}.${coverType}.${ageBand}.${partnerAgeBand}.json`,
    );
  }

  /** Returns what was e-mailed and submitted since the test began. */
  outbox(): Promise<OutboxContents> {
    return this.#get('/sandbox/outbox');
  }

  async #get<Answer>(path: string): Promise<Answer> {
    return (await (await this.#request.get(path)).json()) as Answer;
  }
}
