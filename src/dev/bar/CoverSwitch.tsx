import { openAnswers } from '../form/open-fields.ts';
import { type DevJourneys, placeAt, plainPath } from '../journeys.ts';
import { go } from '../visit/go.ts';

interface CoverSwitchProps {
  journeys: DevJourneys;
  /** the quote's; undefined where it has none yet */
  cover: string | undefined;
}

/**
 * Who the cover is for. What was answered stays; what another cover type asks for before this step is filled in. It is
 * there where it changes something: on a step, and on a page that shows a quote.
 */
export function CoverSwitch({ journeys, cover }: CoverSwitchProps) {
  const place = placeAt(journeys, location);
  if (place ? place.journey.isConfirmation : cover === undefined) return null;
  const path = plainPath(location.pathname);
  return (
    <fieldset className="covers">
      <legend>Cover type</legend>
      {journeys.covers.map(({ value, label }) => {
        const id = `cover-${value}`;
        const visit = { path, hash: place?.hash ?? '', cover: value };
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
