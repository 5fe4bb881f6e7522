import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CompiledPage } from '../../src/engine/mount/compiled-page.ts';
import { completePage } from '../../src/engine/mount/complete-page.ts';
import { requireRuntime } from '../../src/engine/validators/runtime.ts';
import { FORM_ROOT } from '../content/compile/page.ts';
import type { FindForm } from '../sandbox/call.ts';
import type { FindSteps } from '../sandbox/monitoring/summary.ts';
import { readBuilds } from './publish.ts';

interface JourneyPart {
  steps?: readonly { step: { hash: string } }[];
  /** Set in the confirmation of a form page, which is one step. */
  hash?: string;
}

type BuiltPage = CompiledPage<{
  root?: string;
  name?: string;
  journey?: JourneyPart;
  confirmation?: JourneyPart;
}>;

interface ContentModule {
  default(require: typeof requireRuntime): BuiltPage;
}

/** Returns the content of a page in the newest build in `dist`, or undefined if there is none. */
async function readPage(dist: string, name: string): Promise<BuiltPage | undefined> {
  const [newest] = readBuilds(dist);
  const isNamed = (file: string) => file.replace(/-[\w-]{8}\.js$/, '') === `assets/content/${name}`;
  const file = newest?.files.find(isNamed);
  if (!file) return undefined;
  const module = (await import(pathToFileURL(join(dist, file)).href)) as ContentModule;
  return module.default(requireRuntime);
}

/** Finds the form pages of the newest build in `dist`, with the same compiled rules that visitors get. */
export const builtForms =
  (dist: string): FindForm =>
  async (name) => {
    const page = await readPage(dist, name);
    return page?.content.root === FORM_ROOT ? completePage(page) : undefined;
  };

const hashesOf = (part: JourneyPart = {}): string[] => [
  ...(part.steps ?? []).map(({ step }) => step.hash),
  ...(part.hash ? [part.hash] : []),
];

/** Finds the steps of the pages of the newest build in `dist`, in the order of their journeys. */
export const builtSteps =
  (dist: string): FindSteps =>
  async (name) => {
    const { journey, confirmation } = (await readPage(dist, name))?.content ?? {};
    return [...hashesOf(journey), ...hashesOf(confirmation)];
  };
