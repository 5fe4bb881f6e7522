import { runInThisContext } from 'node:vm';
import type { CompiledPage } from '../../../src/engine/mount/compiled-page.ts';
import { requireRuntime } from '../../../src/engine/validators/runtime.ts';
import { compilePage } from '../../content/compile/page.ts';
import type { ContentFile, ContentFiles } from '../../content/read.ts';

/**
 * A page's content with its rules, compiled and run as a visitor's browser gets it.
 *
 * @throws Error when the content is at fault; `npm run check` says where
 */
export function runPage(files: ContentFiles, file: ContentFile): CompiledPage {
  const { code } = compilePage(files, file);
  const make: (require: typeof requireRuntime) => CompiledPage = runInThisContext(
    code.replace(/^export default /, ''),
    { filename: file.name },
  );
  return make(requireRuntime);
}
