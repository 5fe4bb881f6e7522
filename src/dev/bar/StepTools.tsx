import { useState } from 'react';
import { fillForm } from '../form/fill.ts';
import { hideMessages, type MessagesShown, showNextMessages } from '../form/show-messages.ts';
import type { DevJourneys } from '../journeys.ts';

interface StepToolsProps {
  journeys: DevJourneys;
  cover: string;
  /** Hears of what was done, in words. */
  tell(words: string): void;
}

/** What can be done to the form in view. */
export function StepTools({ journeys, cover, tell }: StepToolsProps) {
  const [shown, setShown] = useState<MessagesShown>();
  const fill = () => {
    hideMessages(shown);
    setShown(undefined);
    const count = fillForm(journeys, cover);
    tell(count === 0 ? 'There is nothing to fill here.' : `Sample answers are filled in: ${count}.`);
  };
  const show = () => {
    const next = showNextMessages(shown);
    setShown(next);
    if (next) tell(`Message ${next.round + 1} of ${next.rounds} of every field is shown.`);
    else tell(shown ? 'Messages are as they were.' : 'There are no messages here.');
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
