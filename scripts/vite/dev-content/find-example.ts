import type { Answers } from '#types/data/journeys';
import { filesOf } from '../../content/read.ts';
import { findReachAt } from '../../journeys/reaches.ts';
import { readSite, type Site } from '../../journeys/site/site.ts';
import type { SampleRequest } from './sample-journeys.ts';

/** A part of a page: see {@link findReachAt}. */
export interface ExampleRequest extends SampleRequest {
  page: string;
  pointer: string;
}

/** The answers of a visitor who sees it, or the reason why nobody does. */
export type FoundExample = { answers: Answers } | { nobody: string };

let last: { texts: SampleRequest['texts']; site: Site } | undefined;

/** Reads a site. The last one is kept, because authors look at many parts of the same site. */
function siteOf({ texts, root }: SampleRequest): Site {
  const isSame =
    last?.texts.size === texts.size && [...texts].every(([path, text]) => last?.texts.get(path) === text);
  last = isSame && last ? last : { texts, site: readSite(filesOf(texts, root)) };
  return last.site;
}

/** Finds a visitor who sees a part of a page. Runs in a thread (background.ts). */
export function answer({ page, pointer, ...request }: ExampleRequest): FoundExample | undefined {
  const found = findReachAt(siteOf(request), page, pointer);
  if (!found) return undefined;
  if (!found.context) return { nobody: found.whyNot() };
  const { shared, facts, earlier, answers } = found.context.visit;
  return { answers: Object.assign({}, shared, facts, ...Object.values(earlier), answers) };
}
