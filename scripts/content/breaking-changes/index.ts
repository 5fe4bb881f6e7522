import { type ContentFiles, pageFiles, readContent } from '../read.ts';
import { UsageError } from '../usage-error.ts';
import { type BreakingChange, toBreakingChanges } from './breaking-change.ts';
import { comparePages } from './compare-pages.ts';
import { readContentAt } from './git-content.ts';
import { matchVersions } from './versions.ts';

export type { BreakingChange } from './breaking-change.ts';
export { breakingRules } from './rules.ts';

function assertReadable(files: ContentFiles, explain: (name: string) => string): void {
  const faulty = [...files.values()].find(({ data }) => data === undefined);
  if (faulty) throw new UsageError(explain(faulty.name));
}

/** Compares two versions of content; returns each breaking change once, sorted by file and line. */
export function compareContent(before: ContentFiles, now: ContentFiles, ref: string): BreakingChange[] {
  return toBreakingChanges(comparePages(matchVersions(before, now)), ref);
}

/** Finds the changes of a site's content since a git ref that break saved quotes, drafts or links. */
export async function findBreakingChanges(root: string, ref: string): Promise<BreakingChange[]> {
  const before = await readContentAt(root, ref);
  const now = readContent(root);
  // everything in an unreadable file would look removed
  assertReadable(before, (name) => `At "${ref}", ${name} is not valid JSON. Compare with another ref.`);
  assertReadable(now, (name) => `${name} is not valid JSON. Fix it first, then compare with "${ref}".`);
  if (pageFiles(before).length === 0 && pageFiles(now).length > 0) {
    throw new UsageError(`At "${ref}", no file is a page as pages are now. Compare with another ref.`);
  }
  return compareContent(before, now, ref);
}
