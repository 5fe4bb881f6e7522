import { Banner } from '../Banner.tsx';
import { showFinding } from '../findings/FindingNote.tsx';
import { useStudio } from '../studio-store.ts';
import { Tool } from '../Tool.tsx';

/** Says that the page is an earlier version while the content has errors. It leads to the first one. */
export function InvalidBanner() {
  const isInvalid = useStudio(({ state }) => state?.isInvalid);
  const error = useStudio(({ state }) => state?.diagnostics.find(({ severity }) => severity === 'error'));
  if (!isInvalid) return null;
  return (
    <Banner severity="error" text="The page shows the last version without errors.">
      {error && <Tool onClick={() => showFinding(error)}>Go to the first error</Tool>}
    </Banner>
  );
}
