import { runInThisContext } from 'node:vm';
import type { CompiledPage } from '../../../src/engine/mount/compiled-page.ts';
import { requireRuntime } from '../../../src/engine/validators/runtime.ts';

/** Runs the code of a compiled page, as the browser does. @param name a name for its errors */
export function runPage(code: string, name: string): CompiledPage {
  const make = runInThisContext(code.replace(/^export default /, ''), { filename: name });
  return make(requireRuntime);
}
