import { useStore } from 'zustand';
import type { StepSubmit } from '#types/content/step';
import { fill, isFilled } from '../fill.ts';
import { useForm } from '../form/form-context.ts';

interface SubmitNoteProps {
  words: StepSubmit;
  isSending: boolean;
}

/** What stands beneath the button that sends a journey: what it does, and then that it is being done. */
export function SubmitNote({ words: { note, sending }, isSending }: SubmitNoteProps) {
  const { store } = useForm();
  const facts = useStore(store, (state) => state.facts);
  return (
    <>
      {note && !isSending && isFilled(note, facts) && <p>{fill(note, facts)}</p>}
      <p role="status">{isSending && sending}</p>
    </>
  );
}
