import { useStore } from 'zustand';
import type { Step, StepSubmit } from '#types/content/step';
import { fill, isFilled } from '../fill.ts';
import { useForm } from '../form/form-context.ts';
import { AlertRegion } from '../ui/AlertRegion.tsx';

interface SubmitNoteProps {
  words: StepSubmit;
  /** The first step that is incomplete, of those before this one. */
  incomplete: Step | undefined;
  isSending: boolean;
}

/** What stands with the button that sends a journey: why it cannot be used, what it does, and that it is being done. */
export function SubmitNote({ words, incomplete, isSending }: SubmitNoteProps) {
  const { store } = useForm();
  const facts = useStore(store, (state) => state.facts);
  const { text, link } = words.incomplete;
  const notice = incomplete && {
    level: 'info' as const,
    text,
    link: { text: fill(link, { heading: incomplete.heading }), href: `#${incomplete.hash}` },
  };
  return (
    <div className="submit-note">
      <AlertRegion alerts={notice ? [notice] : []} values={{ heading: incomplete?.heading }} />
      {words.note && isFilled(words.note, facts) && <p>{fill(words.note, facts)}</p>}
      <p className="submit-sending" role="status">
        {isSending && words.sending}
      </p>
    </div>
  );
}
