import type { ToggleEvent } from 'react';
import { coversWith, type DevJourney, type DevJourneys, findStep, plainPath } from '../journeys.ts';
import { go } from '../visit/go.ts';
import { focusTool } from './placement.ts';

interface StepsPanelProps {
  id: string;
  /** The id of the button that opens it. */
  opener: string;
  journeys: DevJourneys;
  /** The cover type to use if its journey has the step. */
  cover: string;
}

/** Draws a button for each step and page. It opens it with sample answers for all earlier steps. */
export function StepsPanel({ id, opener, journeys, cover }: StepsPanelProps) {
  const open = findStep(journeys, location);
  const labelsOf = (covers: readonly string[]) =>
    journeys.covers.flatMap(({ value, label }) => (covers.includes(value) ? label : [])).join(', ');
  // browsers don't do this in a shadow tree
  const restoreFocus = ({ currentTarget: panel, newState }: ToggleEvent) =>
    newState === 'closed' && panel.matches(':focus-within') && focusTool(opener);
  const visit = (path: string, hash: string, covers: readonly string[]) =>
    go({ path, hash, cover: covers.includes(cover) ? cover : (covers[0] ?? cover) }, opener);

  const stepItem = (journey: DevJourney, { hash, heading }: DevJourney['steps'][number]) => {
    const covers = coversWith(journeys, journey, hash);
    const isOpen = open?.journey === journey && open.hash === hash;
    return (
      <li key={hash}>
        <button
          type="button"
          aria-current={isOpen ? 'step' : undefined}
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
      onBeforeToggle={restoreFocus}
    >
      {journeys.journeys.map((journey) => (
        <section key={`${journey.path} ${journey.steps[0]?.hash}`}>
          <h2>{journey.isConfirmation ? 'Confirmation' : journey.name}</h2>
          <ul>{journey.steps.map((step) => stepItem(journey, step))}</ul>
        </section>
      ))}
      <section>
        <h2>Pages</h2>
        <ul>
          {journeys.pages.map(({ title, path }) => (
            <li key={path}>
              <button
                type="button"
                aria-current={path === plainPath(location.pathname) ? 'page' : undefined}
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
