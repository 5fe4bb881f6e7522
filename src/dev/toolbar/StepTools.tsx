import { useState } from 'react';
import { fillForm } from '../form/fill.ts';
import { hideMessages, type MessagesShown, showNextMessages } from '../form/show-messages.ts';
import type { DevJourneys } from '../journeys.ts';

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
