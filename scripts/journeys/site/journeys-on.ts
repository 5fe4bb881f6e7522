import type { Journey } from '#types/content/journey';
import { isObject, type JsonObject, walk } from '../../content/json.ts';
import { type Resolved, valueIn } from '../../content/resolve.ts';
import type { SitePage } from './page.ts';
import type { SiteJourney } from './site.ts';
import { readStep } from './step.ts';

function isJourney(value: unknown): value is { name: string; steps: JsonObject[] } {
  return isObject(value) && Array.isArray(value.steps) && typeof value.name === 'string';
}

/** Where the journeys of a page's resolved content stand. */
export function journeyPointers(resolved: Resolved): string[] {
  const found: string[] = [];
  walk(resolved.value, (value, pointer) => {
    if (isJourney(value)) found.push(pointer);
  });
  return found;
}

/** The journeys of a page. */
export function journeysOn({ file, resolved, shared }: SitePage): SiteJourney[] {
  return journeyPointers(resolved).map((pointer) => {
    const page = shared();
    const journey = valueIn(page.compiled, pointer) as Journey;
    const steps = journey.steps.map((entry, index) => {
      const at = `${pointer}/steps/${index}`;
      const place = { index, pointer: at, at: `${at}/step`, named: `${at}/step/hash` };
      return readStep(page.written, entry, place);
    });
    return { ...page, file: (resolved.refs.get(pointer)?.file ?? file).name, pointer, journey, steps };
  });
}
