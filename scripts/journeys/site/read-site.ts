import type { JsonObject } from '../../content/json.ts';
import { weakMemo } from '../../content/memo.ts';
import { pageFiles } from '../../content/page-files.ts';
import type { ContentFile, ContentFiles } from '../../content/read.ts';
import { conditionEdges, validValues } from '../../content/values/index.ts';
import { type Facts, readFacts } from './facts.ts';
import { journeysOn } from './journeys-on.ts';
import { readPage } from './page.ts';
import type { Site } from './site.ts';

/**
 * The journeys of a site's content: those of its pages, and those that no page takes in.
 *
 * @param facts what conditions may read; this project's own unless given
 * @throws Error when the content is at fault; `npm run check` says where
 */
export function readSite(files: ContentFiles, facts: Facts = readFacts()): Site {
  const read = (file: ContentFile) => journeysOn(readPage(files, file));
  const onPages = pageFiles(files).flatMap(read);
  const taken = new Set(onPages.map(({ file }) => file));
  const alone = [...files.values()].filter((file) => file.kind === 'journey' && !taken.has(file.name));
  const edges = weakMemo((schema: JsonObject) =>
    weakMemo((condition: JsonObject) => conditionEdges(schema, condition)),
  );
  return {
    journeys: [...onPages, ...alone.flatMap(read)],
    facts,
    accepted: weakMemo(validValues),
    conditionEdges: (schema, condition) => edges(schema)(condition),
  };
}
