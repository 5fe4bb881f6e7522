import type { DoorNames } from '../doors.ts';
import type { CompiledRules } from '../rules/rules.ts';
import { requireRuntime } from '../rules/runtime/index.ts';

/** What the compiler makes of a page's content: one module, whose rules get the runtime handed in. */
interface ContentModule {
  default(require: typeof requireRuntime): CompiledPage;
}

export interface CompiledPage<Content = unknown> extends DoorNames {
  content: Content;
  rules: CompiledRules;
  /** What the later steps of its journeys need, by their hashes. */
  steps: Readonly<Record<string, DoorNames>>;
}

/**
 * Loads a page's content from its address.
 * @throws whatever the import failed with: the address is wrong, the network is down, the module is broken
 */
export async function loadContent(address: string): Promise<CompiledPage> {
  const module = (await import(/* @vite-ignore */ address)) as ContentModule;
  return module.default(requireRuntime);
}
