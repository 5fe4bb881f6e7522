import { isObject, walk } from '../../json.ts';
import { weakMemo } from '../../memo.ts';
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

function hashesOf({ resolved, origin }: CheckContext, page: ContentFile): Map<string, Origin> | undefined {
  const hashes = new Map<string, Origin>();
  let isClear = true;
  walk(resolved(page).value, (value, pointer) => {
    if (!isObject(value) || !Array.isArray(value.steps)) return;
    for (const [index, entry] of value.steps.entries()) {
      const step: unknown = isObject(entry) && entry.step;
      if (!isObject(step) || typeof step.hash !== 'string') continue;
      // one of the two has the wrong hash, so that its own is missing
      isClear &&= !hashes.has(step.hash) || entry.when !== undefined;
      hashes.set(step.hash, origin(page, `${pointer}/steps/${index}/step/hash`));
    }
  });
  return isClear ? hashes : undefined;
}

/** Whether a page is all there; what is missing in it is told of elsewhere, and links may lead there. */
function isWhole(context: CheckContext, page: ContentFile): boolean {
  const { problems, refs } = context.resolved(page);
  const parts = [page, ...[...refs.values()].map(({ file }) => file)];
  return problems.length === 0 && parts.every((file) => context.schemaErrors(file).length === 0);
}

/** The path of every page, and the page it is of. */
export const pagePaths = weakMemo(
  ({ files, resolved }: CheckContext): readonly { path: string; file: ContentFile }[] =>
    pageFiles(files).flatMap((file) => {
      const { value } = resolved(file);
      return isObject(value) && typeof value.path === 'string' ? [{ path: value.path, file }] : [];
    }),
);

/** The pages of the site of which all is clear, each with what links can lead to in it. */
export function sitePages(context: CheckContext): SitePage[] {
  const pages = pagePaths(context);
  const counts = new Map<string, number>();
  for (const { path } of pages) counts.set(path, (counts.get(path) ?? 0) + 1);
  return pages.flatMap(({ path, file }): SitePage[] => {
    const isAlone = counts.get(path) === 1;
    const hashes = isAlone && isWhole(context, file) ? hashesOf(context, file) : undefined;
    const whole = [...context.resolved(file).refs.values()].filter(({ pointer }) => pointer === '');
    return hashes ? [{ file, path, hashes, files: new Set([file, ...whole.map((ref) => ref.file)]) }] : [];
  });
}
