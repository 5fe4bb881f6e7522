import { useState } from 'react';
import { useStore } from 'zustand';
import { Icon, icons } from '../../engine/ui/Icon.tsx';
import { diagnosticsStore, setOpen, summaryOf } from '../diagnostics/diagnostics-store.ts';
import { fillForm, openForm } from '../form/open-form.ts';
import { hideMessages, type MessagesShown, showNextMessages } from '../form/sample-messages.ts';
import { type DevJourneys, findStep, plainPath } from '../journeys.ts';
import { go } from '../visit/go.ts';

interface StepToolsProps {
  journeys: DevJourneys;
  cover: string;
  setStatus(status: string): void;
}

/** Draws the buttons that fill the open form and show its messages. */
export function StepTools({ journeys, cover, setStatus }: StepToolsProps) {
  const [shown, setShown] = useState<MessagesShown>();
  const fill = () => {
    hideMessages(shown);
    setShown(undefined);
    const count = fillForm(journeys, cover);
    setStatus(count === 0 ? 'There is nothing to fill here.' : `Sample answers are filled in: ${count}.`);
  };
  const show = () => {
    const next = showNextMessages(shown);
    setShown(next);
    if (next) setStatus(`Message ${next.round + 1} of ${next.rounds} of every field is shown.`);
    else setStatus(shown ? 'Messages are as they were.' : 'There are no messages here.');
  };
  return (
    <>
      <button type="button" onClick={fill}>
        Fill
      </button>
      <button type="button" aria-pressed={shown !== undefined} onClick={show}>
        Messages
        {shown && (
          <span className="count">
            {shown.round + 1}/{shown.rounds}
          </span>
        )}
      </button>
    </>
  );
}

/**
 * Draws a switch for the cover type, on steps and on pages that show a quote. Choosing another type keeps the
 * answers and completes the earlier steps.
 */
export function CoverSwitch({ journeys, cover }: { journeys: DevJourneys; cover: string | undefined }) {
  const step = findStep(journeys, location);
  if (step ? step.journey.isConfirmation : cover === undefined) return null;
  const switchTo = (value: string, id: string) => {
    const typed = openForm()?.getState().answers ?? {};
    go({ path: plainPath(location.pathname), hash: step?.hash ?? '', cover: value, typed }, id);
  };
  return (
    <fieldset className="covers">
      <legend>Cover type</legend>
      {journeys.covers.map(({ value, label }) => {
        const id = `cover-${value}`;
        return (
          <button
            key={value}
            type="button"
            id={id}
            aria-pressed={value === cover}
            onClick={() => switchTo(value, id)}
          >
            {label}
          </button>
        );
      })}
    </fieldset>
  );
}

/** Draws a button that opens the diagnostics again, if there are any. */
export function DiagnosticsButton() {
  const { diagnostics } = useStore(diagnosticsStore);
  const severity = diagnostics[0]?.severity;
  if (!severity) return null;
  return (
    <button type="button" className="diagnostics" data-severity={severity} onClick={() => setOpen(true)}>
      <Icon shape={icons[severity]} />
      {summaryOf(diagnostics)}
    </button>
  );
}
