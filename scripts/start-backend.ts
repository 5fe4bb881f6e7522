import { cardFrameLine, serveCardFrame } from './sandbox/card-frame/server.ts';
import { IN_MEMORY } from './sandbox/index.ts';
import type { SandboxStore } from './sandbox/store.ts';
import { backend, type Ports } from './settings.ts';

interface StartedBackend {
  /** The address of the insurer's servers. Empty if the sandbox stands in for them. */
  backend: string;
  /** The sandbox's store, shared with its card frame. */
  store?: SandboxStore;
  /** Tells people at the terminal what answers the calls. */
  notice: string;
  close(): Promise<unknown>;
}

/** Starts what the site needs behind it: nothing if BACKEND is set, otherwise the sandbox's card frame. */
export async function startBackend(ports: Ports): Promise<StartedBackend> {
  const address = backend();
  if (address) return { backend: address, notice: `Calls go to ${address}`, close: async () => {} };
  const { store, close } = await serveCardFrame(ports);
  return { backend: '', store, notice: `${cardFrameLine(store)}\n\n${IN_MEMORY}`, close };
}
