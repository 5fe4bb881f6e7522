import type { Place } from '../model.ts';
import type { Example as Found } from '../protocol.ts';
import { useStudio } from '../studio-store.ts';
import { useAnswer } from '../use-answer.ts';

function wordsOf(found: Found): string {
  if ('nobody' in found) return `Nobody sees this: ${found.nobody}.`;
  if (!('answers' in found)) return '';
  return `For example, a visitor sees this with: ${found.answers.join(', ') || 'no answers so far'}.`;
}

/** Draws an example of a visitor who sees what a condition decides about, or that nobody does. */
export function Example({ place }: { place: Place }) {
  const isChecking = useStudio(({ state }) => state?.isChecking === true);
  const isInvalid = useStudio(({ state }) => state?.isInvalid === true);
  const found = useAnswer('examples', isChecking ? undefined : { place });
  const text = isInvalid ? 'Who sees this is found once the content has no errors.' : found && wordsOf(found);
  return (
    <p role="status" className="condition-example" data-nobody={found && 'nobody' in found}>
      {isChecking ? 'Looking for a visitor who sees this…' : text}
    </p>
  );
}
