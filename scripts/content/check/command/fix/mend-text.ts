import type { Finding } from '../../finding.ts';
import { applyEdits, claims } from './edits.ts';
import { areSound } from './sound.ts';

type Mendable = Pick<Finding, 'edits'>;

/** A text with the mistakes mended that could be. */
export interface Mended<Mistake> {
  text: string;
  mended: readonly Mistake[];
}

const editsOf = (findings: readonly Mendable[]) => findings.flatMap(({ edits = [] }) => edits);

/** The findings whose edits have their places to themselves; of those that share one, the first. */
function apart<Mistake extends Mendable>(findings: readonly Mistake[]): Mistake[] {
  const claimed = new Set<number>();
  return findings.filter((finding) => {
    const wanted = editsOf([finding]).flatMap(claims);
    const all = new Set(wanted);
    if (all.size === 0 || all.size < wanted.length || wanted.some((offset) => claimed.has(offset)))
      return false;
    for (const offset of all) claimed.add(offset);
    return true;
  });
}

/** Of findings that are apart, those that can be mended together with others; an unsound one is found by halving. */
function soundWith<Mistake extends Mendable>(
  text: string,
  others: readonly Mistake[],
  findings: readonly Mistake[],
): Mistake[] {
  if (areSound(text, editsOf([...others, ...findings]))) return [...findings];
  if (findings.length < 2) return [];
  const half = Math.ceil(findings.length / 2);
  const first = soundWith(text, others, findings.slice(0, half));
  return [...first, ...soundWith(text, [...others, ...first], findings.slice(half))];
}

/**
 * Mends what the findings know to mend. A finding's edits are made all or none: none where they collide with another's,
 * whose turn comes when the mended text has been checked, or where they would spoil the JSON.
 */
export function mendText<Mistake extends Mendable>(
  text: string,
  findings: readonly Mistake[],
): Mended<Mistake> {
  const mendable = apart(findings);
  const mended = new Set(soundWith(text, [], mendable));
  const unsound = new Set(mendable.filter((finding) => !mended.has(finding)));
  // what can't be made stands in no other's way
  if (unsound.size > 0) {
    return mendText(
      text,
      findings.filter((finding) => !unsound.has(finding)),
    );
  }
  return { text: applyEdits(text, editsOf(mendable)), mended: mendable };
}
