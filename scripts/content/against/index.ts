import { pageFiles } from '../page-files.ts';
import { type ContentFiles, readContent } from '../read.ts';
import { UsageError } from '../usage-error.ts';
import type { Change } from './change.ts';
import { compareContent } from './compare.ts';
import { contentAt } from './versions/git-content.ts';

export type { Change } from './change.ts';
export { kinds } from './kinds.ts';

/** What can't be read can't be compared: everything in it would seem to be gone. */
function assertRead(files: ContentFiles, told: (name: string) => string): void {
  const faulty = [...files.values()].find(({ data }) => data === undefined);
  if (faulty) throw new UsageError(told(faulty.name));
}

/**
 * Finds the changes of a site's content since a git ref that people who have begun can feel: those that make a saved
 * quote or a draft of before invalid, lose an answer, or lead elsewhere.
 *
 * @param root the folder of the whole content, as it is on disk now
 * @throws UsageError where git doesn't have the content of before, or a file of either side is no JSON
 */
export async function checkAgainst(root: string, ref: string): Promise<Change[]> {
  const before = await contentAt(root, ref);
  const now = readContent(root);
  assertRead(
    before,
    (name) => `At "${ref}", ${name} is no JSON: nobody can have begun with it. Name another ref.`,
  );
  assertRead(now, (name) => `${name} is no JSON, so it can’t be compared with "${ref}". Mend it first.`);
  if (pageFiles(before).length === 0 && pageFiles(now).length > 0) {
    throw new UsageError(
      `At "${ref}" no file was a page as pages are now: nobody can have begun. Name another ref.`,
    );
  }
  return compareContent(before, now, ref);
}
