import './journey.css';
import { type RefObject, useMemo } from 'react';
import { useStore } from 'zustand';
import type { Journey, Step } from '#types/content/journey';
import { fill } from '../fill.ts';
import { FieldAlerts } from '../form/FieldAlerts.tsx';
import { FormContext } from '../form/form-context.ts';
import type { FormStore } from '../form/form-store.ts';
import { SchemaForm } from '../form/SchemaForm.tsx';
import { Icon } from '../ui/Icon.tsx';
import { RichText } from '../ui/RichText.tsx';
import { StepButtons } from './StepButtons.tsx';
import { StepNeeds } from './StepNeeds.tsx';
import { StepSummary } from './StepSummary.tsx';
import { SubmitNote } from './SubmitNote.tsx';
import { SubmitNotice } from './SubmitNotice.tsx';
import { useAutoSubmit } from './use-auto-submit.ts';

interface StepViewProps {
  step: Step;
  form: FormStore;
  heading: RefObject<HTMLHeadingElement | null>;
  journey: Journey;
  /** Where the step stands, counted from 1. */
  position: { step: number; steps: number };
  /** Of a step that sends the journey: the first one before it that is incomplete. */
  incomplete: Step | undefined;
  /** Whether the journey is on its way: nothing can be changed or sent meanwhile. */
  isSending: boolean;
  onNext: (() => void) | undefined;
  onPrevious: (() => void) | undefined;
}

/** One screen of a journey: heading, words, alerts, fields and buttons, all as authored. */
export function StepView(props: StepViewProps) {
  const { step, form, heading, journey, position, incomplete, isSending, onNext, onPrevious } = props;
  const valid = useStore(form, (state) => state.valid);

  const submit = () => {
    if (isSending) return;
    if (!form.getState().valid) form.revealErrors();
    else if (!incomplete) onNext?.();
  };
  const onCommit = useAutoSubmit(step.autoSubmit, submit);
  const context = useMemo(
    () => ({ store: form, idPrefix: step.hash, onCommit }),
    [form, step.hash, onCommit],
  );

  // below other words it heads the fields
  const Subheading = step.content ? 'h2' : 'p';
  const fields = <SchemaForm schema={step.schema} uiSchema={step.uiSchema} />;
  return (
    <FormContext value={context}>
      <form
        className="step"
        data-step={step.hash}
        data-width={step.width ?? 'question'}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        onKeyDown={(event) => {
          // a disabled button takes Enter with it: say what is missing instead of nothing
          const inText = event.target instanceof HTMLInputElement && event.target.type !== 'radio';
          if (event.key === 'Enter' && inText && !event.defaultPrevented && !valid) form.revealErrors();
        }}
      >
        <header className="step-header">
          {journey.position && <p className="eyebrow">{fill(journey.position, position)}</p>}
          <h1 ref={heading} tabIndex={-1}>
            {step.icon && <Icon shape={step.icon} />}
            {step.heading}
          </h1>
          {step.content && <RichText nodes={step.content} />}
          {step.subheading && <Subheading className="step-subheading">{step.subheading}</Subheading>}
        </header>
        {step.needs && <StepNeeds {...step.needs} />}
        {step.alerts && <FieldAlerts alerts={step.alerts} />}
        {step.summary && <StepSummary {...step.summary} />}
        {step.submit ? (
          // it disables, and is no group: the step has its heading
          <fieldset className="step-fields" role="none" disabled={isSending}>
            {fields}
          </fieldset>
        ) : (
          fields
        )}
        {step.closing && (
          <div className="step-closing">
            {step.closingHeading && <h2>{step.closingHeading}</h2>}
            <RichText nodes={step.closing} />
          </div>
        )}
        {step.submit && <SubmitNotice words={step.submit.incomplete} incomplete={incomplete} />}
        <StepButtons
          buttons={step.buttons}
          valid={valid && !incomplete}
          isSending={isSending}
          note={step.submit && <SubmitNote words={step.submit} isSending={isSending} />}
          onPrevious={onPrevious}
        />
      </form>
    </FormContext>
  );
}
