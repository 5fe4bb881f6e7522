import type { ToggleEvent } from 'react';
import { coversWith, type DevJourney, type DevJourneys, placeAt } from '../journeys.ts';
import { go } from '../visit/go.ts';

interface StepsPanelProps {
  id: string;
  /** the control that opens it, by its id */
  pressed: string;
  journeys: DevJourneys;
  /** the cover type to lead there with, where its journey has the step */
  cover: string;
}

/** Gives the focus back to what opened the panel: in a shadow tree the browser leaves it in what has gone. */
function giveBackFocus({ currentTarget: panel, newState }: ToggleEvent, pressed: string): void {
  const root = panel.getRootNode();
  if (newState === 'closed' && panel.matches(':focus-within') && root instanceof ShadowRoot)
    root.getElementById(pressed)?.focus();
}

/** Every step of every journey, and the pages beside: each with sample answers for all that comes before. */
export function StepsPanel({ id, pressed, journeys, cover }: StepsPanelProps) {
  const here = placeAt(journeys, location);
  const labelsOf = (covers: readonly string[]) =>
    journeys.covers.flatMap(({ value, label }) => (covers.includes(value) ? label : [])).join(', ');
  const visit = (path: string, hash: string, covers: readonly string[]) =>
    go({ path, hash, cover: covers.includes(cover) ? cover : (covers[0] ?? cover) }, pressed);

  const stepOf = (journey: DevJourney, { hash, heading }: DevJourney['steps'][number]) => {
    const covers = coversWith(journeys, journey, hash);
    const isHere = here?.journey === journey && here.hash === hash;
    return (
      <li key={hash}>
        <button
          type="button"
          aria-current={isHere ? 'step' : undefined}
          onClick={() => visit(journey.path, hash, covers)}
        >
          <span>{heading}</span>
          <code>#{hash}</code>
          {covers.length < journeys.covers.length && <span className="only">only {labelsOf(covers)}</span>}
        </button>
      </li>
    );
  };
  return (
    <div
      className="panel"
      id={id}
      popover="auto"
      role="dialog"
      aria-label="Go to a step"
      onBeforeToggle={(event) => giveBackFocus(event, pressed)}
    >
      {journeys.journeys.map((journey) => (
        <section key={`${journey.path} ${journey.steps[0]?.hash}`}>
          <h2>{journey.isConfirmation ? 'Confirmation' : journey.name}</h2>
          <ul>{journey.steps.map((step) => stepOf(journey, step))}</ul>
        </section>
      ))}
      <section>
        <h2>Pages</h2>
        <ul>
          {journeys.pages.map(({ title, path }) => (
            <li key={path}>
              <button
                type="button"
                aria-current={path === location.pathname ? 'page' : undefined}
                onClick={() => visit(path, '', [])}
              >
                <span>{title}</span>
                <code>{path.replace(/^.*\//, '/')}</code>
              </button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
