import type { ReactElement } from 'react';
import type { ModuleNames } from '../registry.ts';
import { requireRuntime } from '../validators/runtime.ts';
import type { CompiledValidators } from '../validators/validators.ts';

/** A content module. Its validators receive the runtime. */
interface ContentModule<Content> {
  default(require: typeof requireRuntime): Content;
}

/** The fields and other parts of later steps by hash, and their rules. */
interface LaterSteps {
  validators: CompiledValidators;
  steps: Readonly<Record<string, object>>;
}

export interface CompiledPage<Content = unknown> extends ModuleNames {
  content: Content;
  validators: CompiledValidators;
  /** The modules of its later steps, by hash. */
  steps: Readonly<Record<string, ModuleNames>>;
  /** Set if the content has only the first views' steps. The others have no fields until `completePage` adds them. */
  later?: { hashes: readonly string[]; load(): Promise<ContentModule<LaterSteps>> };
}

/** The default export of a page's content module. */
export type LoadPage = ContentModule<CompiledPage>['default'];

/** The event with which development tools get content before it is drawn. Its detail is a ContentLoaded. */
export const CONTENT_LOADED = 'content-loaded';

export interface ContentLoaded {
  address: string;
  compiled: CompiledPage;
}

/**
 * Loads a page's content from its address.
 * @throws the error of the import: a wrong address, no network or a broken module
 */
export async function loadContent(address: string): Promise<CompiledPage> {
  const module = (await import(/* @vite-ignore */ address)) as ContentModule<CompiledPage>;
  const compiled = module.default(requireRuntime);
  if (import.meta.env.DEV) {
    const detail: ContentLoaded = { address, compiled };
    dispatchEvent(new CustomEvent(CONTENT_LOADED, { detail }));
  }
  return compiled;
}

/** The export `page` of a page's folder. */
export interface PageModule {
  /**
   * Fetches what the page needs and returns what to draw. Called again when its content is edited.
   * @param isFirstView true if it takes over a first view: it may then load the later steps once it is drawn
   */
  prepare(compiled: CompiledPage, isFirstView?: boolean): Promise<ReactElement>;
}

/** The event that tells open pages that their content was edited. Its detail is a ContentChange. */
export const CONTENT_CHANGED = 'content-changed';
