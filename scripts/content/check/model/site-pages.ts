import { isObject, walk } from '../../json.ts';
import { pageFiles } from '../../page-files.ts';
import type { ContentFile } from '../../read.ts';
import type { Origin } from '../../resolve.ts';
import type { CheckContext } from '../rule.ts';

/** A page of the site, as links see it. */
export interface SitePage {
  file: ContentFile;
  path: string;
  /** the hashes of its steps, and where each is written */
  hashes: ReadonlyMap<string, Origin>;
  /** the files that are part of it as a whole, its own included */
  files: ReadonlySet<ContentFile>;
}

function hashesOf({ resolved, origin }: CheckContext, page: ContentFile): Map<string, Origin> {
  const hashes = new Map<string, Origin>();
  walk(resolved(page).value, (value, pointer) => {
    if (!isObject(value) || !Array.isArray(value.steps)) return;
    for (const [index, entry] of value.steps.entries()) {
      const step: unknown = isObject(entry) && entry.step;
      if (!isObject(step) || typeof step.hash !== 'string') continue;
      hashes.set(step.hash, origin(page, `${pointer}/steps/${index}/step/hash`));
    }
  });
  return hashes;
}

/** The pages of the site, each with what links can lead to in it. */
export function sitePages(context: CheckContext): SitePage[] {
  return pageFiles(context.files).flatMap((file) => {
    const { value, refs } = context.resolved(file);
    const path: unknown = isObject(value) ? value.path : undefined;
    const whole = [...refs.values()].filter(({ pointer }) => pointer === '');
    return typeof path === 'string'
      ? [
          {
            file,
            path,
            hashes: hashesOf(context, file),
            files: new Set([file, ...whole.map((ref) => ref.file)]),
          },
        ]
      : [];
  });
}
