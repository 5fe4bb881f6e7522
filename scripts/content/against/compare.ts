import type { ContentFiles } from '../read.ts';
import { type Change, toChanges } from './change.ts';
import { pageLosses } from './losses/pages.ts';
import { pageLoss } from './losses/steps.ts';
import { pairVersions } from './versions/versions.ts';

/**
 * The changes between two trees of content that people who have begun can feel: each once, where it was written, in
 * the order of files and lines.
 *
 * @param ref where git has the content of before
 */
export function compareContent(before: ContentFiles, now: ContentFiles, ref: string): Change[] {
  const versions = pairVersions(before, now);
  const losses = versions.pages.flatMap((pair) => pageLosses(pair, versions));
  return toChanges([...versions.gone.map(pageLoss), ...losses], ref);
}
