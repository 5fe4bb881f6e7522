import type { ReactElement } from 'react';
import type { ModuleNames } from '../registry.ts';
import { requireRuntime } from '../validators/runtime.ts';
import type { CompiledValidators } from '../validators/validators.ts';

/** A compiled page: one module, whose validators receive the runtime. */
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
 * @throws the error of the import: a wrong address, no network or a broken module
 */
export async function loadContent(address: string): Promise<CompiledPage> {
  const module = (await import(/* @vite-ignore */ address)) as ContentModule;
  return module.default(requireRuntime);
}

/** The export `page` of a page's folder. */
export interface PageModule {
  /** Fetches what the page needs and returns what to draw. Called again when its content is edited. */
  prepare(compiled: CompiledPage): Promise<ReactElement>;
}

/** The event that tells open pages that their content was edited. Its detail is a ContentChange. */
export const CONTENT_CHANGED = 'content-changed';
