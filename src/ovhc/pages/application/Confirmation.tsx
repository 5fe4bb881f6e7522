import { useStore } from 'zustand';
import type { ApplicationPage } from '#types/content/application-page';
import type { JsonObject } from '../../../engine/form/paths.ts';
import { JourneyView } from '../../../engine/journey/JourneyView.tsx';
import { reportStep } from '../../analytics/page-step.ts';
import { confirmationFacts } from '../../application/confirmation.ts';
import { confirmationStore } from '../../store/confirmation-store.ts';

interface ConfirmationProps {
  journey: ApplicationPage['confirmation'];
  /** Whether it follows the application on this page. */
  continues: boolean;
}

const noAnswers = () => ({});
const unheard = () => {};
const report = ({ hash }: { hash: string }) => reportStep('Application Form', hash);

/** What is said of an application that was accepted, from the record that is kept of it (§2). */
export function Confirmation({ journey, continues }: ConfirmationProps) {
  const confirmation = useStore(confirmationStore);
  const { productName } = confirmation;
  return (
    <div className="application confirmation">
      <JourneyView
        journey={journey}
        facts={confirmationFacts(confirmation) as JsonObject}
        continues={continues}
        answersOf={noAnswers}
        onAnswers={unheard}
        onStep={report}
        note={
          productName && (
            <p className="price-line">
              <strong>{productName}</strong>
            </p>
          )
        }
      />
    </div>
  );
}
