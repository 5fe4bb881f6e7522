import './submit.css';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { StepSubmit } from '#types/content/step';
import { useEngine } from '../engine-context.ts';
import { useForm } from '../form/form-context.ts';
import { PATIENCE } from '../use-read.ts';

interface SendingStatusProps {
  words: StepSubmit;
  isSending: boolean;
}

function useTakesLong(isSending: boolean): boolean {
  const [takesLong, setTakesLong] = useState(false);
  useEffect(() => {
    setTakesLong(false);
    if (!isSending) return;
    const timer = setTimeout(() => setTakesLong(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [isSending]);
  return takesLong;
}

/** Says that a journey is being sent, for as long as that takes. It stays in view, whichever part of the step is. */
export function SendingStatus({ words: { sending, slow }, isSending }: SendingStatusProps) {
  const { validators } = useEngine();
  const facts = useStore(useForm().store, (state) => state.facts);
  const takesLong = useTakesLong(isSending);
  const now = sending.find(({ when }) => validators.test(when, facts))?.text;
  return (
    <div className="sending" role="status">
      {isSending && (
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
