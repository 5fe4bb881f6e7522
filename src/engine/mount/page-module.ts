import type { ReactElement } from 'react';
import type { CompiledPage } from './compiled-page.ts';

/** What a page's folder exports as `page`. */
export interface PageModule {
  /** Fetches what the page needs and gives back what to draw; called again when its content is edited. */
  prepare(compiled: CompiledPage): Promise<ReactElement>;
}
