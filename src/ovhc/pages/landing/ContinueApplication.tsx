import { useStore } from 'zustand';
import type { LandingPage } from '#types/content/landing-page';
import { fill } from '../../../engine/fill.ts';
import { Text } from '../../../engine/ui/Text.tsx';
import { draftStore } from '../../store/draft-store.ts';
import { StartAgain } from '../StartAgain.tsx';

/** Offers to continue this tab's application at the step that was left, or to delete it. */
export function ContinueApplication({ content: { application, startAgain } }: { content: LandingPage }) {
  const inProgress = useStore(draftStore, (draft) => draft.application);
  if (!inProgress) return null;
  const { step, quote } = inProgress;
  return (
    <>
      <h2>{application.heading}</h2>
      <p>
        <Text>{fill(application.text, { productName: quote.productName })}</Text>
      </p>
      <div className="continue-application-buttons">
        <a className="button" href={application.link.href + (step ? `#${step}` : '')}>
          {application.link.text}
        </a>
        <StartAgain content={startAgain} />
      </div>
    </>
  );
}
