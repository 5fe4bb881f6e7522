import type { Edit, Finding } from '../../finding.ts';
import { applyEdits } from './edits.ts';
import { areSound } from './sound.ts';

/** A text with the mistakes mended that could be. */
export interface Mended<Mistake> {
  text: string;
  mended: readonly Mistake[];
}

/**
 * Mends what the findings know to mend. A finding's edits are made all or none: none where they collide with another's,
 * whose turn comes when the mended text has been checked, or where they would spoil the JSON.
 */
export function mendText<Mistake extends Pick<Finding, 'edits'>>(
  text: string,
  findings: readonly Mistake[],
): Mended<Mistake> {
  let edits: readonly Edit[] = [];
  const mended: Mistake[] = [];
  for (const finding of findings) {
    if (!finding.edits || finding.edits.length === 0) continue;
    const more = [...edits, ...finding.edits];
    if (!areSound(text, more)) continue;
    edits = more;
    mended.push(finding);
  }
  return { text: applyEdits(text, edits), mended };
}
