import { useStore } from 'zustand';
import type { StepSubmit } from '#types/content/step';
import { useEngine } from '../engine-context.ts';
import { fill, isFilled } from '../fill.ts';
import { useForm } from '../form/form-context.ts';
import { Text } from '../ui/Text.tsx';

/** Says beneath the button that sends a journey what it does. */
export function SubmitNote({ note: { text, when } }: { note: NonNullable<StepSubmit['note']> }) {
  const { validators } = useEngine();
  const facts = useStore(useForm().store, (state) => state.facts);
  if (!validators.test(when, facts)) return null;
  // its room is kept while it is not known what it says
  return <p className="submit-note">{isFilled(text, facts) && <Text>{fill(text, facts)}</Text>}</p>;
}
