import { useEffect, useRef } from 'react';
import { useEngine } from '../../../engine/engine-context.ts';
import type { JsonObject } from '../../../engine/form/paths.ts';
import type { Source } from '../../../engine/source.ts';
import { RetryNote } from '../../../engine/ui/RetryNote.tsx';
import { useRead } from '../../../engine/use-read.ts';
import { VisaButton } from './VisaButton.tsx';

interface AllVisasProps {
  source: Source;
  heading: string;
  /** The code of the visa that is being looked up. */
  pending: string | undefined;
  onChoose(code: string): void;
}

function byName(visas: readonly JsonObject[]): (readonly [code: string, name: string])[] {
  return visas
    .map(({ code, name }) => [String(code), String(name)] as const)
    .sort(([, one], [, other]) => one.localeCompare(other));
}

/** Lists all visas of the source as buttons. Takes the focus from the button that opened it. */
export function AllVisas({ source, heading, pending, onChoose }: AllVisasProps) {
  const { texts } = useEngine();
  const { status, result, tryAgain } = useRead(
    'all',
    (signal) => source.search('', signal),
    'The visas could not be fetched.',
  );
  const list = useRef<HTMLElement>(null);
  useEffect(() => list.current?.focus(), []);
  return (
    <section className="all-visas" aria-label={heading} tabIndex={-1} ref={list}>
      {status === 'reading' && <p role="status">{texts.loading}</p>}
      <RetryNote status={status} onRetry={tryAgain} />
      {result && (
        <ul>
          {byName(result).map(([code, name]) => (
            <li key={code}>
              <VisaButton code={code} name={name} isPending={pending === code} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
