import type { DevJourneys } from '../journeys.ts';
import { placeAt } from '../journeys.ts';
import { go } from '../visit/go.ts';

interface CoverSwitchProps {
  journeys: DevJourneys;
  /** the quote's; undefined where it has none yet */
  cover: string | undefined;
}

/** Who the cover is for. What was answered stays; what another cover type asks for before this step is filled in. */
export function CoverSwitch({ journeys, cover }: CoverSwitchProps) {
  const change = (value: string) => {
    const path = location.pathname.replace(/\/+$/, '');
    go({ path, hash: placeAt(journeys, location)?.hash ?? '', cover: value, keeps: true });
  };
  return (
    <fieldset className="covers">
      <legend>Cover type</legend>
      {journeys.covers.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          title={label}
          aria-label={label}
          aria-pressed={value === cover}
          onClick={() => change(value)}
        >
          {value}
        </button>
      ))}
    </fieldset>
  );
}
