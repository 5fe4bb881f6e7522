import type { ModuleNames } from '../registry.ts';
import { requireRuntime } from '../validators/runtime.ts';
import type { CompiledValidators } from '../validators/validators.ts';

/** What the compiler makes of a page's content: one module, whose rules get the runtime handed in. */
interface ContentModule {
  default(require: typeof requireRuntime): CompiledPage;
}

export interface CompiledPage<Content = unknown> extends ModuleNames {
  content: Content;
  validators: CompiledValidators;
  /** What the later steps of its journeys need, by their hashes. */
  steps: Readonly<Record<string, ModuleNames>>;
}

/**
 * Loads a page's content from its address.
 * @throws whatever the import failed with: the address is wrong, the network is down, the module is broken
 */
export async function loadContent(address: string): Promise<CompiledPage> {
  const module = (await import(/* @vite-ignore */ address)) as ContentModule;
  return module.default(requireRuntime);
}
