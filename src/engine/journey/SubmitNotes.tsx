import './submit.css';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Step, StepSubmit } from '#types/content/step';
import { useEngine } from '../engine-context.ts';
import { fill, isFilled } from '../fill.ts';
import { useForm } from '../form/form-context.ts';
import { AlertRegion } from '../ui/AlertRegion.tsx';
import { Text } from '../ui/Text.tsx';
import { SLOW_AFTER } from '../use-read.ts';
import { waitingForm } from './submit-handlers.ts';

interface SendingStatusProps {
  content: StepSubmit;
  isSending: boolean;
}

function useTakesLong(isSending: boolean): boolean {
  const [takesLong, setTakesLong] = useState(false);
  useEffect(() => {
    setTakesLong(false);
    if (!isSending) return;
    const timer = setTimeout(() => setTakesLong(true), SLOW_AFTER);
    return () => clearTimeout(timer);
  }, [isSending]);
  return takesLong;
}

/** Announces that a journey is being submitted, unless it waits for the visitor. It stays in view. */
export function SendingStatus({ content: { sending = [], slow }, isSending }: SendingStatusProps) {
  const { validators, texts } = useEngine();
  const { store } = useForm();
  const facts = useStore(store, (state) => state.facts);
  const isShown = !useStore(waitingForm, ({ form }) => form === store) && isSending;
  const takesLong = useTakesLong(isShown);
  const now = sending.find(({ when }) => validators.test(when, facts))?.text ?? texts.submit.sending;
  return (
    <div className="sending" role="status">
      {isShown && (
        <>
          <span className="spinner" aria-hidden="true" />
          <div>
            <p className="sending-now" key={now}>
              {now}
            </p>
            {takesLong && slow && <p>{slow}</p>}
          </div>
        </>
      )}
    </div>
  );
}

/** Explains, below the button, what submitting does. */
export function SubmitNote({ note: { text, when } }: { note: NonNullable<StepSubmit['note']> }) {
  const { validators } = useEngine();
  const { store } = useForm();
  const facts = useStore(store, (state) => state.facts);
  const values = useStore(store, (state) => state.values);
  if (!validators.test(when, facts)) return null;
  // reserves its height until the text is known
  return <p className="submit-note">{isFilled(text, values) && <Text>{fill(text, values)}</Text>}</p>;
}

interface SubmitNoticeProps {
  content: StepSubmit['incomplete'];
  /** The first incomplete step before the one that submits. */
  incomplete: Step | undefined;
}

/** Explains why a journey cannot be submitted yet, with a link to the incomplete step. */
export function SubmitNotice({ content, incomplete }: SubmitNoticeProps) {
  const { incomplete: shared } = useEngine().texts.submit;
  const { text, link } = content ?? { ...shared, text: [shared.text] };
  const notice = incomplete && {
    level: 'info' as const,
    text,
    link: { text: fill(link, { heading: incomplete.heading }), href: `#${incomplete.hash}` },
  };
  return <AlertRegion alerts={notice ? [notice] : []} values={{ heading: incomplete?.heading }} />;
}
