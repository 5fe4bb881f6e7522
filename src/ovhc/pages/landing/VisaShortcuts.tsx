import './visa-shortcuts.css';
import { useState } from 'react';
import type { LandingPage } from '#types/content/landing-page';
import { useEngine } from '../../../engine/engine-context.ts';
import { RetryNote } from '../../../engine/ui/RetryNote.tsx';
import { RichText } from '../../../engine/ui/RichText.tsx';
import { useLazyModule } from '../../../engine/ui/use-lazy-module.ts';
import { useVisaChoice } from './use-visa-choice.ts';
import { VisaButton } from './VisaButton.tsx';

const loadAllVisas = () => import('./AllVisas.tsx');

interface VisaShortcutsProps extends Pick<LandingPage, 'commonVisas' | 'help'> {
  /** The source that the field searches. */
  source: string;
  onChosen(): void;
}

/** Draws buttons for common visas, and help for visitors who don't know theirs. */
export function VisaShortcuts({ commonVisas, help, source, onChosen }: VisaShortcutsProps) {
  const visas = useEngine().sources[source];
  const { pending, choose } = useVisaChoice(visas, onChosen);
  const [isListed, setListed] = useState(false);
  const { status, result, tryAgain } = useLazyModule(loadAllVisas, isListed, 'on demand');
  return (
    <>
      <section className="common-visas" aria-labelledby="common-visas">
        <p id="common-visas">{commonVisas.heading}</p>
        <ul>
          {commonVisas.visas.map(({ code, text }) => (
            <li key={code}>
              <VisaButton code={code} name={text} isPending={pending === code} onChoose={choose} />
            </li>
          ))}
        </ul>
      </section>
      <details className="visa-help">
        <summary>{help.summary}</summary>
        <RichText nodes={help.content} />
        {!isListed && (
          <button className="button-quiet" type="button" onClick={() => setListed(true)}>
            {help.all}
          </button>
        )}
        {result && visas ? (
          <result.AllVisas source={visas} heading={help.all} pending={pending} onChoose={choose} />
        ) : (
          <RetryNote status={status} onRetry={tryAgain} />
        )}
      </details>
    </>
  );
}
