import { useEffect, useState } from 'react';
import { report } from '../actions.ts';
import { call } from '../calls.ts';
import type { Example as Found, Place } from '../protocol.ts';
import { useStudio } from '../studio-store.ts';

function wordsOf(found: Found): string {
  if ('nobody' in found) return `Nobody sees this: ${found.nobody}.`;
  if (!('answers' in found)) return '';
  const answers = found.answers.join(', ') || 'no answers so far';
  return `For example, a visitor sees this with: ${answers}.`;
}

/** Draws an example of a visitor who sees what a condition decides about, or that nobody does. */
export function Example({ place: { file, pointer } }: { place: Place }) {
  const [found, setFound] = useState<Found>();
  const revision = useStudio(({ state }) => state?.revision);
  const isChecking = useStudio(({ state }) => state?.isChecking);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another revision may have other visitors
  useEffect(() => {
    let isCurrent = !isChecking;
    if (isCurrent)
      call('examples', { place: { file, pointer } }).then((now) => isCurrent && setFound(now), report);
    return () => {
      isCurrent = false;
    };
  }, [file, pointer, revision, isChecking]);
  return (
    <p role="status" className="condition-example" data-nobody={found && 'nobody' in found}>
      {isChecking ? 'Looking for a visitor who sees this…' : found && wordsOf(found)}
    </p>
  );
}
