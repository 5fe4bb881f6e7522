import './submit.css';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { StepSubmit } from '#types/content/step';
import { useEngine } from '../engine-context.ts';
import { fill, isFilled } from '../fill.ts';
import { useForm } from '../form/form-context.ts';
import { Text } from '../ui/Text.tsx';
import { PATIENCE } from '../use-read.ts';

interface SubmitNoteProps {
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

/** Stands beneath the button that sends a journey: what it does, and then that it is being done. */
export function SubmitNote({ words: { note, sending, slow }, isSending }: SubmitNoteProps) {
  const { rules } = useEngine();
  const { store } = useForm();
  const facts = useStore(store, (state) => state.facts);
  const takesLong = useTakesLong(isSending);
  const now = sending.find(({ when }) => rules.test(when, facts))?.text;
  return (
    <>
      {note && !isSending && rules.test(note.when, facts) && (
        // its room is kept while it is not known what it says
        <p className="submit-note">{isFilled(note.text, facts) && <Text>{fill(note.text, facts)}</Text>}</p>
      )}
      <div className="submit-status" role="status">
        {isSending && (
          <p key={now}>
            <span className="spinner" aria-hidden="true" />
            <span>{now}</span>
          </p>
        )}
        {isSending && takesLong && slow && <p>{slow}</p>}
      </div>
    </>
  );
}
