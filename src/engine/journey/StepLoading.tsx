import { useEffect, useRef } from 'react';
import type { Step } from '#types/content/step';
import { useEngine } from '../engine-context.ts';
import { RetryNote } from '../ui/RetryNote.tsx';
import type { Read } from '../use-read.ts';
import { StepButtons } from './StepButtons.tsx';

interface StepLoadingProps {
  step: Step;
  /** The state of loading the step's widgets and sources. */
  loading: Read<unknown>;
  onPrevious: (() => void) | undefined;
}

/** A list of answers is long: shapes of about its height keep what is below it out of view. */
const ANSWER_SHAPES = [...Array(12).keys()].map(String);

/** Replaces a step while its code loads, and says so if that fails. The other steps work. */
export function StepLoading({ step, loading: { status, tryAgain }, onPrevious }: StepLoadingProps) {
  const { texts } = useEngine();
  const heading = useRef<HTMLHeadingElement>(null);
  const hasFailed = status === 'failed';
  const fields = Object.keys(step.schema.properties ?? {});
  useEffect(() => {
    if (hasFailed) heading.current?.focus();
  }, [hasFailed]);
  return (
    <div className="step" data-width={step.width ?? 'question'}>
      <h1 ref={heading} tabIndex={-1}>
        {step.heading}
      </h1>
      {status === 'reading' && (
        <p className="visually-hidden" role="status">
          {texts.loading}
        </p>
      )}
      {!hasFailed && (
        <div className="field-shapes" aria-hidden="true">
          {[...(step.review ? ANSWER_SHAPES : []), ...fields].map((name) => (
            <div key={name}>
              <span className="skeleton" />
              <span className="skeleton" />
            </div>
          ))}
        </div>
      )}
      <RetryNote status={status} failed={texts.reading.step} onRetry={tryAgain} />
      <StepButtons
        buttons={step.buttons.previous ? { previous: step.buttons.previous } : {}}
        valid={false}
        isSending={false}
        onPrevious={onPrevious}
      />
    </div>
  );
}
