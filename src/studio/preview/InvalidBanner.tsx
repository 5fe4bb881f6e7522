import { Icon } from '../../engine/ui/Icon.tsx';
import { showFinding } from '../findings/show-finding.ts';
import { icons } from '../icons.ts';
import { useStudio } from '../studio-store.ts';

/** Says that the page is an earlier version while the content has errors. It leads to the first one. */
export function InvalidBanner() {
  const isInvalid = useStudio(({ state }) => state?.isInvalid);
  const error = useStudio(({ state }) => state?.diagnostics.find(({ severity }) => severity === 'error'));
  if (!isInvalid) return null;
  return (
    <div className="banner" data-severity="error">
      <Icon shape={icons.error} />
      <p>The page shows the last version without errors.</p>
      {error && (
        <button type="button" className="tool" onClick={() => showFinding(error)}>
          Go to the first error
        </button>
      )}
    </div>
  );
}
