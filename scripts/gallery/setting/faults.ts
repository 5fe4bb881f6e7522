import type { SandboxFault } from '#types/api/sandboxFaults';

/** Returns the fault of a call that fails in a way that the page does not try again, so that it says so at once. */
export const failing = (call: string): SandboxFault => ({ call, fault: 'status', status: 400 });

/** Returns the fault of a call that is answered later than any picture takes. */
export const unanswered = (call: string): SandboxFault => ({ call, fault: 'delay', ms: 60_000 });

/** Milliseconds after which a page says that something takes long. */
export const LONG = 11_000;
