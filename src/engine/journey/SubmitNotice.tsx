import type { Step, StepSubmit } from '#types/content/step';
import { fill } from '../fill.ts';
import { AlertRegion } from '../ui/AlertRegion.tsx';

interface SubmitNoticeProps {
  words: StepSubmit['incomplete'];
  /** The first step that is incomplete, of those before the one that sends them. */
  incomplete: Step | undefined;
}

/** Why a journey cannot be sent yet, with the way to mend it. */
export function SubmitNotice({ words: { text, link }, incomplete }: SubmitNoticeProps) {
  const notice = incomplete && {
    level: 'info' as const,
    text,
    link: { text: fill(link, { heading: incomplete.heading }), href: `#${incomplete.hash}` },
  };
  return <AlertRegion alerts={notice ? [notice] : []} values={{ heading: incomplete?.heading }} />;
}
