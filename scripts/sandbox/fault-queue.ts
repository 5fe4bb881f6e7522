import type { SandboxFault } from '#types/api/sandboxFaults';

/** The faults that wait for requests. Those of one call are met in the order in which they were added. */
export class FaultQueue {
  #waiting: SandboxFault[] = [];

  get waiting(): SandboxFault[] {
    return this.#waiting;
  }

  add(faults: SandboxFault[]): void {
    this.#waiting.push(...faults.map((fault) => ({ ...fault })));
  }

  /** The fault that the next request of `call` meets. Each take uses up one of its `times`; without those it stays. */
  take(call: string): SandboxFault | undefined {
    const fault = this.#waiting.find((waiting) => waiting.call === call);
    if (fault?.times === undefined) return fault;
    fault.times -= 1;
    if (fault.times === 0) this.#waiting = this.#waiting.filter((waiting) => waiting !== fault);
    return fault;
  }

  clear(): void {
    this.#waiting = [];
  }
}
