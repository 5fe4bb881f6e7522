import './card-frame.css';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { CardFrameWidget } from '#types/widgets/card-frame';
import { useEngine } from '../../engine-context.ts';
import { fill, isFilled } from '../../fill.ts';
import { useForm } from '../../form/form-context.ts';
import { AlertRegion } from '../../ui/AlertRegion.tsx';
import { defineWidget, type WidgetProps } from '../widget.ts';
import { Frame } from './Frame.tsx';
import { isAnswer, isLost, isOpen } from './frame-state.ts';
import { frameHeight } from './height.ts';
import { useAnswer } from './use-answer.ts';
import { useCardFrame } from './use-card-frame.ts';
import { useChallengeInView } from './use-challenge-in-view.ts';

/** A form that another site draws in a frame. It answers its field while it can be sent, and makes a token as it is. */
function CardFrame({ options, ...field }: WidgetProps<boolean, CardFrameWidget>) {
  const { height: reserved, readyTimeout, answerTimeout, challengeTimeout } = options;
  const { sources, texts } = useEngine();
  const source = sources[options.source];
  if (!source)
    throw new Error(`The field "${field.name}" asks for the source "${options.source}", which is not there.`);

  const { store } = useForm();
  const facts = useStore(store, (form) => form.facts);
  const query = isFilled(options.query, facts) ? fill(options.query, facts) : undefined;
  const limits = { readyTimeout, answerTimeout, challengeTimeout };
  const frame = useCardFrame({ form: store, path: field.path, source, query, ...limits });
  const { state, address, reveal } = frame;
  useAnswer(isAnswer(state), field);

  // also in a frame that comes while its message shows
  const isIncomplete = isOpen(state) && field.invalid;
  useEffect(() => {
    if (isIncomplete) reveal();
  }, [isIncomplete, reveal]);

  const group = useRef<HTMLFieldSetElement>(null);
  const isChallenged = state === 'challenged';
  useChallengeInView(group, isChallenged, frame.height);

  const isLoading = state === 'loading';
  // a region that comes with its words is not heard
  const [isHeard, hear] = useState(false);
  useEffect(() => hear(true), []);
  const status = isChallenged ? options.challenge : isOpen(state) ? options.ready : undefined;
  const notices = { failed: options.failed, 'timed out': options.timedOut, blocked: options.blocked };
  const tryAgain = () => {
    // the button goes
    document.getElementById(field.id)?.focus();
    frame.renew();
  };
  return (
    <fieldset
      className="card-frame"
      id={field.id}
      tabIndex={-1}
      aria-labelledby={`${field.id}-label`}
      aria-describedby={field.describedBy}
      data-state={state}
      ref={group}
    >
      <p className={isOpen(state) ? 'visually-hidden' : 'card-frame-status'} role="status">
        {isHeard && (isLoading ? texts.loading : status)}
      </p>
      <div className="card-frame-room" style={{ minHeight: reserved }} aria-busy={isLoading || undefined}>
        {isLoading && (
          <div className="card-frame-skeleton" aria-hidden="true">
            <span className="skeleton" />
            <span className="skeleton" />
            <span className="skeleton" />
          </div>
        )}
        {address && !isLost(state) && (
          <Frame
            key={frame.count}
            address={address}
            title={options.title}
            height={frameHeight(frame.height ?? 0, reserved)}
            attach={frame.attach}
          />
        )}
        <AlertRegion
          alerts={isLost(state) ? [{ level: 'error', text: notices[state] }] : []}
          values={facts}
        />
        {isLost(state) && state !== 'blocked' && (
          <button className="button-quiet" type="button" onClick={tryAgain}>
            {options.tryAgain}
          </button>
        )}
      </div>
    </fieldset>
  );
}

export const widget = defineWidget('group', CardFrame);
