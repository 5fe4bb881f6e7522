import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CompiledPage } from '../../src/engine/mount/compiled-page.ts';
import { completePage } from '../../src/engine/mount/complete-page.ts';
import { requireRuntime } from '../../src/engine/validators/runtime.ts';
import { FORM_ROOT } from '../content/compile/page.ts';
import type { FindForm } from '../sandbox/call.ts';
import { readBuilds } from './publish.ts';

type FormPage = CompiledPage<{ root?: string; name?: string }>;

interface ContentModule {
  default(require: typeof requireRuntime): FormPage;
}

/** Finds the form pages of the newest build in `dist`, with the same compiled rules that visitors get. */
export const builtForms =
  (dist: string): FindForm =>
  async (name) => {
    const [newest] = readBuilds(dist);
    const isNamed = (file: string) => file.replace(/-[\w-]{8}\.js$/, '') === `assets/content/${name}`;
    const file = newest?.files.find(isNamed);
    if (!file) return undefined;
    const module = (await import(pathToFileURL(join(dist, file)).href)) as ContentModule;
    const page = module.default(requireRuntime);
    return page.content.root === FORM_ROOT ? completePage(page) : undefined;
  };
