import './journey.css';
import { type ReactNode, type RefObject, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Journey, Step } from '#types/content/journey';
import { useEngine } from '../engine-context.ts';
import { fill } from '../fill.ts';
import { FieldAlerts } from '../form/FieldAlerts.tsx';
import { FormContext } from '../form/form-context.ts';
import type { FormStore } from '../form/form-store.ts';
import { SchemaForm } from '../form/SchemaForm.tsx';
import { Icon } from '../ui/Icon.tsx';
import { RichText } from '../ui/RichText.tsx';
import { Text } from '../ui/Text.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { useMedia, WIDE } from '../ui/use-media.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { IconList } from './IconList.tsx';
import { StepButtons } from './StepButtons.tsx';
import { StepSummary } from './StepSummary.tsx';
import { SendingStatus, SubmitNote, SubmitNotice } from './SubmitNotes.tsx';
import { useAutoSubmit } from './use-auto-submit.ts';

interface StepViewProps {
  step: Step;
  form: FormStore;
  heading: RefObject<HTMLHeadingElement | null>;
  journey: Journey;
  /** Position of the step, from 1. */
  position: { step: number; steps: number };
  /** The first incomplete step before one that submits the journey. */
  incomplete: Step | undefined;
  /** The answers so far, for a step that lets visitors check them. */
  review?: ReactNode;
  /** True while the journey is being submitted: nothing can be changed. */
  isSending: boolean;
  /** An element to show meanwhile. */
  whileSending?: ReactNode;
  /** @returns false if something is invalid */
  onNext: (() => boolean) | undefined;
  onPrevious: (() => void) | undefined;
}

/** Draws one step of a journey: heading, texts, alerts, fields and buttons, all as authored. */
export function StepView({
  step,
  form,
  heading,
  journey,
  position,
  incomplete,
  review,
  isSending,
  whileSending,
  onNext,
  onPrevious,
}: StepViewProps) {
  const { report, validators } = useEngine();
  const valid = useStore(form, (state) => state.valid);
  const closed = step.submit?.closed;
  const holdsClosed = useStore(form, ({ facts, visible }) =>
    closed ? validators.test(closed.when, { ...facts, ...visible }) : false,
  );
  // answers don't change while they are being submitted
  const isClosed = holdsClosed && !isSending;
  const [messages] = useState(() => createStore<Readonly<Record<string, string>>>(() => ({})));
  const [tries, setTries] = useState(0);
  // each refusal by the server shows the errors like an attempt to continue
  const attempts = tries + useStore(form, (state) => state.refusals);

  const refuse = () => {
    form.revealErrors();
    setTries((count) => count + 1);
    report({ type: 'incomplete', step: step.hash });
  };
  const submit = () => {
    if (isSending || !onNext) return;
    if (!form.getState().valid || incomplete || !onNext()) refuse();
    else if (!step.submit) form.leave();
  };
  const leaveBackwards =
    onPrevious &&
    (() => {
      form.leave();
      onPrevious();
    });
  const onCommit = useAutoSubmit(step.autoSubmit, submit);
  const context = useMemo(
    () => ({ store: form, idPrefix: step.hash, messages, onCommit, isPrivate: step.private ?? false }),
    [form, step.hash, step.private, messages, onCommit],
  );

  const isHydrated = useHydrated();
  // the visit decides which steps there are
  const isCounted = isHydrated || journey.steps.every(({ when }) => !when);
  const { next: _, ...withoutNext } = step.buttons;
  // below other texts it is the heading of the fields
  const Subheading = step.content && !review ? 'h2' : 'p';
  const isWide = useMedia(WIDE);
  const isBeside = isWide && step.contract !== undefined && step.summary?.layout === 'beside';
  const summary = isBeside && step.contract ? { ...step.contract, layout: 'beside' as const } : step.summary;
  const contract = step.contract && !isBeside && <StepSummary {...step.contract} />;
  const fields = <SchemaForm schema={step.schema} uiSchema={step.uiSchema} />;
  return (
    <FormContext value={context}>
      <form
        className="step"
        data-step={step.hash}
        data-width={step.width ?? 'question'}
        data-sending={isSending ? '' : undefined}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className="step-part" data-part="head">
          {attempts > 0 && !isClosed && (
            <ErrorSummary step={step} messages={messages} incomplete={incomplete} attempts={attempts} />
          )}
          <header className="step-header">
            {journey.position && (
              <p className="eyebrow">
                <Text>{isCounted ? fill(journey.position, position) : '\u00a0'}</Text>
              </p>
            )}
            <h1 ref={heading} tabIndex={-1}>
              {step.icon && <Icon shape={step.icon} />}
              {step.heading}
            </h1>
            {step.content && !review && <RichText nodes={step.content} />}
            {step.subheading && <Subheading className="step-subheading">{step.subheading}</Subheading>}
          </header>
          {step.needs && <IconList {...step.needs} />}
          {step.alerts && <FieldAlerts alerts={step.alerts} />}
        </div>
        {summary && <StepSummary {...summary} />}
        <div className="step-part" data-part="body">
          {review && <div inert={isSending}>{review}</div>}
          {review && contract}
          {step.content && review && <RichText nodes={step.content} />}
          {isClosed && closed ? (
            <RichText nodes={closed.text} />
          ) : step.submit ? (
            // this fieldset only disables its fields: the step's heading is their name
            <fieldset role="none" disabled={isSending}>
              {fields}
            </fieldset>
          ) : (
            fields
          )}
          {!review && contract}
          {step.next && <IconList {...step.next} isOrdered />}
          {step.closing && <RichText nodes={step.closing} />}
          {step.submit && !isClosed && (
            <SubmitNotice content={step.submit.incomplete} incomplete={incomplete} />
          )}
          {step.submit && <SendingStatus content={step.submit} isSending={isSending} />}
          {isSending && whileSending}
          <StepButtons
            buttons={isClosed ? withoutNext : step.buttons}
            valid={valid && !incomplete}
            isSending={isSending}
            note={step.submit?.note && !isSending && <SubmitNote note={step.submit.note} />}
            onPrevious={leaveBackwards}
          />
        </div>
      </form>
    </FormContext>
  );
}
