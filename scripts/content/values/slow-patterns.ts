import { analyse } from 'scslre';
import { memo } from '../check/memo.ts';

/** What makes a pattern slow. */
export interface SlowPart {
  /** the parts that can share the same letters */
  parts: readonly string[];
  /** a letter that, repeated, takes ever longer */
  character: string;
}

/**
 * The part of a pattern that makes it take exponential time; undefined for one that never does, and for what is no
 * pattern at all. Equal patterns are looked at once.
 */
export const slowPart = memo((pattern: string): SlowPart | undefined => {
  try {
    // where a pattern may start is no matter: people's answers are short
    const { reports } = analyse({ source: pattern, flags: 'u' }, { reportTypes: { Move: false } });
    const slow = reports.find(({ exponential }) => exponential);
    if (!slow || slow.type === 'Move') return undefined;
    const parts =
      slow.type === 'Self' ? [slow.parentQuant.raw] : [...new Set([slow.startQuant.raw, slow.endQuant.raw])];
    return { parts, character: slow.character.pick };
  } catch {
    return undefined;
  }
});
