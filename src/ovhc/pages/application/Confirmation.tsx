import { useStore } from 'zustand';
import type { ApplicationPage } from '#types/content/application-page';
import type { JsonObject } from '../../../engine/form/paths.ts';
import { JourneyView } from '../../../engine/journey/JourneyView.tsx';
import { reportStep } from '../../analytics/events.ts';
import { confirmationFacts, detailFacts } from '../../application/confirmation.ts';
import { confirmationStore } from '../../store/confirmation-store.ts';
import { detailsStore } from '../../store/details-store.ts';
import { applicationsStore } from '../../submission/store.ts';

interface ConfirmationProps {
  content: ApplicationPage;
  /** True if the visitor comes from the application on this page. */
  continues: boolean;
}

const noAnswers = () => ({});
const noop = () => {};
const report = ({ hash }: { hash: string }) => reportStep('Application Form', hash);

/**
 * Shows an accepted application from its stored record (§2). The visit that submitted it also shows its people and
 * payments.
 */
export function Confirmation({ content, continues }: ConfirmationProps) {
  const confirmation = useStore(confirmationStore);
  const details = useStore(detailsStore);
  const accepted = useStore(applicationsStore, (applications) => applications.accepted?.reference);
  const isOwn = accepted !== undefined && details.reference === accepted;
  const facts = { ...confirmationFacts(confirmation), ...(isOwn && detailFacts(details, content)) };
  const { productName } = confirmation;
  return (
    <div className="application confirmation">
      <JourneyView
        journey={content.confirmation}
        facts={facts as JsonObject}
        continues={continues}
        answersOf={noAnswers}
        onAnswers={noop}
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
