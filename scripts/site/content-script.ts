import { minifySync } from 'vite';
import type { CompiledPage } from '../content/compile/page.ts';

/**
 * Has Chromium compile the whole script as it arrives, off the main thread, since a page calls all of it as it
 * starts; to other browsers it is a comment. It counts on the first line alone.
 */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad';

/** A page's content module as the site serves it. */
export function contentScript({ name, code }: CompiledPage): string {
  return `${COMPILE_AT_ONCE}\n${minifySync(`${name}.js`, code, { module: true }).code}`;
}
