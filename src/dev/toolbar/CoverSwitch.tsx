import { openAnswers } from '../form/open-fields.ts';
import { type DevJourneys, findStep, plainPath } from '../journeys.ts';
import { go } from '../visit/go.ts';

interface CoverSwitchProps {
  journeys: DevJourneys;
  /** The quote's cover type. */
  cover: string | undefined;
}

/**
 * Draws a switch for the cover type, on steps and on pages that show a quote. Choosing another type keeps the
 * answers and completes the earlier steps.
 */
export function CoverSwitch({ journeys, cover }: CoverSwitchProps) {
  const step = findStep(journeys, location);
  if (step ? step.journey.isConfirmation : cover === undefined) return null;
  const path = plainPath(location.pathname);
  return (
    <fieldset className="covers">
      <legend>Cover type</legend>
      {journeys.covers.map(({ value, label }) => {
        const id = `cover-${value}`;
        const visit = { path, hash: step?.hash ?? '', cover: value };
        return (
          <button
            key={value}
            type="button"
            id={id}
            aria-pressed={value === cover}
            onClick={() => go({ ...visit, typed: openAnswers() }, id)}
          >
            {label}
          </button>
        );
      })}
    </fieldset>
  );
}
