import './submit.css';
import { useStore } from 'zustand';
import type { StepSubmit } from '#types/content/step';
import { useEngine } from '../engine-context.ts';
import { fill, isFilled } from '../fill.ts';
import { useForm } from '../form/form-context.ts';

interface SubmitNoteProps {
  words: StepSubmit;
  isSending: boolean;
}

/** What stands beneath the button that sends a journey: what it does, and then that it is being done. */
export function SubmitNote({ words: { note, sending }, isSending }: SubmitNoteProps) {
  const { rules } = useEngine();
  const { store } = useForm();
  const facts = useStore(store, (state) => state.facts);
  return (
    <>
      {note && !isSending && rules.test(note.when, facts) && (
        // its room is kept while it is not known what it says
        <p className="submit-note">{isFilled(note.text, facts) && fill(note.text, facts)}</p>
      )}
      <p className="submit-status" role="status">
        {isSending && (
          <>
            <span className="spinner" aria-hidden="true" />
            {sending}
          </>
        )}
      </p>
    </>
  );
}
