import type { Journey } from '#types/content/journey';
import { requireRuntime } from '../validators/runtime.ts';
import type { CompiledPage } from './compiled-page.ts';

/**
 * Returns a page with all its steps. Loads the fields and rules of later steps if the content leaves them out.
 * @throws the error of the import; the caller decides whether to try again
 */
export async function completePage({ later, ...page }: CompiledPage): Promise<CompiledPage> {
  if (!later) return page;
  const { default: load } = await later.load();
  const { validators, steps } = load(requireRuntime);
  const content = page.content as { journey: Journey };
  const { journey } = content;
  const byHash = new Map(Object.entries(steps));
  return {
    ...page,
    validators: { ...page.validators, ...validators },
    content: {
      ...content,
      journey: {
        ...journey,
        // the steps of the first views stay the same objects, so that they keep their forms
        steps: journey.steps.map((entry) => {
          const parts = byHash.get(entry.step.hash);
          return parts ? { ...entry, step: { ...entry.step, ...parts } } : entry;
        }),
      },
    },
  };
}
