import type { ReactElement } from 'react';
import type { ModuleNames } from '../registry.ts';
import { requireRuntime } from '../validators/runtime.ts';
import type { CompiledValidators } from '../validators/validators.ts';

/** A compiled page: one module, whose validators get the runtime passed in. */
interface ContentModule {
  default(require: typeof requireRuntime): CompiledPage;
}

export interface CompiledPage<Content = unknown> extends ModuleNames {
  content: Content;
  validators: CompiledValidators;
  /** The modules of its later steps, by hash. */
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

/** The export `page` of a page's folder. */
export interface PageModule {
  /** Fetches what the page needs and gives back what to draw; called again when its content is edited. */
  prepare(compiled: CompiledPage): Promise<ReactElement>;
}

/** Tells open pages that their content was edited; its detail is a ContentChange. */
export const CONTENT_CHANGED = 'content-changed';
