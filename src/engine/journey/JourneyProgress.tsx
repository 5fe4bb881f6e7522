import './progress.css';
import type { CSSProperties, ReactNode } from 'react';
import type { Progress } from '#types/content/journey';
import { Icon, icons } from '../ui/Icon.tsx';

interface JourneyProgressProps {
  progress: Progress;
  /** The name of the current stage. */
  stage: string;
  /** The progress within the stage, such as progress-33. */
  mark: string | undefined;
  /** An element to show beside it. */
  note: ReactNode;
  /** True while the journey is being submitted: nothing can be pressed. */
  isSending: boolean;
}

type Passed = CSSProperties & Record<'--passed', string>;

/** Shows the stages in order, the current one and the progress within it. */
export function JourneyProgress({ progress, stage, mark = '', note, isSending }: JourneyProgressProps) {
  const { label, stages, done } = progress;
  const now = stages.findIndex(({ name }) => name === stage);
  const passed: Passed = { '--passed': String(Number(mark.replace('progress-', '')) / 100) };
  return (
    <section className={`progress ${mark}`.trimEnd()} aria-label={label} inert={isSending}>
      <ol className="progress-stages">
        {stages.map(({ name, text }, index) => (
          <li
            key={name}
            className="progress-stage"
            data-state={index < now ? 'done' : index === now ? 'now' : 'next'}
            aria-current={index === now ? 'step' : undefined}
            style={index === now ? passed : undefined}
            // in a first view, a script sets the style
            suppressHydrationWarning
          >
            <span
              className="progress-number"
              aria-hidden="true"
              key={String(index < now)}
              translate={index < now ? undefined : 'no'}
            >
              {index < now ? <Icon shape={icons.check} /> : index + 1}
            </span>
            <span className="progress-text">
              {text}
              {index < now && <span className="visually-hidden"> ({done})</span>}
            </span>
          </li>
        ))}
      </ol>
      {note}
    </section>
  );
}
