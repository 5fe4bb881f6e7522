import './card-frame.css';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { CardFrameWidget } from '#types/widgets/card-frame';
import { useEngine } from '../../engine-context.ts';
import { fill, isFilled } from '../../fill.ts';
import { useForm } from '../../form/form-context.ts';
import { waitingForm } from '../../journey/submit-handlers.ts';
import { AlertRegion } from '../../ui/AlertRegion.tsx';
import { RetryButton } from '../../ui/RetryButton.tsx';
import { focusedIn } from '../../ui/tree.ts';
import { defineWidget, type WidgetProps } from '../widget.ts';
import { frameHeight } from './frame-protocol.ts';
import { isAnswer, isLost, isOpen } from './frame-state.ts';
import { useCardFrame } from './use-card-frame.ts';

/** Browser features that the frame must not use. */
const DENIED = "camera 'none'; geolocation 'none'; microphone 'none'; payment 'none'";

/** Sets a field's value to true exactly while a condition holds, whatever was stored. */
export function useAnswer(
  holds: boolean,
  { value, onChange }: Pick<WidgetProps, 'value' | 'onChange'>,
): void {
  const answer = useEffectEvent((next: true | undefined) => {
    if (next !== value) onChange(next);
  });
  // before the paint, so that the button is never enabled too early
  useLayoutEffect(() => answer(holds || undefined), [holds]);
  useLayoutEffect(() => () => answer(undefined), []);
}

/**
 * Moves the focus to a frame when its challenge opens, and scrolls all of it into view.
 * @param group contains the frame
 * @param height the frame's height, which may grow with the challenge
 */
export function useChallengeInView(
  group: RefObject<HTMLElement | null>,
  isChallenged: boolean,
  height: number | undefined,
): void {
  useEffect(() => {
    const frame = group.current?.querySelector('iframe');
    // a frame with the focus may have moved it to the right field already
    if (isChallenged && frame && frame !== focusedIn(frame)) frame.focus();
  }, [group, isChallenged]);

  // each time the height changes, because the frame may have grown out of view
  useEffect(() => {
    if (isChallenged && height) group.current?.scrollIntoView({ block: 'nearest' });
  }, [group, isChallenged, height]);
}

/**
 * Draws a form of another site in a frame. The field is answered while the frame can be submitted, and submitting
 * creates a token.
 */
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

  // also in a frame that appears while its message shows
  const isIncomplete = isOpen(state) && field.invalid;
  useEffect(() => {
    if (isIncomplete) reveal();
  }, [isIncomplete, reveal]);

  const group = useRef<HTMLFieldSetElement>(null);
  const isChallenged = state === 'challenged';
  useChallengeInView(group, isChallenged, frame.height);
  useEffect(() => waitingForm.setState({ form: isChallenged ? store : undefined }), [isChallenged, store]);

  const isLoading = state === 'loading';
  // screen readers announce changes of a live region, not its initial text
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const status = isChallenged ? options.challenge : isOpen(state) ? options.ready : undefined;
  const notices = { failed: options.failed, 'timed out': options.timedOut, blocked: options.blocked };
  const tryAgain = () => {
    // the button disappears
    group.current?.focus();
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
        {isMounted && (isLoading ? texts.loading : status)}
      </p>
      <p className="card-frame-emptied" role="status">
        {isMounted && frame.isEmptied && (isLoading || isOpen(state)) && options.emptied}
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
          // with only the permissions that a form needs
          <iframe
            key={frame.count}
            ref={frame.attach}
            title={options.title}
            src={address.src}
            sandbox="allow-scripts allow-forms allow-same-origin"
            allow={DENIED}
            referrerPolicy="origin"
            loading="eager"
            style={{ height: frameHeight(frame.height ?? 0, reserved) }}
          />
        )}
        <AlertRegion
          alerts={isLost(state) ? [{ level: 'error', text: notices[state] }] : []}
          values={facts}
        />
        {isLost(state) && state !== 'blocked' && (
          <RetryButton onRetry={tryAgain}>{options.tryAgain}</RetryButton>
        )}
      </div>
    </fieldset>
  );
}

export const widget = defineWidget('group', CardFrame);
