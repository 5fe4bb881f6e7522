import { useRef } from 'react';
import type { Journey } from '#types/content/journey';
import { useTree } from '../ui/tree.ts';
import { useHash } from './use-hash.ts';

/**
 * Returns the hash of the address, which names the journey's step (§2). On a host page, a hash that is none of
 * its steps belongs to that page or to another journey, so the step stays.
 */
export function useStepHash({ steps }: Journey): string {
  const tree = useTree();
  const hash = useHash();
  const last = useRef('');
  const isOwn = hash === '' || steps.some(({ step }) => step.hash === hash) || tree() === document;
  if (isOwn) last.current = hash;
  return last.current;
}
