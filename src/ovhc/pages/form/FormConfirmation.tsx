import type { SentForm } from '#types/data/form-draft';
import type { JsonObject } from '../../../engine/form/paths.ts';
import { JourneyView } from '../../../engine/journey/JourneyView.tsx';
import type { FormContent } from './form-content.ts';

interface FormConfirmationProps {
  content: FormContent;
  /** The accepted submission. Absent in author mode. */
  sent: SentForm | undefined;
  onStep(step: { hash: string }): void;
}

const noAnswers = () => ({});
const noop = () => {};

/** Shows that the answers have arrived, with the server's reference. */
export function FormConfirmation({ content, sent, onStep }: FormConfirmationProps) {
  const { journey, confirmation } = content;
  const reference = sent && { reference: sent.reference };
  return (
    <JourneyView
      journey={{ name: journey.name, steps: [{ step: confirmation }] }}
      facts={{ ...sent?.answers, ...reference } as JsonObject}
      values={{ ...sent?.values, ...reference }}
      continues
      answersOf={noAnswers}
      onAnswers={noop}
      onStep={onStep}
    />
  );
}
