import { createValidators } from '../../../src/engine/validators/validators.ts';
import { lineAndColumn } from '../../content/check/diagnostic.ts';
import { type ContentFile, type ContentFiles, nodeAt } from '../../content/read.ts';
import { type Resolved, resolveContent, valueIn } from '../../content/resolve.ts';
import { runPage } from './run-page.ts';
import type { Place, SiteJourney } from './site.ts';

/** A page of a site, or a journey that stands on none. */
export interface SitePage {
  file: ContentFile;
  resolved: Resolved;
  /** what all journeys on it have in common: made only for a page that has one */
  shared(): Pick<SiteJourney, 'page' | 'path' | 'rules' | 'written' | 'compiled' | 'placeOf'>;
}

/** Where something of resolved content was written. */
function placeIn({ origins }: Resolved, file: ContentFile, pointer: string): Place {
  const origin = origins.get(pointer) ?? { file, pointer };
  const node = nodeAt(origin.file, origin.pointer);
  const told = node?.parent?.type === 'property' ? node.parent : node;
  return { file: origin.file.name, line: lineAndColumn(origin.file, told?.offset ?? 0).line };
}

/** @throws Error when the content is at fault; `npm run check` says where */
export function readPage(files: ContentFiles, file: ContentFile): SitePage {
  const resolved = resolveContent(files, file);
  const make = (): ReturnType<SitePage['shared']> => {
    const { content, validators } = runPage(files, file);
    const isPage = file.kind !== 'journey';
    const path = valueIn(content, '/path');
    return {
      page: isPage ? file.name : '',
      path: isPage && typeof path === 'string' ? path : '',
      rules: createValidators(validators),
      written: resolved.value,
      compiled: content,
      placeOf: (pointer) => placeIn(resolved, file, pointer),
    };
  };
  let made: ReturnType<SitePage['shared']> | undefined;
  return {
    file,
    resolved,
    shared() {
      made ??= make();
      return made;
    },
  };
}
